import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaTraits, Taste, TraitTexts } from '@giftwell/gift-ideas';
import { mood, price, priceFeature, pricePlace, traitFeaturesOf } from './idea-features.js';
import { valueOf, type Weights } from './taste-model.js';

/** Predicts how much an idea is liked, −1 to 1, from learned weights. */
export function tasteOf(weights: Weights, budget: Budget, traitsOf: (idea: TraitTexts) => IdeaTraits): Taste {
  // The general generosity with stars is the same for every idea.
  const ofIdeas = new Map([...weights].filter(([feature]) => feature !== mood));
  const ofPrice = weights.get(price) ?? 0;
  return (idea) => {
    const place = pricePlace(idea.priceMinCents, idea.priceMaxCents, budget);
    const value = valueOf(ofIdeas, traitFeaturesOf(traitsOf(idea))) + priceFeature(place) * ofPrice;
    return Math.max(-1, Math.min(1, value));
  };
}
