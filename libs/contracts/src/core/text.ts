import { z } from 'zod';

const allowed = (value: string) =>
  value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);
/** Bidirectional control characters, which can make a name look like another one. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;
export const withoutDirections = (value: string): string => value.replace(directions, '');
export const keepsDirection = (value: string): boolean => withoutDirections(value) === value;

/** Text that Postgres and a page can represent: no control characters, no lone surrogates. Trimmed. */
export const text = (max: number, min = 0, message?: string) =>
  z
    .string({ error: message })
    .refine(allowed, 'This has characters we can’t save. Please remove them.')
    .trim()
    .min(min, message)
    .max(max, `At most ${max} characters`);

const onOneLine = <T extends z.ZodString>(schema: T): T =>
  schema
    .refine((value) => !/[\r\n]/.test(value), 'Write it on one line')
    .refine(keepsDirection, 'This has characters we can’t save. Please remove them.');

/** Required text on one line. */
export const line = (max: number, message: string) => onOneLine(text(max, 1, message));

/** Text on one line that may be empty. */
export const optionalLine = (max: number) => onOneLine(text(max));

/** The longest beginning of at most `max` UTF-16 units that splits no visible character. */
export function cutText(value: string, max: number): string {
  if (value.length <= max) return value;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(value)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return value.slice(0, end).trimEnd();
}

/** Text of any source as `line` and `optionalLine` accept it: without the characters that they refuse, and cut. */
export const cleanLine = (value: string, max: number): string =>
  cutText(
    withoutDirections(value)
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cs}\u0000-\u001f\u007f]/gu, '')
      .trim(),
    max,
  );

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Arithmetic is ten times as fast as a Date: lists have thousands of dates, and phones parse them too. */
const isCalendarDate = (value: string) => {
  const [year, month, day] = [+value.slice(0, 4), +value.slice(5, 7), +value.slice(8, 10)];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeap ? 29 : (daysOfMonths[month - 1] ?? 0);
  return day >= 1 && day <= days;
};

/** A valid calendar date `YYYY-MM-DD`, without time or zone. */
export const calendarDate = z
  .string()
  .regex(/^(1[5-9]|2\d)\d\d-\d\d-\d\d$/, 'Enter a date')
  .refine(isCalendarDate, 'That date doesn’t exist');

/** An ISO instant in UTC, as services send it. */
export const instant = z.iso.datetime();

/** Name of an illustration, as used in its address. */
export const pictureName = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Unknown picture');
