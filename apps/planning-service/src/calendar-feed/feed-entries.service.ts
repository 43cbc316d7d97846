import { isByCalendar } from '@giftwell/contracts/planning/calendar-days';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarSettingsService, type Calendar } from '../calendar/calendar-settings.service.js';
import { OccurrencesService, yearOf, type CalendarDate } from '../calendar/occurrences.service.js';
import { giftsOfOccasion, giftStateFor, type OccasionGift } from '../gifts/occasion-gift-row.js';
import { dayColumns, occasionName, visibleOccasions, type DayRow } from '../occasions/occasion-row.js';
import { orderBy } from '../order-by.js';
import type { CalendarEntry } from './calendar-text.js';

/** `createdAt` is an instant with its offset. */
type Row = DayRow & { gifts: OccasionGift[]; createdAt: string };
interface Dated {
  row: Row;
  next: CalendarDate | null;
  previous: CalendarDate | null;
}

/** An answer of a service has at most a million bytes. */
const maxOccasions = 600;
/** Dates that differ from year to year are listed this far ahead. */
const yearsAhead = 2;

const occasions = `SELECT ${dayColumns}, ${giftsOfOccasion}, to_json(o."createdAt") #>> '{}' AS "createdAt"
  FROM ${visibleOccasions} AND NOT r."isExample" ORDER BY o.id`;

/** The entries of a user's calendar feed. */
@Injectable()
export class FeedEntriesService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
  ) {}

  /** The soonest occasions first. */
  async of(userId: number, withOrderBy: boolean): Promise<CalendarEntry[]> {
    const calendar = await this.calendars.of(userId);
    const rows = await this.db.query<Row[]>(occasions, [userId]);
    const coming = await this.occurrences.comingOf(rows, calendar);
    const soonest = rows
      .map((row, index) => ({ row, next: coming[index]!.nextDate, previous: coming[index]!.previousDate }))
      .filter(({ next, previous }) => next ?? previous)
      .sort((one, other) => ((one.next ?? '9') < (other.next ?? '9') ? -1 : 1))
      .slice(0, maxOccasions);
    const days = await this.listed(soonest, calendar);
    return [...days, ...(withOrderBy ? soonest.flatMap((day) => orderEntries(day, calendar)) : [])];
  }

  private async listed(dated: readonly Dated[], calendar: Calendar): Promise<CalendarEntry[]> {
    const varying = dated.filter(({ row }) => variesByYear(row));
    const fixed = dated.filter(({ row }) => !variesByYear(row)).map((day) => fixedEntry(day, calendar));
    const rows = varying.map(({ row }) => row);
    const perYear = await Promise.all(
      Array.from({ length: yearsAhead + 1 }, async (_, ahead) => {
        const days = await this.occurrences.daysInYear(rows, calendar, yearOf(calendar.today) + ahead);
        return rows.flatMap((row, index) => (days[index] ? [entryOn(row, days[index])] : []));
      }),
    );
    return [...fixed, ...perYear.flat()];
  }
}

const comesAgain = ({ recurring, yearKnown }: Row) => recurring || !yearKnown;
/** Whether its date differs from year to year, such as Mother's Day. */
const variesByYear = (row: Row) => isByCalendar(row) && !row.ownDay && (comesAgain(row) || !row.date);

const titleOf = (row: Row) => `${row.recipientName}: ${occasionName(row)}`;

const entryOn = (row: Row, day: CalendarDate): CalendarEntry => ({
  ...{ uid: `occasion-${row.id}-${day}@giftwell`, title: titleOf(row), day, since: new Date(row.createdAt) },
});

/** A single day, or every year on the same day. */
function fixedEntry({ row, next, previous }: Dated, { leapDay }: Calendar): CalendarEntry {
  const day = previous ?? next!;
  const entry = { ...entryOn(row, day), uid: `occasion-${row.id}@giftwell` };
  if (!comesAgain(row)) return { ...entry, day: next ?? day };
  return {
    ...entry,
    rule: row.date?.slice(5) === '02-29' && !row.ownDay ? leapRules[leapDay] : 'FREQ=YEARLY',
  };
}

/** A plain yearly rule would leave out the years without February 29. */
const leapRules = {
  february_28: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
  march_1: 'FREQ=YEARLY;BYYEARDAY=60',
} as const;

/** The last day to order for the next date, unless the gift is bought. */
function orderEntries({ row, next }: Dated, { today, country }: Calendar): CalendarEntry[] {
  if (!next || ['bought', 'ready'].includes(giftStateFor(row.gifts, next))) return [];
  const day = orderBy('parcel', row.country ?? country, next, today);
  if (!day) return [];
  return [
    {
      ...{ uid: `order-by-${row.id}-${next}@giftwell`, title: `Order by today: ${titleOf(row)}`, day },
      note: 'An estimate: if you order today, a package should arrive the day before.',
      since: new Date(row.createdAt),
    },
  ];
}
