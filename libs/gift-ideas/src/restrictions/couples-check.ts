import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import type { CatalogueIdea } from '../ideas/idea.js';
import type { IdeaTexts } from './restriction-check.js';

/** Whom a check for couples' gifts is about. */
export interface MaybeAlone {
  relationship?: Relationship;
  occasion?: OccasionType;
  facts: Pick<PersonFacts, 'circumstances' | 'several'>;
}

const forCouples =
  /\bcouples?\b|\bromantic\b|\bromance for two\b|\bdate[- ]nights?\b|\bhis[- ]and[- ]hers\b|\bhoneymoons?\b|\bnewlyweds?\b|\bmr\.? (?:&|and) mrs\b|\bwedding anniversar(?:y|ies)\b|\bsweethearts?\b|\blove (?:coupons?|letters?|notes?)\b|\bproposals?\b/i;
const coupleDays: ReadonlySet<OccasionType> = new Set(['anniversary', 'wedding', 'engagement', 'valentines']);

/** Someone who lost a partner or parted from one, asked about by anyone else. */
export function isAlone({ relationship, occasion, facts }: MaybeAlone): boolean {
  if (relationship === 'partner' || relationship === 'spouse' || facts.several) return false;
  if (occasion && coupleDays.has(occasion)) return false;
  return facts.circumstances.some(({ kind }) => kind === 'separated' || kind === 'bereaved');
}

/** Whether an idea is meant for a couple, by its list where it has one, and by its words. */
export const isForCouples = (
  { name, description, searchTerm }: IdeaTexts,
  idea?: Pick<CatalogueIdea, 'needs'>,
): boolean =>
  !!idea?.needs.includes('partner') || forCouples.test(`${name} | ${searchTerm} | ${description}`);
