import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';
import { cents } from '../core/money.js';
import { instant } from '../core/text.js';
import { occasionTypes } from './vocabulary.js';

/** Published when a user creates or revokes a link to an idea. The code itself is never logged. */
export const shareChanged = defineEvent({
  name: 'gift-ai.share-changed',
  data: z.object({
    action: z.enum(['share-create', 'share-revoke']),
    actor: idSchema,
    shareId: idSchema,
    requestId: z.string(),
  }),
  subscribers: ['auth'],
});

/**
 * Published when a user saves, unsaves, purchases or dismisses a suggestion for a recipient, or links it to one. Has
 * the current state, and the time of the last change of each part.
 */
export const suggestionKept = defineEvent({
  name: 'gift-ai.suggestion-kept',
  data: z.object({
    userId: idSchema,
    suggestionId: idSchema,
    recipientId: idSchema,
    title: z.string(),
    priceMinCents: cents,
    priceMaxCents: cents,
    link: z.string(),
    picture: z.string().nullable(),
    /** What it was suggested for; null if its kind doesn't tell which of a person's occasions is meant. */
    occasion: z.enum(occasionTypes).nullable().default(null),
    saved: z.boolean(),
    savedAt: instant,
    purchased: z.boolean(),
    purchasedAt: instant,
    /** The time of the act that published this. */
    at: instant,
  }),
  subscribers: ['planning'],
});
