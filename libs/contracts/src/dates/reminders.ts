import { z } from 'zod';
import { idSchema, shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, line } from '../core/text.js';
import { reminderIdeaRoutes } from '../gift-ai/reminder-ideas.js';

const ideaSchema = reminderIdeaRoutes.choose.output.shape.ideas.element.extend({
  /** The estimated last day to order; null if it is over, or if nothing is sent. */
  orderBy: calendarDate.nullable(),
});
export type ReminderIdea = Omit<z.infer<typeof ideaSchema>, 'orderBy'>;

const reminderSchema = z.object({
  recipientId: idSchema,
  recipientName: z.string(),
  /** For example "Birthday". */
  occasion: z.string(),
  date: calendarDate,
  /** Whole days, in the user's time zone. */
  daysLeft: z.int().min(0),
  ideas: z.array(ideaSchema),
  /** Whether a gift for it is bought. */
  isBought: z.boolean(),
  /** The day of the next reminder, if the user has put it off. */
  snoozedUntil: calendarDate.nullable(),
  /** Whether it can still be put off for some days. */
  canSnooze: z.boolean(),
});
export type Reminder = z.infer<typeof reminderSchema>;

const one = z.strictObject({ code: shareCodeSchema });
const answer = z.object({ reminder: reminderSchema });

/** A reminder by the secret code in its mail, also for readers who are signed out. */
export const reminderRoutes = defineRoutes('planning', 'reminders', {
  get: {
    method: 'GET',
    path: '/reminders/:code',
    summary: 'Get the date that a reminder is about, with the ideas in its mail',
    access: 'public',
    limit: 'share_code',
    input: one,
    output: answer,
    errors: ['reminder_not_found'],
  },
  snooze: {
    method: 'POST',
    path: '/reminders/:code/snooze',
    summary: 'Be reminded again in a week, or the day before if that is sooner',
    access: 'public',
    limit: 'share_code',
    input: one,
    output: answer,
    errors: ['reminder_not_found', 'too_late_to_snooze'],
  },
  addGift: {
    method: 'POST',
    path: '/reminders/:code/gift',
    summary: 'Say that a gift is bought: adds it to the record, and ends the reminders of this date',
    access: 'public',
    limit: 'share_code',
    input: one.extend({ title: line(200, 'Title is required').optional() }),
    output: answer,
    errors: ['reminder_not_found', 'too_many_gifts'],
  },
});
