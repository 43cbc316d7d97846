import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';
import { cents } from '../core/money.js';
import { instant } from '../core/text.js';
import { giftOutcomes, giftStates } from './gift-states.js';

/** Published when a recipient is deleted for good and can't be restored. */
export const recipientDeleted = defineEvent({
  name: 'planning.recipient-deleted',
  data: z.object({ userId: idSchema, recipientId: idSchema }),
  subscribers: ['gift-ai'],
});

/** Published when a recipient gets another name. */
export const recipientRenamed = defineEvent({
  name: 'planning.recipient-renamed',
  data: z.object({
    userId: idSchema,
    recipientId: idSchema,
    name: z.string(),
    /** An event with an earlier time is outdated. */
    renamedAt: instant,
  }),
  subscribers: ['gift-ai'],
});

/** Published when a gift is added, changed, deleted or restored, with its current state. */
export const giftChanged = defineEvent({
  name: 'planning.gift-changed',
  data: z.object({
    userId: idSchema,
    giftId: idSchema,
    recipientId: idSchema,
    recipientName: z.string(),
    /** The suggestion it came from. */
    suggestionId: idSchema.nullable(),
    title: z.string(),
    /** Its price or estimate; both null if neither is known. */
    priceMinCents: cents.nullable(),
    priceMaxCents: cents.nullable(),
    state: z.enum(giftStates),
    outcome: z.enum(giftOutcomes).nullable(),
    /** Whether it is in the record, and since when this holds. */
    kept: z.boolean(),
    keptAt: instant,
    /** When it was last marked as bought or not. */
    boughtAt: instant,
    /** Grows with each event about this gift; an event with a lower one is outdated. */
    revision: z.int().min(1),
  }),
  subscribers: ['gift-ai'],
});

/** Published when a user begins or ends the sharing of a wishlist, or replaces its link. Codes are never logged. */
export const wishlistSharingChanged = defineEvent({
  name: 'planning.wishlist-sharing-changed',
  data: z.object({
    action: z.enum([
      'wishlist-share',
      'wishlist-unshare',
      'wishlist-link-renew',
      'wishlist-invite',
      'wishlist-uninvite',
    ]),
    actor: idSchema,
    wishlistId: idSchema,
    requestId: z.string(),
  }),
  subscribers: ['auth'],
});
