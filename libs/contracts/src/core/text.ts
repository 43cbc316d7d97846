import { z } from 'zod';

const allowed = (value: string) =>
  value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);

/** Text that Postgres and a page can hold: no control characters, no lone surrogates. Trimmed. */
export const text = (max: number, min = 0, message?: string) =>
  z
    .string({ error: message })
    .refine(allowed, 'Contains characters that cannot be stored')
    .trim()
    .min(min, message)
    .max(max, `At most ${max} characters`);

/** Required text on one line. */
export const line = (max: number, message: string) =>
  text(max, 1, message).refine((value) => !/[\r\n]/.test(value), 'Must be one line');

const isCalendarDate = (value: string) => {
  const [year, month, day] = value.split('-').map(Number) as [number, number, number];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** A calendar date `YYYY-MM-DD` that exists; never an instant. */
export const calendarDate = z
  .string()
  .regex(/^(1[5-9]|2\d)\d\d-\d\d-\d\d$/, 'Must be a date')
  .refine(isCalendarDate, 'There is no such date');

/** An ISO instant in UTC, as services send it. */
export const instant = z.iso.datetime();
