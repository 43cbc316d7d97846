import { z } from 'zod';
import { idSchema } from '../core/ids.js';
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

/** What a user can say about a trait in place of what was learned. */
export const corrections = ['liked', 'disliked', 'forgotten'] as const;
export type Correction = (typeof corrections)[number];

const count = z.number().int();
/** How many ideas with the trait were judged in each way, for one person. */
const evidenceSchema = z.object({
  ratedHigh: count,
  ratedLow: count,
  saved: count,
  bought: count,
  dismissed: count,
  /** How given gifts were received. */
  loved: count,
  notTheirs: count,
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** The trait of an idea, for example `topic:pottery`. */
const featureSchema = z
  .string()
  .max(100)
  .regex(/^(category|interest|topic|flag):/, 'There is no such trait');

const statementSchema = z.object({
  feature: featureSchema,
  /** For example "pottery". */
  subject: z.string(),
  /** Expected effect on the liking of an idea, −1 to 1. */
  effect: z.number(),
  /** `null` where it was learned. */
  correction: z.enum(corrections).nullable(),
  evidence: evidenceSchema,
});
export type Statement = z.infer<typeof statementSchema>;

/** A person with a recipient record, or a name only; the name is normalised, and empty for ideas without a person. */
const personShape = { recipientId: idSchema.nullable(), recipientKey: z.string().max(200) };

export const statementsSchema = z.object({
  people: z.array(
    z.object({
      ...personShape,
      /** As written; `null` if it isn't known. */
      name: z.string().nullable(),
      statements: z.array(statementSchema),
    }),
  ),
  /** The newest ratings, oldest first, each with the stars that were predicted from everything before it. */
  predictions: z.array(z.object({ predicted: z.number().min(1).max(5), rating: z.number().int() })),
});
export type Statements = z.infer<typeof statementsSchema>;

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
  statements: {
    method: 'GET',
    path: '/ml/statements',
    summary: 'Get what was learned about each person, with its evidence, and predictions beside ratings',
    input: z.strictObject({}),
    output: statementsSchema,
  },
  correct: {
    method: 'PATCH',
    path: '/ml/statements',
    summary: 'Correct or forget what was learned about a person; null takes that back',
    input: z.strictObject({
      ...personShape,
      feature: featureSchema,
      correction: z.enum(corrections).nullable(),
    }),
    output: statementsSchema,
    errors: ['person_not_found', 'too_many_corrections'],
  },
});
