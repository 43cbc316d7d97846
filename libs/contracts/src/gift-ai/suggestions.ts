import { z } from 'zod';
import { idParam, idSchema } from '../core/ids.js';
import { cents } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { instant, text } from '../core/text.js';

export const suggestionSchema = z.object({
  /** `null` for a guest: nothing is stored. */
  id: idSchema.nullable(),
  name: z.string(),
  /** Display text, for example `$25 – $40`. */
  price: z.string(),
  priceMinCents: cents,
  priceMaxCents: cents,
  category: z.string(),
  description: z.string(),
  reason: z.string(),
  searchTerm: z.string(),
  amazonLink: z.url(),
  etsyLink: z.url(),
  rating: z.number().int().min(1).max(5).nullable(),
  saved: z.boolean(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const savedSuggestionSchema = suggestionSchema.extend({ id: idSchema, createdAt: instant });
export type SavedSuggestion = z.infer<typeof savedSuggestionSchema>;

export const ratingSchema = z.number().int().min(1, 'Rate from 1 to 5').max(5, 'Rate from 1 to 5');

const one = z.strictObject({ id: idParam });

export const suggestionRoutes = defineRoutes('gift-ai', 'suggestions', {
  listSaved: {
    method: 'GET',
    path: '/suggestions/saved',
    summary: 'My saved suggestions, newest first',
    input: z.strictObject({}),
    output: z.object({ suggestions: z.array(savedSuggestionSchema) }),
  },
  rate: {
    method: 'POST',
    path: '/suggestions/:id/rate',
    summary: 'Rate one of my suggestions',
    input: one.extend({ rating: ratingSchema, feedback: text(2_000).nullish() }),
    output: suggestionSchema,
    errors: ['suggestion_not_found'],
  },
  save: {
    method: 'POST',
    path: '/suggestions/:id/save',
    summary: 'Keep one of my suggestions',
    input: one,
    output: suggestionSchema,
    errors: ['suggestion_not_found'],
  },
  unsave: {
    method: 'POST',
    path: '/suggestions/:id/unsave',
    summary: 'No longer keep one of my suggestions',
    input: one,
    output: suggestionSchema,
    errors: ['suggestion_not_found'],
  },
});
