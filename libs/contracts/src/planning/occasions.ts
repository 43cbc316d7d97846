import { z } from 'zod';
import { idParam, idSchema } from '../core/ids.js';
import { dollarSum } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, optionalLine, text } from '../core/text.js';
import { budgets, normalizeOccasion, occasionTypes } from '../gift-ai/vocabulary.js';
import { feasts, isByCalendar, ownDaySchema } from './calendar-days.js';

export const occasionsPerPage = 100;
export const occasionsOfAUser = 10_000;
/** A recipient with this many fits into one answer, even with texts of full length. */
export const occasionsOfARecipient = 40;

/** An occasion type in any known spelling. */
export const occasionTypeSchema = z.preprocess(
  (value) => (typeof value === 'string' ? normalizeOccasion(value) : value),
  z.enum(occasionTypes, 'Occasion is required'),
);

/** ISO 3166-1 alpha-2; determines days that differ between countries. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'Choose a country');

/** Whether a person has only one of these. */
export const isOneOfAKind = (occasion: Pick<OccasionFields, 'type' | 'feast'>): boolean =>
  occasion.type === 'birthday' || isByCalendar(occasion);

/** The fields of an occasion in a form, without its recipient. */
export const occasionFields = z.strictObject({
  type: occasionTypeSchema,
  /** The name of an `other` occasion. */
  customType: optionalLine(100).nullish(),
  /** The feast of a `holiday`; without one it needs a date. */
  feast: z.enum(feasts).nullish(),
  /** The day on which it is celebrated, if not the calendar's. */
  ownDay: ownDaySchema.nullish(),
  /** The first date, past or future; not used if the calendar has the date. */
  date: calendarDate.nullish(),
  /** False if only month and day are known. Only imports treat the years 1604, 1900 and 1970 as unknown. */
  yearKnown: z.boolean().default(true),
  /** Whether it recurs every year; by default the type decides. */
  recurring: z.boolean().optional(),
  budget: z.enum(budgets).nullish(),
  details: text(2_000).nullish(),
});
export type OccasionFields = z.output<typeof occasionFields>;

/** The dates of an occasion, in the user's time zone. */
const comingFields = {
  /** Today or later; null if it is over or its date is unknown. */
  nextDate: calendarDate.nullable(),
  /** Whole days from today to `nextDate`. */
  daysLeft: z.number().int().min(0).nullable(),
  /** The last date before today. */
  previousDate: calendarDate.nullable(),
  /** The number of the next birthday or anniversary; null if the year is unknown. */
  years: z.number().int().min(0).nullable(),
};

/** The progress of the gift for the next date; `ready` if it is wrapped, given or thanked for. */
export const occasionGiftStates = ['none', 'decided', 'bought', 'ready'] as const;
export type OccasionGiftState = (typeof occasionGiftStates)[number];

export const occasionSchema = z.object({
  id: idSchema,
  recipientId: idSchema,
  recipientName: z.string(),
  type: z.enum(occasionTypes),
  customType: z.string().nullable(),
  feast: z.enum(feasts).nullable(),
  ownDay: ownDaySchema.nullable(),
  date: calendarDate.nullable(),
  yearKnown: z.boolean(),
  recurring: z.boolean(),
  budget: z.enum(budgets).nullable(),
  details: z.string().nullable(),
  ...comingFields,
  giftState: z.enum(occasionGiftStates),
  /** Maximum sum for all its gifts, in dollars. */
  giftBudget: dollarSum.nullable(),
});
export type Occasion = z.infer<typeof occasionSchema>;

/** What a new occasion of the same kind would change: `existing` in the details of `occasion_exists`. */
export type ExistingOccasion = Pick<Occasion, 'recipientName' | 'date' | 'yearKnown' | 'ownDay' | 'details'>;

/** An occasion with only what its name needs. */
export const namedOccasionSchema = occasionSchema.pick({
  id: true,
  type: true,
  feast: true,
  customType: true,
});

