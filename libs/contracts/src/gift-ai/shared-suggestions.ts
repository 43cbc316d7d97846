import { z } from 'zod';
import { idSchema, shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { instant, line, pictureName, text } from '../core/text.js';

export const shareTitleMax = 100;
export const shareMessageMax = 500;
export const senderNameMax = 60;
/** The recipient's name in a shared idea if none was given. */
export const someoneSpecial = 'Someone special';

/** The shared fields of an idea. Links are built from the search term; links sent by a browser are ignored. */
const sharedIdeaInput = z.object({
  name: line(200, 'Name is required'),
  category: text(60).default(''),
  price: text(60).default(''),
  description: text(2_000).default(''),
  reason: text(2_000).default(''),
  searchTerm: text(120).optional(),
  picture: pictureName.nullish(),
});

export const shareInput = z.strictObject({
  suggestionData: sharedIdeaInput,
  recipientName: text(100).nullish(),
  title: text(shareTitleMax).nullish(),
  message: text(shareMessageMax).nullish(),
  /** The sender's name in their own words; the page doesn't show a sender without it. */
  senderName: text(senderNameMax).nullish(),
  suggestionId: idSchema.nullish(),
  /** Ignored: the sharing user is the signed-in one. */
  sharedByUserId: z.unknown().optional(),
});

export const sharedSuggestionSchema = z.object({
  shareCode: shareCodeSchema,
  title: z.string(),
  message: z.string().nullable(),
  recipientName: z.string(),
  senderName: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  viewCount: z.number().int(),
  /** True for the user who shared it and may revoke it. */
  mine: z.boolean(),
  suggestionData: z.object({
    name: z.string(),
    category: z.string(),
    price: z.string(),
    description: z.string(),
    reason: z.string(),
    amazonLink: z.url(),
    etsyLink: z.url(),
    picture: z.string().nullable(),
  }),
});
export type SharedSuggestion = z.infer<typeof sharedSuggestionSchema>;

const byCode = z.strictObject({ shareCode: shareCodeSchema });

export const sharedSuggestionRoutes = defineRoutes('gift-ai', 'shared-suggestions', {
  share: {
    method: 'POST',
    path: '/suggestions/share',
    summary: 'Create a link to one idea',
    creates: 'anyone',
    access: 'public',
    input: shareInput,
    output: z.object({ shareCode: shareCodeSchema, expiresAt: instant }),
    errors: ['suggestion_not_found', 'too_many_shares'],
  },
  get: {
    method: 'GET',
    path: '/suggestions/shared/:shareCode',
    summary: 'Get a shared idea',
    access: 'public',
    limit: 'share_code',
    // A revoked link stops working within this time.
    cachedMs: 1_000,
    input: byCode,
    output: sharedSuggestionSchema,
    errors: ['shared_suggestion_not_found'],
  },
  view: {
    method: 'POST',
    path: '/suggestions/shared/:shareCode/view',
    summary: 'Count a view, once a day for each visitor',
    passesClientAddress: true,
    access: 'public',
    limit: 'share_code',
    input: byCode,
    output: z.object({ ok: z.literal(true) }),
    errors: ['shared_suggestion_not_found'],
  },
  revoke: {
    method: 'DELETE',
    path: '/suggestions/shared/:shareCode',
    summary: 'Revoke one of my links',
    input: byCode,
    output: z.object({ ok: z.literal(true) }),
    errors: ['shared_suggestion_not_found'],
  },
});
