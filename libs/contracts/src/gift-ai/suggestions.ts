import { z } from 'zod';
import { idParam, idSchema } from '../core/ids.js';
import { cents } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { instant, line, pictureName, text } from '../core/text.js';
import { giftStates } from '../planning/gift-states.js';

export const suggestionSources = ['catalogue', 'openai'] as const;

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
  /** Name of its illustration; null if none was chosen. */
  picture: z.string().nullable(),
  /** The stated facts it serves, in the giver's words. */
  serves: z.array(z.string()),
  /** The engine that made the idea; null for imported ones. */
  source: z.enum(suggestionSources).nullable(),
  rating: z.number().int().min(1).max(5).nullable(),
  saved: z.boolean(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const savedSuggestionSchema = suggestionSchema.extend({
  id: idSchema,
  /** For whom it was suggested; null if that isn't known, or they were deleted. */
  recipientName: z.string().nullable(),
  purchased: z.boolean(),
  createdAt: instant,
  savedAt: instant,
  /** Its gift in a recipient's record; null if there is none. */
  gift: z.object({ recipientId: idSchema, state: z.enum(giftStates) }).nullable(),
});
export type SavedSuggestion = z.infer<typeof savedSuggestionSchema>;

export const ratingSchema = z.number().int().min(1, 'Rate from 1 to 5').max(5, 'Rate from 1 to 5');

const one = z.strictObject({ id: idParam });

/** An idea that a guest saved in the browser. Price text and links are created from it again. */
export const keptIdeaSchema = z.strictObject({
  name: line(200, 'Name is required'),
  category: text(60, 1),
  description: text(2_000),
  reason: text(2_000),
  searchTerm: text(120, 1),
  priceMinCents: cents,
  priceMaxCents: cents,
  picture: pictureName.nullish(),
  rating: ratingSchema.nullish(),
});
export type KeptIdea = z.infer<typeof keptIdeaSchema>;
export const keptIdeasMax = 200;
export const assignedMax = 60;
/** This many fit into one RPC frame, even with texts of full length. */
export const savedPerPage = 300;
export const savedOfAUser = 2_000;

export const suggestionRoutes = defineRoutes('gift-ai', 'suggestions', {
  listSaved: {
    method: 'GET',
    path: '/suggestions/saved',
    summary: 'List my saved suggestions, newest first, in pages',
    cachedForUser: true,
    input: z.strictObject({ offset: z.coerce.number().int().min(0).max(savedOfAUser).default(0) }),
    output: z.object({ suggestions: z.array(savedSuggestionSchema), total: z.number().int() }),
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
    summary: 'Save one of my suggestions',
    input: one,
    output: suggestionSchema,
    errors: ['suggestion_not_found', 'too_many_saved'],
  },
  unsave: {
    method: 'POST',
    path: '/suggestions/:id/unsave',
    summary: 'Unsave one of my suggestions',
    input: one,
    output: suggestionSchema,
    errors: ['suggestion_not_found'],
  },
  purchase: {
    method: 'POST',
    path: '/suggestions/:id/purchase',
    summary: 'Mark one of my suggestions as bought or not',
    input: one.extend({ purchased: z.boolean().default(true) }),
    output: suggestionSchema,
    errors: ['suggestion_not_found'],
  },
  dismiss: {
    method: 'POST',
    path: '/suggestions/:id/dismiss',
    summary: 'Never suggest an idea for this person again',
    input: one,
    output: suggestionSchema,
    errors: ['suggestion_not_found'],
  },
  assign: {
    method: 'POST',
    path: '/suggestions/assign',
    summary: 'Link some of my suggestions to one of my recipients',
    input: z.strictObject({ ids: z.array(idSchema).min(1).max(assignedMax), recipientId: idSchema }),
    output: z.object({ assigned: z.number().int() }),
    errors: ['recipient_not_found', 'suggestion_not_found'],
  },
  importKept: {
    method: 'POST',
    path: '/suggestions/import',
    summary: 'Import ideas that were saved in the browser',
    creates: 'users',
    input: z.strictObject({ suggestions: z.array(keptIdeaSchema).min(1).max(keptIdeasMax) }),
    output: z.object({ imported: z.number().int(), alreadyThere: z.number().int() }),
    errors: ['too_many_saved'],
  },
});
