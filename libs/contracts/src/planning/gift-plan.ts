import { z } from 'zod';
import { idParam, idSchema } from '../core/ids.js';
import { price } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate } from '../core/text.js';
import { giftMoneySchema, giftSchema, giftsOfAUser, giftYear, giftYearParam } from './gifts.js';
import { namedOccasionSchema, occasionGiftStates, occasionSchema, occasionsOfAUser } from './occasions.js';

export const planRowsPerPage = 500;

/** A gift as the plan of a year shows it. */
export const plannedGiftSchema = giftSchema.pick({
  id: true,
  title: true,
  state: true,
  price: true,
  estimate: true,
  picture: true,
  outcome: true,
  version: true,
});

/** One occasion of one recipient in a year, or the gifts to a recipient in a month without an occasion. */
export const planRowSchema = giftMoneySchema.extend({
  /** The date of the occasion in that year. */
  date: calendarDate.nullable(),
  /** 1 to 12; null without a date in that year. */
  month: z.int().min(1).max(12).nullable(),
  recipientId: idSchema,
  recipientName: z.string(),
  occasion: namedOccasionSchema.nullable(),
  giftState: z.enum(occasionGiftStates),
  gifts: z.array(plannedGiftSchema),
});
export type PlanRow = z.infer<typeof planRowSchema>;

const plan = z.strictObject({
  /** By default this year. */
  year: giftYearParam.optional(),
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(occasionsOfAUser + giftsOfAUser)
    .default(0),
});
/** In dollars; null for no budget. */
const amount = price.nullable();

export const giftPlanRoutes = defineRoutes('planning', 'gift-plan', {
  get: {
    method: 'GET',
    path: '/plan',
    summary: 'List my gifts of a year by month, occasion and recipient, with planned and spent sums',
    input: plan,
    output: z.object({
      year: giftYear,
      today: calendarDate,
      /** By date, those without one last. Fewer than a page if they fill the answer. */
      rows: z.array(planRowSchema),
      total: z.int(),
      /** Sums of the whole year. The budget adds up those of recipients, and those of occasions of all others. */
      money: giftMoneySchema,
      /** Years with gifts, latest first. */
      years: z.array(giftYear),
    }),
  },
  setRecipientBudget: {
    method: 'PUT',
    path: '/recipients/:id/gift-budget',
    summary: 'Set or remove the budget of all gifts for a recipient in one year',
    input: z.strictObject({ id: idParam, year: giftYear, amount }),
    output: z.object({ year: giftYear, budget: giftMoneySchema.shape.budget }),
    errors: ['recipient_not_found'],
  },
  setOccasionBudget: {
    method: 'PUT',
    path: '/occasions/:id/gift-budget',
    summary: 'Set or remove the budget of the gifts for each date of an occasion',
    input: z.strictObject({ id: idParam, amount }),
    output: z.object({ giftBudget: occasionSchema.shape.giftBudget }),
    errors: ['occasion_not_found'],
  },
});

/** Internal routes of planning-service for the gateway, which sends the file. Never mounted. */
export const planExportRoutes = defineRoutes('planning', 'plan-export', {
  get: {
    method: 'GET',
    path: '/internal/plan.csv',
    summary: 'Get a part of the gifts of a year as CSV, the first with a header line',
    input: plan,
    output: z.object({
      year: giftYear,
      csv: z.string(),
      /** Offset of the next part; null after the last one. */
      nextOffset: z.int().nullable(),
    }),
  },
});
