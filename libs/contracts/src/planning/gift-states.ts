/** From an idea to the thanks; each step may be skipped and undone. */
export const giftStates = ['idea', 'decided', 'bought', 'ready', 'given', 'thanked'] as const;
export type GiftState = (typeof giftStates)[number];

/** How it was received. */
export const giftOutcomes = ['loved', 'fine', 'not_theirs'] as const;
export type GiftOutcome = (typeof giftOutcomes)[number];
