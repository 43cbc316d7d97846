import { notFound } from '@giftwell/contracts/core/error';
import { recipientOwnershipRoutes } from '@giftwell/contracts/planning/recipient-access';
import { fakeService, startFakeServices, type TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from './gift-ai.js';

/** Belongs to another user; all other ids belong to the caller. */
export const strangersRecipient = 1_000_000;

let asked = 0;
const fakeOwnership = fakeService(recipientOwnershipRoutes, {
  async check({ id }) {
    asked += 1;
    if (id === strangersRecipient) throw notFound('recipient_not_found', 'There is no such recipient');
    return { ok: true as const };
  },
});

/** The number of ownership checks. */
export const timesAsked = (): number => asked;

/** gift-ai-service with a fake planning-service behind real RPC. */
export async function withPlanning(
  env: Record<string, string> = {},
): Promise<{ service: TestService; planning: TestService }> {
  const { others: planning, env: reached } = await startFakeServices('gift-ai', [fakeOwnership]);
  return { service: await startGiftAi({ ...reached, ...env }), planning };
}
