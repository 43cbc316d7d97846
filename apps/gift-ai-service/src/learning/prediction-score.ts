import type { Prediction } from './taste-model.js';

/** A prediction and the stars given afterwards. */
export interface PredictedRating {
  prediction: Prediction;
  rating: number;
}

export interface PredictionScore {
  accuracy: number | null;
  confidence: number;
}

/** One-sided 95 % quantile. */
const z = 1.645;

/**
 * How often the side of a rating (liked with 4 or 5 stars, not liked with 1 or 2) was predicted before it was given.
 * Three stars have no side. Confidence is the lower bound of the true share at 95 % (Wilson), so that a few correct
 * predictions count little.
 */
export function scoreOf(ratings: readonly PredictedRating[]): PredictionScore {
  const sided = ratings.filter(({ prediction, rating }) => rating !== 3 && prediction.mean !== 0);
  if (sided.length === 0) return { accuracy: null, confidence: 0 };
  const right = sided.filter(({ prediction, rating }) => prediction.mean > 0 === rating > 3).length;
  const count = sided.length;
  const accuracy = right / count;
  const deviation = z * Math.sqrt((accuracy * (1 - accuracy)) / count + z ** 2 / (4 * count ** 2));
  const bound = (accuracy + z ** 2 / (2 * count) - deviation) / (1 + z ** 2 / count);
  return { accuracy, confidence: Math.max(0, bound) };
}
