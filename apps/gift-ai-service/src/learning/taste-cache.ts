import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaTraits, Taste, TraitTexts } from '@giftwell/gift-ideas';
import { price, priceFeature, pricePlace, traitValue, type Weights } from './idea-features.js';

const maxKept = 300;

/** Caches recently used tastes, so that the model is not fitted again without new data. */
export class TasteCache {
  readonly #kept = new Map<string, { version: string; weights: Weights }>();

  /** `version` identifies the state of learning: the weights are computed again when it changes. */
  async get(key: string, version: string, fit: () => Promise<Weights>): Promise<Weights> {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const fitted = known?.version === version ? known : { version, weights: await fit() };
    this.#kept.set(key, fitted);
    // A map keeps insertion order, so the first entry is the least recently used.
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= maxKept) break;
      this.#kept.delete(oldest);
    }
    return fitted.weights;
  }
}

/** Predicts how much an idea is liked, −1 to 1, from learned weights. */
export function tasteOf(weights: Weights, budget: Budget, traitsOf: (idea: TraitTexts) => IdeaTraits): Taste {
  const ofTraits = traitValue(weights);
  const ofPrice = weights.get(price) ?? 0;
  return (idea) => {
    const place = pricePlace(idea.priceMinCents, idea.priceMaxCents, budget);
    const value = ofTraits(traitsOf(idea)) + priceFeature(place) * ofPrice;
    return Math.max(-1, Math.min(1, value));
  };
}
