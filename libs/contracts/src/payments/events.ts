import { z } from 'zod';
import { defineEvent, definePush } from '../core/event.js';
import { idSchema, shareCodeSchema } from '../core/ids.js';
import { cents } from '../core/money.js';
import { groupOccasions, groupStatuses, wishlistItemSchema } from './group-purchases.js';

/** Something of a group gift changed; sent to its organizer and to contributors who have an account. */
export const groupPurchaseChanged = definePush({
  type: 'payments.group-purchase-changed',
  data: z.object({ id: idSchema, shareCode: shareCodeSchema }),
});

/** The topic of a group gift's public page. */
export const groupPageTopic = (shareCode: string): string => `group-page:${shareCode}`;

/** The public page of a group gift changed; sent to everyone who has it open. */
export const groupPageChanged = definePush({
  type: 'payments.group-page-changed',
  data: z.object({
    /** Whether who may see it has changed: streams end, and a new one is checked again. */
    ends: z.boolean(),
  }),
});

/**
 * Published when a group gift is started, funded, bought, ended or deleted, or gets another title, target, recipient or photo;
 * with its current state. Each event is for the gift record of one user: the organizer, or a contributor who keeps it there.
 */
export const groupGiftChanged = defineEvent({
  name: 'payments.group-gift-changed',
  data: z.object({
    userId: idSchema,
    organizerName: z.string(),
    groupPurchaseId: idSchema,
    /** One of the user's recipients; null for none. */
    recipientId: idSchema.nullable(),
    occasionType: z.enum(groupOccasions),
    title: z.string(),
    /** What the user contributes, promises included; null for nothing, or only cash. */
    ownCents: cents.nullable(),
    /** Name of its illustration. */
    picture: z.string().nullable(),
    /** The code of the organizer's photo that it shows. */
    photo: shareCodeSchema.nullable().default(null),
    status: z.enum([...groupStatuses, 'deleted']),
    /** Whether the collected money reaches the target, also after it was closed. */
    funded: z.boolean(),
    /** Whether the organizer said that the gift is bought. */
    bought: z.boolean().default(false),
    /** The item that is to be reserved for the user. */
    wishlistItem: wishlistItemSchema.nullable(),
    /** Grows with each event about this group gift; an event with a lower one is outdated. */
    version: z.int().min(1),
  }),
  subscribers: ['planning'],
});
