import type { Weights } from './taste-model.js';

const mostKept = 300;

/** The tastes that were asked for last, so that the model is not fitted again while nothing was learned. */
export class FittedTastes {
  readonly #kept = new Map<string, { version: string; weights: Weights }>();

  /** `version` identifies the state of learning: when it changes, the weights are computed again. */
  async get(key: string, version: string, fit: () => Promise<Weights>): Promise<Weights> {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const fitted = known?.version === version ? known : { version, weights: await fit() };
    this.#kept.set(key, fitted);
    // A map remembers the order in which it was filled: the first has not been asked for the longest.
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    return fitted.weights;
  }
}
