import { z } from 'zod';
import { idParam, idSchema } from '../core/ids.js';
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
    error: 'Must be a link such as https://example.com',
  })
  .max(2_000, 'The link is too long');

/** What a user says of a gift. */
const giftFields = z.strictObject({
  title: line(200, 'Title is required'),
  note: text(2_000).nullish(),
  /** In dollars. */
  price: price.nullish(),
  link: giftLink.nullish(),
  occasionId: idSchema.nullish(),
  /** Of the time for which it is; where it is left out for an occasion, that of the coming one. */
  year: giftYear.nullish(),
});

/** Also the rules of the form. Without a title, the host of the link is the title. */
export const newGiftSchema = giftFields
  .extend({
    title: giftFields.shape.title.optional(),
    recipientId: idSchema,
    state: z.enum(giftStates).default('idea'),
  })
  .refine(({ title, link }) => !!title || !!link, { path: ['title'], message: 'Give a title or a link' });

const day = calendarDate.nullable();

export const giftSchema = z.object({
  id: idSchema,
  recipientId: idSchema,
  recipientName: z.string(),
  occasion: namedOccasionSchema.nullable(),
  /** Where the user or the occasion names none, that of its first dated step. */
  year: giftYear.nullable(),
  title: z.string(),
  note: z.string().nullable(),
  /** In dollars. */
  price: dollarSum.nullable(),
  /** What a suggestion of it costs about, in dollars. */
  estimate: z.object({ least: dollarSum, most: dollarSum }).nullable(),
  link: z.string().nullable(),
  /** Name of an illustration of this kind of thing. */
  picture: z.string().nullable(),
  source: z.enum(giftSources),
  suggestionId: idSchema.nullable(),
  state: z.enum(giftStates),
  /** On which day each step was taken; null for those that were left out or lie ahead. */
  dates: z.object({ decided: day, bought: day, ready: day, given: day, thanked: day }),
  outcome: z.enum(giftOutcomes).nullable(),
  createdAt: instant,
  /** Grows with each change; a change names the version that it was made on. */
  version: z.int().min(1),
});
export type Gift = z.infer<typeof giftSchema>;

/** Money in dollars. */
export const giftMoneySchema = z.object({
  /** What the user set; null when they set nothing. */
  budget: dollarSum.nullable(),
  /** Of all that is decided or bought, by price, else by the upper end of its estimate. */
  planned: dollarSum,
  /** Of all that is bought, by price alone. */
  spent: dollarSum,
  /** How many bought gifts have no price. */
  withoutPrice: z.int(),
});
export type GiftMoney = z.infer<typeof giftMoneySchema>;

const one = z.strictObject({ id: idParam });
/** The version that the change was made on; another one is answered `gift_changed` with the gift as it is now in `details.gift`. */
const changed = one.extend({ version: z.int().min(1) });
const answer = z.object({ gift: giftSchema });

export const giftRoutes = defineRoutes('planning', 'gifts', {
  list: {
    method: 'GET',
    path: '/recipients/:id/gifts',
    summary: 'The gifts of one of my recipients, the latest year first, and the money of each year',
    input: one.extend({
      state: z.enum(giftStates).optional(),
      year: giftYearParam.optional(),
      offset: z.coerce.number().int().min(0).max(giftsOfAUser).default(0),
    }),
    output: z.object({
      /** Fewer than fit a page where long texts fill the answer; the rest follows at offset + these. */
      gifts: z.array(giftSchema),
      total: z.int(),
      /** All years with gifts or a budget, the latest first, whatever was asked for. */
      years: z.array(giftMoneySchema.extend({ year: giftYear })),
      /** The money of each occasion and year with gifts. */
      occasions: z.array(giftMoneySchema.extend({ occasionId: idSchema, year: giftYear.nullable() })),
    }),
    errors: ['recipient_not_found'],
  },
  get: {
    method: 'GET',
    path: '/gifts/:id',
    summary: 'One of my gifts',
    input: one,
    output: answer,
    errors: ['gift_not_found'],
  },
  create: {
    method: 'POST',
    path: '/gifts',
    summary: 'Add a gift, or the idea of one, for one of my recipients',
    creates: 'users',
    input: newGiftSchema,
    output: answer,
    errors: ['recipient_not_found', 'occasion_not_found', 'too_many_gifts'],
  },
  update: {
    method: 'PATCH',
    path: '/gifts/:id',
    summary: 'Change what is said of a gift; what is left out stays as it is',
    input: changed.extend(giftFields.partial().shape),
    output: answer,
    errors: ['gift_not_found', 'occasion_not_found', 'gift_changed'],
  },
  move: {
    method: 'POST',
    path: '/gifts/:id/move',
    summary: 'Move a gift to another state, forward or back; the days of later steps are cleared',
    input: changed.extend({
      state: z.enum(giftStates),
      /** When that was; today where it is left out. */
      on: calendarDate.optional(),
    }),
    output: answer,
    errors: ['gift_not_found', 'gift_changed'],
  },
  setOutcome: {
    method: 'POST',
    path: '/gifts/:id/outcome',
    summary: 'Say how a gift was received, or take that back',
    input: changed.extend({ outcome: z.enum(giftOutcomes).nullable() }),
    output: answer,
    errors: ['gift_not_found', 'gift_changed'],
  },
  remove: {
    method: 'DELETE',
    path: '/gifts/:id',
    summary: 'Delete a gift; it can be brought back for some minutes',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: ['gift_not_found'],
  },
  restore: {
    method: 'POST',
    path: '/gifts/:id/restore',
    summary: 'Bring back a gift that was just deleted',
    input: one,
    output: answer,
    errors: ['gift_not_found', 'too_many_gifts'],
  },
});
