import type { Weights } from './taste-model.js';

const mostKept = 300;

/** Caches recently used tastes, so that the model is not fitted again without new data. */
export class FittedTastes {
  readonly #kept = new Map<string, { version: string; weights: Weights }>();

  /** `version` identifies the state of learning: the weights are computed again when it changes. */
  async get(key: string, version: string, fit: () => Promise<Weights>): Promise<Weights> {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const fitted = known?.version === version ? known : { version, weights: await fit() };
    this.#kept.set(key, fitted);
    // A map keeps insertion order, so the first entry is the least recently used.
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    return fitted.weights;
  }
}
