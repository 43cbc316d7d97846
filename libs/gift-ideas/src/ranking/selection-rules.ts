import { maxUnsure } from '../interests/interest-certainty.js';
import type { CatalogueIdea } from '../ideas/idea.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';
import type { Scored } from './score.js';
import { servedFrom } from './served-interests.js';

/**
 * Composed ideas only say what to search for, so their number is limited: few next to catalogue ideas, more without.
 */
export interface ComposedLimits {
  besideWritten: number;
  ofInterest: number;
  /** In the whole answer: if catalogue ideas serve every interest, and if not. */
  allKnown: number;
  all: number;
}

export interface SelectionRules {
  /** Called only for an idea that is about to be chosen, because the hard rules read all of its words. */
  isAllowed: (one: Scored) => boolean;
  /** For each stated interest, whether catalogue ideas serve it. */
  interests: readonly boolean[];
  /** For each, whether places are reserved for it: not if a phrase says what a ticked option stands for. */
  owed: readonly boolean[];
  perCategory: number;
  /** A condition that at least this many of the nine must meet. */
  wanted: { least: number; isMet: (idea: CatalogueIdea) => boolean } | null;
  /** Number of places for ideas about the occasion. */
  forOccasion: number;
  /** For each stated interest, its limit, and whether the giver isn't sure of it. */
  places: readonly { most: number; isUnsure: boolean }[];
  /** Ideas that suit anyone of an age, for places that no stated interest can fill. */
  isSafe: (entry: IndexedIdea) => boolean;
}

/** How many of the chosen ideas serve each stated interest. */
export class ServedPlaces {
  readonly times: number[];
  #unsure = 0;

  constructor(private readonly places: SelectionRules['places']) {
    this.times = places.map(() => 0);
  }

  /** Whether one of the interests that an idea serves may have another place; true if it serves none. */
  hasRoomFor({ served }: Scored): boolean {
    if ((served[0]?.strength ?? 0) < servedFrom) return true;
    return served.some(({ interest, strength }) => strength >= servedFrom && !this.#isFull(interest));
  }

  #isFull(interest: number): boolean {
    const { most, isUnsure } = this.places[interest]!;
    return this.times[interest]! >= most || (isUnsure && this.#unsure >= maxUnsure);
  }

  add({ served }: Scored): void {
    for (const { interest, strength } of served) {
      if (strength < servedFrom) continue;
      this.times[interest] = (this.times[interest] ?? 0) + 1;
      if (this.places[interest]!.isUnsure) this.#unsure += 1;
    }
  }
}
