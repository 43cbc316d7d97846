import { z } from 'zod';
import { idParam, idSchema } from '../core/ids.js';
import { dollarSum } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, text } from '../core/text.js';
import { budgets, normalizeOccasion, occasionTypes } from '../gift-ai/vocabulary.js';
import { feasts, isByCalendar, ownDaySchema } from './calendar-days.js';

export const occasionsPerPage = 100;
export const occasionsOfAUser = 10_000;
/** With texts as long as they may be, a recipient with all of them still fits one answer. */
export const occasionsOfARecipient = 40;

/** An occasion type in any known spelling. */
export const occasionTypeSchema = z.preprocess(
  (value) => (typeof value === 'string' ? normalizeOccasion(value) : value),
  z.enum(occasionTypes, 'Occasion is required'),
);

/** ISO 3166-1 alpha-2: whose days count, where they differ between countries. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'Choose a country');

/** Whether a person has this once: adding a second one changes the existing one. */
export const isOneOfAKind = (occasion: Pick<OccasionFields, 'type' | 'feast'>): boolean =>
  occasion.type === 'birthday' || isByCalendar(occasion);

/** An occasion as a form gives it, without whom it is for. */
export const occasionFields = z.strictObject({
  type: occasionTypeSchema,
  /** What it is when the type is `other`. */
  customType: text(100).nullish(),
  /** Which feast it is when the type is `holiday`; without one it needs a date. */
  feast: z.enum(feasts).nullish(),
  /** The day of the year on which it is celebrated, where that is not the calendar's. */
  ownDay: ownDaySchema.nullish(),
  /** The day it first happened, or will; never asked for what the calendar knows. */
  date: calendarDate.nullish(),
  /** False when only month and day are known; years 1604, 1900 and 1970 count as unknown in imports alone. */
  yearKnown: z.boolean().default(true),
  /** Whether it comes every year; left out, the type decides. */
  recurring: z.boolean().optional(),
  budget: z.enum(budgets).nullish(),
  details: text(2_000).nullish(),
});
export type OccasionFields = z.output<typeof occasionFields>;

/** When an occasion comes, in the user's time zone. */
const comingFields = {
  /** Today or later; null when it is over or its date is unknown. */
  nextDate: calendarDate.nullable(),
  /** Whole days from today to `nextDate`. */
  daysLeft: z.number().int().min(0).nullable(),
  /** The last time it was, before today. */
  previousDate: calendarDate.nullable(),
  /** Which birthday or anniversary comes; null where the year is not known. */
  years: z.number().int().min(0).nullable(),
};

/** How far the gift for the coming time of an occasion is; `ready` when it is wrapped, given or thanked for. */
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
  /** What all gifts for it may cost together, in dollars. */
  giftBudget: dollarSum.nullable(),
});
export type Occasion = z.infer<typeof occasionSchema>;

/** An occasion where only its name matters. */
export const namedOccasionSchema = occasionSchema.pick({
  id: true,
  type: true,
  feast: true,
  customType: true,
});

/** An occasion as the timeline and the lists of what comes next need it. */
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

/** Whether the date is set, if this type requires one. */
const hasItsDay = (occasion: Pick<OccasionFields, 'type' | 'feast' | 'date'>) =>
  isByCalendar(occasion) || !!occasion.date;
const dayMissing = { path: ['date'], message: 'Please choose a date' };
export const hasItsName = ({ type, customType }: Pick<OccasionFields, 'type' | 'customType'>) =>
  type !== 'other' || !!customType;
export const nameMissing = { path: ['customType'], message: 'Please say what the occasion is' };

const forRecipient = occasionFields.extend({
  recipientId: idSchema,
  /** The country whose days count for this recipient; `null` for the user's own. */
  country: countrySchema.nullish(),
});
/** Also the rules of the form. */
export const newOccasionSchema = forRecipient.refine(hasItsDay, dayMissing).refine(hasItsName, nameMissing);

const one = z.strictObject({ id: idParam });

export const occasionRoutes = defineRoutes('planning', 'occasions', {
  list: {
    method: 'GET',
    path: '/occasions',
    summary: 'My occasions, the next one first; those that are over or have no date come last',
    cachedForUser: true,
    input: z.strictObject({
      offset: z.coerce.number().int().min(0).max(occasionsOfAUser).default(0),
      recipientId: idParam.optional(),
      type: occasionTypeSchema.optional(),
      /** A part of the recipient's name or nickname, or of the occasion's own name. */
      search: text(100).optional(),
    }),
    output: z.object({
      occasions: z.array(occasionSchema),
      total: z.number().int(),
      /** The day it is for the user. */
      today: calendarDate,
    }),
  },
  upcoming: {
    method: 'GET',
    path: '/occasions/upcoming',
    summary: 'What comes within twelve months, with what was already this month, the next one first',
    cachedForUser: true,
    // All occasions; the next ones only, where long texts would exceed the size of an answer.
    input: z.strictObject({}),
    output: z.object({ occasions: z.array(upcomingOccasionSchema), today: calendarDate }),
  },
  create: {
    method: 'POST',
    path: '/occasions',
    summary: 'Remember an occasion of a recipient',
    creates: 'users',
    input: newOccasionSchema,
    output: z.object({ occasion: occasionSchema }),
    errors: ['recipient_not_found', 'too_many_occasions', 'occasion_over'],
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
    summary: 'Forget one of my occasions; it can be brought back for some minutes',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: ['occasion_not_found'],
  },
  restore: {
    method: 'POST',
    path: '/occasions/:id/restore',
    summary: 'Bring back an occasion that was just deleted',
    input: one,
    output: z.object({ occasion: occasionSchema }),
    errors: ['occasion_not_found', 'too_many_occasions'],
  },
});
