import { decidingCents, type PriceRange } from '../restrictions/price-rules.js';
import type { IndexedIdea } from './indexed-idea.js';

/** What decides whether a person could use an idea. */
export type IdeaLimits = Pick<
  IndexedIdea,
  'fromAge' | 'toAge' | 'relationshipBits' | 'namedOccasionBits' | 'needBits' | 'countryBits'
>;
const limitNames = [
  ...(['fromAge', 'toAge', 'relationshipBits', 'namedOccasionBits', 'needBits', 'countryBits'] as const),
];

/** What makes an idea worth a closer look: a number other than 0 for its topic, and the form's interests as bits. */
export interface Related {
  topics: Int32Array;
  interestBits: number;
}

export interface Choice {
  prices: PriceRange;
  isPossible: (limits: IdeaLimits) => boolean;
  /** What the ideas should be related to. */
  to: Related;
}

/**
 * The values of all ideas that every request asks for, in one array each: processors read them much faster than the ideas,
 * which lie all over the heap.
 */
export class IdeaColumns {
  readonly #atMost: Int32Array;
  readonly #atLeast: Int32Array;
  readonly #limits: Readonly<Record<keyof IdeaLimits, Int32Array>>;
  readonly #interestBits: Int32Array;
  readonly #topics: Int16Array;
  /** Where the topics of each idea end in `#topics`. */
  readonly #topicEnds: Int32Array;

  constructor(private readonly ideas: readonly IndexedIdea[]) {
    this.#atMost = Int32Array.from(ideas, ({ idea: { price } }) => decidingCents(...price)[0]);
    this.#atLeast = Int32Array.from(ideas, ({ idea: { price } }) => decidingCents(...price)[1]);
    this.#limits = Object.fromEntries(
      limitNames.map((name) => [name, Int32Array.from(ideas, (entry) => entry[name])]),
    ) as Record<keyof IdeaLimits, Int32Array>;
    this.#interestBits = Int32Array.from(ideas, ({ interestBits }) => interestBits);
    this.#topics = Int16Array.from(ideas.flatMap(({ topics }) => topics));
    let end = 0;
    this.#topicEnds = Int32Array.from(ideas, ({ topics }) => (end += topics.length));
  }

  /** The possible ideas in a price range that are related. */
  related(choice: Choice): IndexedIdea[] {
    return this.#chosen(choice, true);
  }

  /** Those that are not. */
  unrelated(choice: Choice): IndexedIdea[] {
    return this.#chosen(choice, false);
  }

  #chosen({ prices: { minCents, maxCents }, isPossible, to }: Choice, isRelated: boolean): IndexedIdea[] {
    const chosen: IndexedIdea[] = [];
    const limits = {} as IdeaLimits;
    for (let at = 0; at < this.ideas.length; at += 1) {
      if (this.#atMost[at]! > maxCents || this.#atLeast[at]! < minCents) continue;
      if (!isPossible(this.#limitsAt(at, limits))) continue;
      if (this.#isRelated(at, to) === isRelated) chosen.push(this.ideas[at]!);
    }
    return chosen;
  }

  #limitsAt(at: number, limits: IdeaLimits): IdeaLimits {
    const columns = this.#limits;
    limits.fromAge = columns.fromAge[at]!;
    limits.toAge = columns.toAge[at]!;
    limits.relationshipBits = columns.relationshipBits[at]!;
    limits.namedOccasionBits = columns.namedOccasionBits[at]!;
    limits.needBits = columns.needBits[at]!;
    limits.countryBits = columns.countryBits[at]!;
    return limits;
  }

  #isRelated(at: number, { topics, interestBits }: Related): boolean {
    if ((this.#interestBits[at]! & interestBits) !== 0) return true;
    const end = this.#topicEnds[at]!;
    for (let place = at === 0 ? 0 : this.#topicEnds[at - 1]!; place < end; place += 1)
      if (topics[this.#topics[place]!] !== 0) return true;
    return false;
  }
}
