import type { EventData } from '@giftwell/contracts/core/event';
import type { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import type { GiftState } from '@giftwell/contracts/planning/gifts';
import { hasReached } from './gift-row.js';

type KeptEvent = Pick<
  EventData<typeof suggestionKept>,
  'recipientId' | 'saved' | 'savedAt' | 'purchased' | 'purchasedAt' | 'at'
>;

/** The state of a gift that came from a suggestion. */
export interface SuggestedGift {
  recipientId: number;
  state: GiftState;
  decidedOn: string | null;
  isTouched: boolean;
  isDeleted: boolean;
  /** When it last entered or left the record, and when it was last marked as bought or not. */
  keptSince: Date | null;
  boughtSince: Date | null;
  /** The time of the newest act received. */
  toldAt: Date | null;
}

const isNewer = (at: string, known: Date | null): boolean => !known || new Date(at) >= known;

/** The state after "I bought it" or "I did not"; what is wrapped or given is bought already. */
function stateAfter({ state, decidedOn }: SuggestedGift, purchased: boolean): GiftState {
  if (purchased === hasReached(state, 'bought')) return state;
  if (purchased) return 'bought';
  return decidedOn ? 'decided' : 'idea';
}

/**
 * A gift after an act on its suggestion. The last act on saving and on buying wins, on either side and in any order of
 * arrival. A gift that the user changed stays when its suggestion is no longer saved.
 */
export function afterSuggestion(gift: SuggestedGift, event: KeptEvent): SuggestedGift {
  const [isNewlySaved, isNewlyBought] = [
    isNewer(event.savedAt, gift.keptSince),
    isNewer(event.purchasedAt, gift.boughtSince),
  ];
  const state = isNewlyBought ? stateAfter(gift, event.purchased) : gift.state;
  const isKept = isNewlySaved ? event.saved : !gift.isDeleted;
  const staysAnyway = gift.isDeleted
    ? isNewlyBought && event.purchased
    : gift.isTouched || hasReached(state, 'bought');
  const isLatest = isNewer(event.at, gift.toldAt);
  return {
    state,
    decidedOn: gift.decidedOn,
    isTouched: gift.isTouched,
    isDeleted: !isKept && !staysAnyway,
    recipientId: isLatest ? event.recipientId : gift.recipientId,
    keptSince: isNewlySaved ? new Date(event.savedAt) : gift.keptSince,
    boughtSince: isNewlyBought ? new Date(event.purchasedAt) : gift.boughtSince,
    toldAt: isLatest ? new Date(event.at) : gift.toldAt,
  };
}
