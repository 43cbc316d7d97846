import {
  interests,
  lifestyles,
  occasionTypes,
  personalityTraits,
  relationships,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { hashOf } from '../text/random.js';
import { bitsOf } from './bit-sets.js';
import type { AgeRange } from './age-words.js';
import { countryNames } from './country.js';
import type { DayWords } from './day-words.js';
import type { Holiday } from './holiday-words.js';
import { type CatalogueIdea, everydayOccasions, practicalNeeds } from './idea.js';

/**
 * An idea with everything that doesn't depend on a request. Lists are also bit sets, because they are checked thousands
 * of times.
 */
export interface IndexedIdea {
  idea: CatalogueIdea;
  /** Numbers of the topics it serves, in the order of `serves`. */
  topics: readonly number[];
  /** A stable number for variety by seed. */
  key: number;
  fromAge: number;
  toAge: number;
  /** The givers it suits; 0 for anyone. */
  relationshipBits: number;
  /** The occasions it lists, and those it suits. */
  namedOccasionBits: number;
  occasionBits: number;
  /** Traits and lifestyles that it suits. */
  traitBits: number;
  /** Its practical needs. */
  needBits: number;
  /** The form's interests that it suits directly. */
  interestBits: number;
  /** The countries where it is sold; 0 for almost everywhere. */
  countryBits: number;
  /** The occasion and ages named in its words; undefined until first used. */
  day: DayWords | null | undefined;
  /** The holidays it is about; undefined until first used. */
  holidays: readonly Holiday[] | undefined;
  ages: AgeRange | undefined;
  /** Whether its name says that a child comes along; undefined until first used. */
  needsChild: boolean | undefined;
  /** Whether its words say that it is for beginners; undefined until first used. */
  forBeginners: boolean | undefined;
  /** Index of the stated interest that a composed idea is for. */
  composedFor: number | undefined;
  /** The composed form that it was made from. */
  composedForm: string | undefined;
  /** The names of the two ideas of a set. */
  parts: readonly string[] | undefined;
}

/** Traits and lifestyles; some words are both. */
export const traitWords: readonly string[] = [...new Set<string>([...personalityTraits, ...lifestyles])];

export const relationshipBitsOf = bitsOf(relationships);
export const occasionBitsOf = bitsOf(occasionTypes);
export const traitBitsOf = bitsOf(traitWords);
export const needBitsOf = bitsOf(practicalNeeds);
export const interestBitsOf = bitsOf(interests);
export const countryBitsOf = bitsOf(Object.keys(countryNames));
const everydayBits = occasionBitsOf([...everydayOccasions]);

export function indexedIdea(idea: CatalogueIdea, topics: readonly number[]): IndexedIdea {
  const namedOccasionBits = occasionBitsOf(idea.occasions);
  return {
    idea,
    topics,
    key: hashOf(idea.id),
    fromAge: idea.ages[0],
    toAge: idea.ages[1],
    relationshipBits: relationshipBitsOf(idea.relationships),
    namedOccasionBits,
    occasionBits: idea.occasions.includes('any') ? namedOccasionBits | everydayBits : namedOccasionBits,
    traitBits: traitBitsOf(idea.suits),
    needBits: needBitsOf(idea.needs),
    interestBits: interestBitsOf(idea.interests),
    countryBits: countryBitsOf(idea.country ?? []),
    day: undefined,
    holidays: undefined,
    ages: undefined,
    needsChild: undefined,
    forBeginners: undefined,
    composedFor: undefined,
    composedForm: undefined,
    parts: undefined,
  };
}
