import { occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import { calendarDays, feastLabels, ofKind } from '@giftwell/contracts/planning/calendar-days';
import { occasionsPerPage } from '@giftwell/contracts/planning/occasions';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  CalendarSettingsService,
  settingsSql,
  type Calendar,
  type CalendarRow,
} from '../calendar/calendar-settings.service.js';
import { OccurrencesService } from '../calendar/occurrences.service.js';
import { searchKey } from '../search-key.js';
import { calendarKey, calendarTypes, nextDay, nextDayValues } from './next-day-sql.js';
import { asJson, occasionColumns, visibleOccasions, type OccasionRow } from './occasion-row.js';

interface Wanted {
  offset: number;
  limit?: number | undefined;
  recipientId?: number | undefined;
  type?: string | undefined;
  search?: string | undefined;
}
interface Page {
  rows: OccasionRow[];
  total: number;
  calendar: Calendar;
}
interface Basis {
  calendar: CalendarRow;
  countries: string[];
  hasCalendarDays: boolean;
}

/** SQL for the name of an occasion's own, normalised as by `searchKey`. */
const ownName = `regexp_replace(regexp_replace(normalize(lower(normalize(o."customType", NFKC)), NFKD),
  '[\\u0300-\\u036f]', '', 'g'), '\\s+', ' ', 'g')`;

/** Which occasions come first, computed by the database. */
@Injectable()
export class OccasionOrderService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
  ) {}

  /** One page, in any order, of all: the next one first; then those that are over, the latest first; then those without a date. */
  async page(
    userId: number,
    { offset, limit = occasionsPerPage, recipientId, type, search }: Wanted,
  ): Promise<Page> {
    const { calendar, values } = await this.basis(userId);
    const key = searchKey(search);
    const rows = `SELECT ${occasionColumns} FROM ${visibleOccasions} AND o.id IN (SELECT id FROM page)`;
    const [found] = await this.db.query<[Pick<Page, 'rows' | 'total'>]>(
      `WITH days AS MATERIALIZED (
         SELECT o.id, o.date, r.name, ${nextDay} AS next FROM ${visibleOccasions}
           AND ($7::int IS NULL OR r.id = $7) AND ($8::text IS NULL OR o.type = $8)
           AND ($9 = '' OR strpos(r."searchKey", $9) > 0 OR strpos(${ownName}, $9) > 0
             OR coalesce(o.feast, o.type) = ANY($10::text[]))),
       page AS (
         SELECT id FROM days ORDER BY next NULLS LAST, CASE WHEN next IS NULL THEN date END DESC NULLS LAST,
           name COLLATE "C", id OFFSET $11 LIMIT $12)
       SELECT (SELECT count(*)::int FROM days) AS total, ${asJson(rows, 'rows')}`,
      [...values, recipientId ?? null, type ?? null, key, key ? kindsNamed(key) : [], offset, limit],
    );
    return { ...found, calendar };
  }

  /** The recipients with a coming occasion, next one first. */
  async whoIsNext(userId: number): Promise<number[]> {
    const { values } = await this.basis(userId);
    const [{ ids }] = await this.db.query<[{ ids: number[] }]>(
      `WITH days AS MATERIALIZED (SELECT r.id, r.name, ${nextDay} AS next FROM ${visibleOccasions})
       SELECT ARRAY(SELECT id FROM days WHERE next IS NOT NULL
         GROUP BY id, name ORDER BY min(next), name COLLATE "C", id) AS ids`,
      values,
    );
    return ids;
  }

  /** The calendar settings, and the first values of a statement with `nextDay`. */
  private async basis(userId: number): Promise<{ calendar: Calendar; values: unknown[] }> {
    const [{ calendar: row, countries, hasCalendarDays }] = await this.db.query<[Basis]>(
      `SELECT ${settingsSql},
         ARRAY(SELECT DISTINCT country FROM recipients WHERE "userId" = $1 AND country IS NOT NULL) AS countries,
         EXISTS(SELECT 1 FROM occasions WHERE "userId" = $1 AND type = ANY($2::text[])) AS "hasCalendarDays"`,
      [userId, calendarTypes],
    );
    const calendar = this.calendars.calendarFrom(row);
    const { today, country, leapDay } = calendar;
    const days = hasCalendarDays
      ? await this.calendarDaysIn([...new Set([...countries, country])], calendar)
      : {};
    return { calendar, values: [userId, ...nextDayValues({ today, days, country, leapDay })] };
  }

  private async calendarDaysIn(countries: string[], calendar: Calendar): Promise<Record<string, string>> {
    const days: Record<string, string> = {};
    for (const country of countries) {
      const next = await this.occurrences.holidays(calendar, country);
      for (const day of calendarDays) {
        const { type, feast } = ofKind(day);
        days[calendarKey(type, feast, country)] = next[day];
      }
    }
    return days;
  }
}

/** The types and feasts whose names contain the key. */
const kindsNamed = (key: string): string[] =>
  Object.entries({ ...occasionLabels, ...feastLabels })
    .filter(([, label]) => searchKey(label).includes(key))
    .map(([kind]) => kind);
