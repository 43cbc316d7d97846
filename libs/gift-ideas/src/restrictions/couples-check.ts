import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import type { CatalogueIdea } from '../ideas/idea.js';
import type { IdeaTexts } from './restriction-check.js';

/** The person that a check for couples' gifts is about. */
export interface MaybeAlone {
  relationship?: Relationship;
  occasion?: OccasionType;
  facts: Pick<PersonFacts, 'circumstances' | 'several'>;
}

const forCouples =
  /\bcouples?\b|\bromantic\b|\bromance for two\b|\bdate[- ]nights?\b|\bhis[- ]and[- ]hers\b|\bhoneymoons?\b|\bnewlyweds?\b|\bmr\.? (?:&|and) mrs\b|\bwedding anniversar(?:y|ies)\b|\bsweethearts?\b|\blove (?:coupons?|letters?|notes?)\b|\bproposals?\b/i;
const coupleDays: ReadonlySet<OccasionType> = new Set(['anniversary', 'wedding', 'engagement', 'valentines']);

/** Someone who is bereaved or separated, if the giver isn't their partner. */
export function isAlone({ relationship, occasion, facts }: MaybeAlone): boolean {
  if (relationship === 'partner' || relationship === 'spouse' || facts.several) return false;
  if (occasion && coupleDays.has(occasion)) return false;
  return facts.circumstances.some(({ kind }) => kind === 'separated' || kind === 'bereaved');
}

/** Whether an idea is meant for a couple, by its needs if listed, and by its words. */
export const isForCouples = (
  { name, description, searchTerm }: IdeaTexts,
  idea?: Pick<CatalogueIdea, 'needs'>,
): boolean =>
  !!idea?.needs.includes('partner') || forCouples.test(`${name} | ${searchTerm} | ${description}`);
