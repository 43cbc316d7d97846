import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { instant } from '../core/text.js';

export const learningProgress = ['beginning', 'moderate', 'advanced'] as const;

export const insightsSchema = z.object({
  totalSuggestions: z.number().int(),
  totalRatings: z.number().int(),
  /** `null` before the first rating. */
  averageRating: z.number().nullable(),
  /** The model's confidence, 0 to 1, from its predictions before each rating. */
  confidenceScore: z.number().min(0).max(1),
  /** Share of ratings whose side (liked or not) was predicted, 0 to 1; `null` before the first one. */
  accuracy: z.number().min(0).max(1).nullable(),
  learningProgress: z.enum(learningProgress),
  favoriteCategories: z.array(z.object({ category: z.string(), count: z.number().int() })),
});
export type Insights = z.infer<typeof insightsSchema>;

const weights = z.record(z.string(), z.number());

export const preferencesSchema = z.object({
  preferredCategories: z.array(z.string()),
  dislikedCategories: z.array(z.string()),
  priceRangePreference: z.string().nullable(),
  brandPreferences: z.array(z.string()),
  personalityWeights: weights,
  interestWeights: weights,
  averageRating: z.number().nullable(),
  totalRatings: z.number().int(),
  lastUpdated: instant.nullable(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const learningRoutes = defineRoutes('gift-ai', 'learning', {
  insights: {
    method: 'GET',
    path: '/ml/insights',
    summary: 'Get what was learned, and its accuracy',
    cachedForUser: true,
    input: z.strictObject({}),
    output: insightsSchema,
  },
  preferences: {
    method: 'GET',
    path: '/ml/preferences',
    summary: 'Get my learned preferences',
    cachedForUser: true,
    input: z.strictObject({}),
    output: preferencesSchema,
  },
});
