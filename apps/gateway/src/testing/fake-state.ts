import type { auditRoutes } from '@giftwell/contracts/auth/audit';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { SharedSuggestion } from '@giftwell/contracts/gift-ai/shared-suggestions';
import type { AnyCall } from '@giftwell/server-kit';

export const password = 'correct horse';
export const gatewayKey = 'a'.repeat(64);
export const shareCode = 'abcdefghij_ABCDEFGHI-0';

/** State that the specs read and change. */
export class FakeState {
  readonly epochs = new Map<number, number>();
  readonly deleted = new Set<number>();
  readonly calls: AnyCall[] = [];
  readonly inputs: unknown[] = [];
  shared: SharedSuggestion = {
    shareCode,
    title: 'A gift idea for Ann',
    message: null,
    recipientName: 'Ann',
    senderName: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-07-01T00:00:00.000Z',
    viewCount: 0,
    mine: false,
    suggestionData: {
      name: 'Kite',
      category: 'Outdoor & Adventure',
      price: '$25 – $40',
      description: 'A good thing',
      reason: 'Because',
      amazonLink: 'https://www.amazon.com/s?k=kite',
      etsyLink: 'https://www.etsy.com/search?q=kite',
      picture: 'kite',
    },
  };
  readonly audited: (HandlerInput<typeof auditRoutes.note> & { actor: number | null })[] = [];
  /** The network addresses that routes of the services were told, in their order. */
  readonly told: [what: string, address: string | undefined][] = [];
  /** Number of saved ideas by user. */
  readonly saved = new Map<number, number>();
  listed = 0;
  /** Awaited before and after the rows of saved ideas are read or changed. */
  aMoment: () => Promise<void> = () => Promise.resolve();
  registered = 0;
  epochsAsked = 0;
  cancelled = 0;

  /** The session epoch of this user, 0 at first. */
  epochOf = (userId: number) => this.epochs.get(userId) ?? 0;

  raiseEpoch(userId: number): number {
    this.epochs.set(userId, this.epochOf(userId) + 1);
    return this.epochOf(userId);
  }

  note(input: unknown, call: AnyCall): void {
    this.inputs.push(input);
    this.calls.push(call);
  }
}
