import {
  ideaCategories,
  interests,
  lifestyles,
  occasionTypes,
  personalityTraits,
  relationships,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { type CatalogueIdea, ideaFlags, suitsOccasion } from './catalogue-idea.js';

/** The words of a short list as places in it and as bits, so that whole sets of them are compared at once. */
class Marks<T extends string> {
  readonly #places: ReadonlyMap<string, number>;

  constructor(private readonly words: readonly T[]) {
    this.#places = new Map(words.map((word, at) => [word, at]));
  }

  placesOf(words: readonly T[]): readonly number[] {
    return words.map((word) => this.#places.get(word)!);
  }

  bitsOf(words: Iterable<T>): number {
    let bits = 0;
    for (const word of words) bits |= 1 << this.#places.get(word)!;
    return bits;
  }

  /** By place; 0 for what is not wanted. */
  weightsOf(wanted: ReadonlyMap<T, number>): Float64Array {
    return Float64Array.from(this.words, (word) => wanted.get(word) ?? 0);
  }
}

export const interestMarks = new Marks(interests);
export const traitMarks = new Marks(personalityTraits);
export const lifestyleMarks = new Marks(lifestyles);
export const flagMarks = new Marks(ideaFlags);
export const occasionMarks = new Marks(occasionTypes);
export const relationshipMarks = new Marks(relationships);
const categoryMarks = new Marks(ideaCategories);

/** How many bits are set. */
export function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** An idea's words as numbers. A score is made of these; the words themselves are for the reasons. */
export interface IdeaMarks {
  category: number;
  interests: number;
  interestPlaces: readonly number[];
  traitPlaces: readonly number[];
  lifestylePlaces: readonly number[];
  flags: number;
  /** Those that it names, and all that it suits. */
  occasions: number;
  suits: number;
  relationships: number;
  /** What naming one occasion or relationship is worth: less, the more are named. */
  occasionShare: number;
  relationshipShare: number;
  /** The middle of its price range, in cents. */
  middle: number;
}

export const marksOf = (idea: CatalogueIdea): IdeaMarks => ({
  category: categoryMarks.bitsOf([idea.category]),
  interests: interestMarks.bitsOf(idea.interests),
  interestPlaces: interestMarks.placesOf(idea.interests),
  traitPlaces: traitMarks.placesOf(idea.personality),
  lifestylePlaces: lifestyleMarks.placesOf(idea.lifestyle),
  flags: flagMarks.bitsOf(idea.flags),
  occasions: occasionMarks.bitsOf(occasionTypes.filter((one) => idea.occasions.includes(one))),
  suits: occasionMarks.bitsOf(occasionTypes.filter((one) => suitsOccasion(idea, one))),
  relationships: relationshipMarks.bitsOf(idea.relationships),
  occasionShare: 1 / Math.sqrt(Math.max(1, idea.occasions.length - 2)),
  relationshipShare: 1 / Math.sqrt(Math.max(1, idea.relationships.length)),
  middle: (idea.priceCents[0] + idea.priceCents[1]) / 2,
});
