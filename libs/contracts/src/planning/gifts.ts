import { z } from 'zod';
import { idParam, idSchema, shareCodeSchema } from '../core/ids.js';
import { dollarSum, price } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, instant, line, text } from '../core/text.js';
import { giftOutcomes, giftStates } from './gift-states.js';
import { namedOccasionSchema } from './occasions.js';

export { giftOutcomes, giftStates, type GiftOutcome, type GiftState } from './gift-states.js';

export const giftsPerPage = 100;
export const giftsOfARecipient = 1_000;
export const giftsOfAUser = 10_000;

export const giftSources = ['suggestion', 'own', 'wishlist_item', 'group_gift'] as const;

/** A year for which gifts are planned. */
export const giftYear = z.int().min(1900).max(2999);
/** The same from a query. */
export const giftYearParam = z.coerce.number().pipe(giftYear);

/** The address of a page in a shop. */
export const giftLink = z
  .url({
    protocol: /^https?$/,
    hostname: z.regexes.domain,
    error: 'Enter a link such as https://example.com',
  })
  .max(2_000, 'The link is too long');

/** The fields that a user enters. */
const giftFields = z.strictObject({
  title: line(200, 'Title is required'),
  note: text(2_000).nullish(),
  /** In dollars. */
  price: price.nullish(),
  link: giftLink.nullish(),
  occasionId: idSchema.nullish(),
  /** The year it is for; by default that of the occasion's next date. */
  year: giftYear.nullish(),
});

/** Also used by the form. Without a title, the host of the link is used. */
export const newGiftSchema = giftFields
  .extend({
    title: giftFields.shape.title.optional(),
    recipientId: idSchema,
    state: z.enum(giftStates).default('idea'),
  })
  .refine(({ title, link }) => !!title || !!link, { path: ['title'], message: 'Add a title or a link' });

const day = calendarDate.nullable();

export const giftSchema = z.object({
  id: idSchema,
  recipientId: idSchema,
  recipientName: z.string(),
  occasion: namedOccasionSchema.nullable(),
  /** Without a year from the user or the occasion, that of its first dated step. */
  year: giftYear.nullable(),
  title: z.string(),
  note: z.string().nullable(),
  /** In dollars. */
  price: dollarSum.nullable(),
  /** The price range of its suggestion, in dollars. */
  estimate: z.object({ least: dollarSum, most: dollarSum }).nullable(),
  link: z.string().nullable(),
  /** Name of its illustration. */
  picture: z.string().nullable(),
  /** The code of the photo that was read from its link. */
  photo: shareCodeSchema.nullable(),
  source: z.enum(giftSources),
  suggestionId: idSchema.nullable(),
  state: z.enum(giftStates),
  /** The date of each step; null if it was skipped or not reached. */
  dates: z.object({ decided: day, bought: day, ready: day, given: day, thanked: day }),
  outcome: z.enum(giftOutcomes).nullable(),
  createdAt: instant,
  /** Grows with each change; a change must name the version it is based on. */
  version: z.int().min(1),
});
export type Gift = z.infer<typeof giftSchema>;

/** Money in dollars. */
export const giftMoneySchema = z.object({
  /** Set by the user; null if not set. */
  budget: dollarSum.nullable(),
  /** Sum of everything decided or bought, by price or else by the upper end of the estimate. */
  planned: dollarSum,
  /** Sum of everything bought, by price alone. */
  spent: dollarSum,
  /** Number of bought gifts without a price. */
  withoutPrice: z.int(),
});
export type GiftMoney = z.infer<typeof giftMoneySchema>;

const one = z.strictObject({ id: idParam });
/**
 * The version the change is based on. For another one the answer is `gift_changed`, with the current gift in
 * `details.gift`.
 */
const changed = one.extend({ version: z.int().min(1) });
const answer = z.object({ gift: giftSchema });

export const giftRoutes = defineRoutes('planning', 'gifts', {
  list: {
    method: 'GET',
    path: '/recipients/:id/gifts',
    summary: 'List the gifts of one of my recipients, latest year first, with the sums of each year',
    input: one.extend({
      state: z.enum(giftStates).optional(),
      year: giftYearParam.optional(),
      offset: z.coerce.number().int().min(0).max(giftsOfAUser).default(0),
    }),
    output: z.object({
      /** Fewer than a page if long texts fill the answer; the rest follows at offset + these. */
      gifts: z.array(giftSchema),
      total: z.int(),
      /** All years with gifts or a budget, latest first, whatever was requested. */
      years: z.array(giftMoneySchema.extend({ year: giftYear })),
      /** The money of each occasion and year with gifts. */
      occasions: z.array(giftMoneySchema.extend({ occasionId: idSchema, year: giftYear.nullable() })),
    }),
    errors: ['recipient_not_found'],
  },
  get: {
    method: 'GET',
    path: '/gifts/:id',
    summary: 'Get one of my gifts',
    input: one,
    output: answer,
    errors: ['gift_not_found'],
  },
  create: {
    method: 'POST',
    path: '/gifts',
    summary: 'Add a gift or gift idea for one of my recipients',
    creates: 'users',
    input: newGiftSchema,
    output: answer,
    errors: ['recipient_not_found', 'occasion_not_found', 'too_many_gifts'],
  },
  update: {
    method: 'PATCH',
    path: '/gifts/:id',
    summary: 'Change the given fields of a gift',
    input: changed.extend(giftFields.partial().shape),
    output: answer,
    errors: ['gift_not_found', 'occasion_not_found', 'gift_changed'],
  },
  move: {
    method: 'POST',
    path: '/gifts/:id/move',
    summary: 'Move a gift to another state, forward or back; the dates of later steps are cleared',
    input: changed.extend({
      state: z.enum(giftStates),
      /** The date of the step; by default today. */
      on: calendarDate.optional(),
    }),
    output: answer,
    errors: ['gift_not_found', 'gift_changed'],
  },
  setOutcome: {
    method: 'POST',
    path: '/gifts/:id/outcome',
    summary: 'Set or remove how a gift was received',
    input: changed.extend({ outcome: z.enum(giftOutcomes).nullable() }),
    output: answer,
    errors: ['gift_not_found', 'gift_changed'],
  },
  remove: {
    method: 'DELETE',
    path: '/gifts/:id',
    summary: 'Delete a gift; it can be restored for some minutes',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: ['gift_not_found'],
  },
  restore: {
    method: 'POST',
    path: '/gifts/:id/restore',
    summary: 'Restore a gift that was just deleted',
    input: one,
    output: answer,
    errors: ['gift_not_found', 'too_many_gifts'],
  },
});
