import type { EventData } from '@giftwell/contracts/core/event';
import type { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import type { GiftState } from '@giftwell/contracts/planning/gifts';
import { hasReached } from './gift-row.js';

type Told = Pick<
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

const isNews = (said: string, known: Date | null): boolean => !known || new Date(said) >= known;

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
export function afterSuggestion(gift: SuggestedGift, told: Told): SuggestedGift {
  const [isNewlySaved, isNewlyBought] = [
    isNews(told.savedAt, gift.keptSince),
    isNews(told.purchasedAt, gift.boughtSince),
  ];
  const state = isNewlyBought ? stateAfter(gift, told.purchased) : gift.state;
  const isKept = isNewlySaved ? told.saved : !gift.isDeleted;
  const staysAnyway = gift.isDeleted
    ? isNewlyBought && told.purchased
    : gift.isTouched || hasReached(state, 'bought');
  const isLatest = isNews(told.at, gift.toldAt);
  return {
    state,
    decidedOn: gift.decidedOn,
    isTouched: gift.isTouched,
    isDeleted: !isKept && !staysAnyway,
    recipientId: isLatest ? told.recipientId : gift.recipientId,
    keptSince: isNewlySaved ? new Date(told.savedAt) : gift.keptSince,
    boughtSince: isNewlyBought ? new Date(told.purchasedAt) : gift.boughtSince,
    toldAt: isLatest ? new Date(told.at) : gift.toldAt,
  };
}
