import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import { sameIdea } from './idea-identity.js';
import type { IndexedIdea } from './idea-index.js';
import { countOf } from './idea-marks.js';
import type { Scored } from './score.js';

/** Points that an idea loses for being like one that is already taken. */
const alike = { category: 6, interest: 2, keyword: 4, most: 12 };
/** Points for being the first to serve an interest that was chosen. */
const firstOfInterest = 9;

function likeness(a: IndexedIdea, b: IndexedIdea): number {
  let points = a.marks.category === b.marks.category ? alike.category : 0;
  const sharedInterests = countOf(a.marks.interests & b.marks.interests);
  points += (alike.interest * sharedInterests) / Math.max(a.idea.interests.length, b.idea.interests.length);
  let sharedKeywords = 0;
  for (const one of a.idea.keywords) if (b.idea.keywords.includes(one)) sharedKeywords += 1;
  points += alike.keyword * sharedKeywords;
  return Math.min(alike.most, points);
}

/**
 * Maximal marginal relevance: each next idea is the one that fits best after what it shares with those already
 * taken, at most so many of a category and never the same idea twice. Interests that were chosen (as bits) are all
 * served while ideas for them are left.
 */
export function nineOf(ideas: readonly Scored[], chosen: number, perCategory: number): Scored[] {
  const open = new Open(ideas, chosen, perCategory);
  while (open.taken.length < suggestionsPerAnswer && open.takeBest());
  return open.taken;
}

class Open {
  readonly taken: Scored[] = [];
  /** The most that an idea shares with one that is taken, as far as it was compared: the rest can only add to it. */
  readonly #likes: Float64Array;
  readonly #compared: Uint8Array;
  readonly #isClosed: Uint8Array;
  readonly #ofCategory = new Map<number, number>();
  #fullCategories = 0;

  constructor(
    private readonly ideas: readonly Scored[],
    private unserved: number,
    private readonly perCategory: number,
  ) {
    this.#likes = new Float64Array(ideas.length);
    this.#compared = new Uint8Array(ideas.length);
    this.#isClosed = new Uint8Array(ideas.length);
  }

  /** False when nothing is left. */
  takeBest(): boolean {
    const left = suggestionsPerAnswer - this.taken.length;
    const isUrgent = this.unserved !== 0 && left <= countOf(this.unserved);
    let at = this.#best(isUrgent);
    if (at === -1 && isUrgent) at = this.#best(false);
    if (at === -1) return false;
    const next = this.ideas[at]!;
    const { category } = next.entry.marks;
    const ofCategory = (this.#ofCategory.get(category) ?? 0) + 1;
    this.taken.push(next);
    this.#isClosed[at] = 1;
    this.unserved &= ~next.interests;
    this.#ofCategory.set(category, ofCategory);
    if (ofCategory >= this.perCategory) this.#fullCategories |= category;
    return true;
  }

  /** Where the best open idea stands, the first of equals; -1 when there is none. */
  #best(onlyUnserved: boolean): number {
    let found = -1;
    let points = -Infinity;
    for (let at = 0; at < this.ideas.length; at += 1) {
      const { entry, score, interests } = this.ideas[at]!;
      if (this.#isClosed[at] === 1 || (entry.marks.category & this.#fullCategories) !== 0) continue;
      const serves = interests & this.unserved;
      if (onlyUnserved && (serves === 0 || score < 0)) continue;
      const gain = firstOfInterest * Math.min(2, countOf(serves));
      // Most ideas are beaten before they are compared with anything.
      if (score - this.#likes[at]! + gain <= points || !this.#compare(at, entry)) continue;
      const value = score - this.#likes[at]! + gain;
      if (value > points) [found, points] = [at, value];
    }
    return found;
  }

  /** Catches up with what was taken since the last look; false when one of it is the same idea. */
  #compare(at: number, entry: IndexedIdea): boolean {
    for (let to = this.#compared[at]!; to < this.taken.length; to += 1) {
      const other = this.taken[to]!.entry;
      if (sameIdea(entry.identity, other.identity)) {
        this.#isClosed[at] = 1;
        return false;
      }
      this.#likes[at] = Math.max(this.#likes[at]!, likeness(entry, other));
    }
    this.#compared[at] = this.taken.length;
    return true;
  }
}