/** An occasion for the timeline and for lists of next dates. */
export const upcomingOccasionSchema = occasionSchema.pick({
  id: true,
  recipientId: true,
  recipientName: true,
  type: true,
  customType: true,
  feast: true,
  recurring: true,
  nextDate: true,
  daysLeft: true,
  previousDate: true,
  years: true,
  giftState: true,
});
export type UpcomingOccasion = z.infer<typeof upcomingOccasionSchema>;

/** Whether a required date is set. */
const hasItsDay = (occasion: Pick<OccasionFields, 'type' | 'feast' | 'date'>) =>
  isByCalendar(occasion) || !!occasion.date;
const dayMissing = { path: ['date'], message: 'Please choose a date' };
export const hasItsName = ({ type, customType }: Pick<OccasionFields, 'type' | 'customType'>) =>
  type !== 'other' || !!customType;
export const nameMissing = { path: ['customType'], message: 'Please say what the occasion is' };

const forRecipient = occasionFields.extend({
  recipientId: idSchema,
  /** The country that determines this recipient's days; `null` for the user's own. */
  country: countrySchema.nullish(),
});
/** Also used by the form. */
export const newOccasionSchema = forRecipient
  .extend({
    /** Whether it may change the birthday, or another occasion that a person has once. */
    replace: z.boolean().optional(),
  })
  .refine(hasItsDay, dayMissing)
  .refine(hasItsName, nameMissing);

const one = z.strictObject({ id: idParam });

export const occasionRoutes = defineRoutes('planning', 'occasions', {
  list: {
    method: 'GET',
    path: '/occasions',
    summary: 'List my occasions, next one first; past ones and those without a date last',
    cachedForUser: true,
    input: z.strictObject({
      offset: z.coerce.number().int().min(0).max(occasionsOfAUser).default(0),
      recipientId: idParam.optional(),
      type: occasionTypeSchema.optional(),
      /** A part of the recipient's name or nickname, or of the occasion's name. */
      search: text(100).optional(),
    }),
    output: z.object({
      occasions: z.array(occasionSchema),
      total: z.number().int(),
      /** Today's date for the user. */
      today: calendarDate,
    }),
  },
  upcoming: {
    method: 'GET',
    path: '/occasions/upcoming',
    summary: 'List the occasions of the next twelve months and of this month, next one first',
    cachedForUser: true,
    // All occasions, or only the next ones if the answer would be too large.
    input: z.strictObject({
      /** Only so many, for a part of a page; without it all of them. */
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    output: z.object({ occasions: z.array(upcomingOccasionSchema), today: calendarDate }),
  },
  create: {
    method: 'POST',
    path: '/occasions',
    summary: 'Add an occasion for a recipient',
    creates: 'users',
    input: newOccasionSchema,
    output: z.object({ occasion: occasionSchema }),
    errors: ['recipient_not_found', 'too_many_occasions', 'occasion_over', 'occasion_exists'],
  },
  update: {
    method: 'PUT',
    path: '/occasions/:id',
    summary: 'Change one of my occasions',
    input: forRecipient.extend(one.shape).refine(hasItsDay, dayMissing).refine(hasItsName, nameMissing),
    output: z.object({ occasion: occasionSchema }),
    errors: ['occasion_not_found', 'recipient_not_found', 'occasion_exists', 'too_many_occasions'],
  },
  remove: {
    method: 'DELETE',
    path: '/occasions/:id',
    summary: 'Delete one of my occasions; it can be restored for some minutes',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: ['occasion_not_found'],
  },
  restore: {
    method: 'POST',
    path: '/occasions/:id/restore',
    summary: 'Restore an occasion that was just deleted',
    input: one,
    output: z.object({ occasion: occasionSchema }),
    errors: ['occasion_not_found', 'too_many_occasions'],
  },
});
