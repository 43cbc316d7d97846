import { calendarOccasions } from '@giftwell/contracts/planning/calendar-days';
import { yearOf } from '../calendar/occurrences.service.js';

/** The types of occasions whose day the calendar may know. */
export const calendarTypes = [...calendarOccasions, 'holiday'] as const;

/** The values that `nextDay` reads: `$1` is the user; then come these. */
export interface NextDayValues {
  today: string;
  /** The next day of each calendar day and country, by `calendarKey`. */
  days: Readonly<Record<string, string>>;
  /** The user's own country. */
  country: string;
  leapDay: string;
}
export const nextDayValues = ({ today, days, country, leapDay }: NextDayValues): unknown[] => [
  today,
  JSON.stringify(days),
  country,
  leapDay,
  yearOf(today),
];

const today = '$2::date';
const thisYear = '$6::int';

/** SQL for the month and day of `o.date` in another year, as `inYear` computes it. */
const inYear = (year: string): string => {
  const moved = `(o.date + make_interval(years => ${year} - date_part('year', o.date)::int))::date`;
  const isMoved = `$5::text = 'march_1' AND to_char(o.date, 'MMDD') = '0229' AND date_part('day', ${moved}) = 28`;
  return `(CASE WHEN ${isMoved} THEN ${moved} + 1 ELSE ${moved} END)`;
};

/** SQL for the first of two days that isn't over. */
const nextOf = (day: string, otherwise: string): string =>
  `(CASE WHEN ${day} >= ${today} THEN ${day} ELSE ${otherwise} END)`;

const ownDayIn = (year: string): string => `(${year} || '-' || o."ownDay")::date`;
const calendarDay = `(CASE
  WHEN o."ownDay" IS NOT NULL THEN ${nextOf(ownDayIn(thisYear), ownDayIn(`(${thisYear} + 1)`))}
  ELSE ($3::jsonb ->> concat(o.type, ':' || o.feast, '/', coalesce(r.country, $4::text)))::date END)`;
const comesAgain = `(o.recurring OR NOT o."yearKnown")`;

/** The key of a calendar day in a country in `NextDayValues`. */
export const calendarKey = (type: string, feast: string | null, country: string): string =>
  `${type}${feast === null ? '' : `:${feast}`}/${country}`;

/**
 * SQL for the next date of occasion `o` of recipient `r`, null where it is over or has no date: the same as `comingOf`
 * answers, for sorting thousands of rows in the database.
 */
export const nextDay = `(CASE
  WHEN o.type IN (${calendarTypes.map((type) => `'${type}'`).join(', ')}) AND (${comesAgain} OR o.date IS NULL)
    AND ${calendarDay} IS NOT NULL THEN ${calendarDay}
  WHEN o.date >= ${today} AND (o."yearKnown" OR NOT ${comesAgain}) THEN o.date
  WHEN ${comesAgain} THEN ${nextOf(inYear(thisYear), inYear(`(${thisYear} + 1)`))} END)`;
