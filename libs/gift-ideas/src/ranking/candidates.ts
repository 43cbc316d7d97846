import type { IndexedIdea } from '../ideas/indexed-idea.js';
import type { Scored, Scorer } from './score.js';

/**
 * The ideas that one answer is chosen from. Most serve no stated interest, and are scored only if those that do are used up.
 */
export class Candidates {
  readonly #fitting: Scored[] = [];
  readonly #others: IndexedIdea[] = [];
  #ranked: readonly Scored[] | undefined;
  #allRanked: readonly Scored[] | undefined;

  /** `unrelated` returns ideas that serve no interest. */
  constructor(
    private readonly scorer: Scorer,
    private readonly unrelated: () => readonly IndexedIdea[],
  ) {}

  /** Call it before the lists are ranked. */
  add(entries: readonly IndexedIdea[]): void {
    for (const entry of entries) {
      const served = this.scorer.servedBy(entry);
      if (this.scorer.isFitting(entry, served)) this.#fitting.push(this.scorer.score(entry, served));
      else this.#others.push(entry);
    }
  }

  /** Those that serve a stated interest, or are about the occasion, in any order. */
  get fitting(): readonly Scored[] {
    return this.#fitting;
  }

  /** The same, best first. */
  get ranked(): readonly Scored[] {
    this.#ranked ??= this.#fitting.toSorted(byScore);
    return this.#ranked;
  }

  /** All of them, best first. */
  get allRanked(): readonly Scored[] {
    this.#allRanked ??= [
      ...this.#fitting,
      ...[...this.#others, ...this.unrelated()].map((entry) => this.scorer.score(entry)),
    ].sort(byScore);
    return this.#allRanked;
  }
}

const byScore = (a: Scored, b: Scored): number => b.score - a.score;
