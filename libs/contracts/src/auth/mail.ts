import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';
import { calendarDate, line } from '../core/text.js';

/** Kinds of mail that are sent without a request at that moment. A user can switch each of them off. */
export const mailLists = ['reminders', 'upcoming', 'digest', 'group_gifts'] as const;
export type MailList = (typeof mailLists)[number];

const upcomingDay = z.strictObject({
  recipientName: line(100, 'Name is required'),
  /** For example "Birthday". */
  occasion: line(100, 'Occasion is required'),
  date: calendarDate,
  daysLeft: z.number().int().min(0),
});

/**
 * Requests a mail; auth-service knows addresses and preferences, and sends it. A second request with the same key is
 * ignored.
 */
export const mailRequested = defineEvent({
  name: 'mail.requested',
  data: z.strictObject({
    userId: idSchema,
    /** Unique among all mails, for example `planning:reminder:12:2026-12-24`. */
    key: z.string().min(1).max(200),
    list: z.enum(mailLists),
    template: z.literal('upcoming-days'),
    data: z.strictObject({ days: z.array(upcomingDay).min(1).max(50) }),
  }),
  subscribers: ['auth'],
});
