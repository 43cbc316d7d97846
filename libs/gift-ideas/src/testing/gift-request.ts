import { noPersonFacts, type PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { GiftBrief, GiftRequest } from '../person/gift-request.js';

/** A brief for a person with these interests. */
export const briefOf = (
  interests: readonly string[],
  facts: Partial<PersonFacts> = {},
  more: Partial<GiftBrief> = {},
): GiftBrief => ({
  name: 'Mia',
  relationship: 'friend',
  age: 36,
  occasion: 'birthday',
  budget: '51-100',
  personality: [],
  lifestyle: [],
  facts: { ...noPersonFacts(), interests: interests.map((phrase) => ({ phrase, source: phrase })), ...facts },
  ...more,
});

export const requestOf = (brief: GiftBrief, more: Partial<GiftRequest> = {}): GiftRequest => ({
  brief,
  excludeNames: [],
  round: 1,
  seed: 1,
  ...more,
});

export const restriction = (
  kind: PersonFacts['restrictions'][number]['kind'],
  detail: string | null = null,
) => ({
  kind,
  detail,
  source: kind,
});
