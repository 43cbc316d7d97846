import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { calendarDate } from '../core/text.js';
import { calendarDays } from './calendar-days.js';
import { countrySchema } from './occasions.js';

export const leapDays = ['february_28', 'march_1'] as const;

/** An IANA time zone that the runtime supports. */
export const timeZoneSchema = z
  .string()
  .max(60)
  // Plain offsets such as +02:00 have no daylight saving time.
  .regex(/^[A-Za-z]/, 'There is no such time zone')
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, 'There is no such time zone');

export const calendarSettingsSchema = z.object({
  timeZone: timeZoneSchema,
  /** Determines days that differ between countries. */
  country: countrySchema,
  /** The day of 29 February in common years. */
  leapDay: z.enum(leapDays),
  /** The hour of the day, 0 to 23, from which reminders are mailed. */
  reminderHour: z.number().int().min(0).max(23),
});
export type CalendarSettings = z.infer<typeof calendarSettingsSchema>;

export const calendarSettingsRoutes = defineRoutes('planning', 'calendar-settings', {
  get: {
    method: 'GET',
    path: '/user/calendar',
    summary: 'Get my calendar settings',
    cachedForUser: true,
    callers: ['payments'],
    input: z.strictObject({}),
    output: calendarSettingsSchema.extend({
      /** False until the user or their browser has set them. */
      isSet: z.boolean(),
    }),
  },
  change: {
    method: 'PATCH',
    path: '/user/calendar',
    summary: 'Change my time zone, my country, my leap day or the hour of reminders',
    input: z.strictObject(calendarSettingsSchema.partial().shape),
    output: calendarSettingsSchema.extend({ isSet: z.boolean() }),
  },
  holidays: {
    method: 'GET',
    path: '/user/calendar/holidays',
    summary: 'Get the next dates of holidays, in my country or another one',
    cachedForUser: true,
    input: z.strictObject({ country: countrySchema.optional() }),
    output: z.record(z.enum(calendarDays), calendarDate),
  },
});
