import type { CalendarSettings } from '@giftwell/contracts/planning/calendar-settings';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { todayIn, type CalendarDate } from './calendar-date.js';
import { CalendarSettingsEntity } from './calendar-settings.entity.js';
import { countryOfZone } from './home-country.js';

/** How dates are counted for a user, and today's date for them. */
export interface Calendar extends CalendarSettings {
  isSet: boolean;
  hasDemoData: boolean;
  today: CalendarDate;
}
/** As `settingsSql` returns it; null for a user without settings. */
export type CalendarRow = Omit<Calendar, 'today'> | null;

const unset = {
  timeZone: 'UTC',
  country: 'US',
  leapDay: 'february_28',
  reminderHour: 9,
  isSet: false,
  hasDemoData: false,
} as const;

/** SQL for the `CalendarRow` of a settings row `c`. */
export const calendarJson = `json_build_object('timeZone', c."timeZone", 'country', c.country,
    'leapDay', c."leapDay", 'reminderHour', c."reminderHour", 'isSet', c."isSet", 'hasDemoData', c."demoDataAt" IS NOT NULL) AS calendar`;

const settings = `SELECT ${calendarJson}
  FROM calendar_settings c WHERE c."userId" = $1`;

/** A column for another statement, so that reading the settings costs no statement of its own; `$1` is the user. */
export const settingsSql = `(${settings}) AS calendar`;

/** Locks the settings, which serialises all changes of a user's number of rows. */
export async function lockSettings(tx: EntityManager, userId: number): Promise<CalendarRow> {
  for (;;) {
    // Reads the row after other transactions are done; writes nothing if it exists.
    const [row] = await tx.query<{ calendar: CalendarRow }[]>(`${settings} FOR NO KEY UPDATE`, [userId]);
    if (row) return row.calendar;
    await tx.query('INSERT INTO calendar_settings ("userId") VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
  }
}

@Injectable()
export class CalendarSettingsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  calendarFrom(row: CalendarRow): Calendar {
    const settings = row ?? unset;
    return { ...settings, today: todayIn(settings.timeZone, this.clock.now()) };
  }

  async of(userId: number): Promise<Calendar> {
    const [{ calendar }] = await this.db.query<[{ calendar: CalendarRow }]>(`SELECT ${settingsSql}`, [
      userId,
    ]);
    return this.calendarFrom(calendar);
  }

  /** Does the same as `lockSettings`, and returns the calendar. */
  async lock(tx: EntityManager, userId: number): Promise<Calendar> {
    return this.calendarFrom(await lockSettings(tx, userId));
  }

  async change(userId: number, changes: Partial<CalendarSettings>): Promise<Calendar> {
    const { timeZone, country } = changes;
    await this.db.transaction(async (tx) => {
      const { isSet } = await this.lock(tx, userId);
      // With a time zone but no country, the zone's country decides on Mother's Day.
      const guessed = !isSet && timeZone && !country ? countryOfZone(timeZone) : undefined;
      const saysWhere = timeZone !== undefined || country !== undefined;
      const set = { ...changes, ...(guessed && { country: guessed }), ...(saysWhere && { isSet: true }) };
      if (Object.keys(set).length > 0) await tx.update(CalendarSettingsEntity, { userId }, set);
    });
    return this.of(userId);
  }

  async forgetDemoData(userId: number): Promise<void> {
    await this.db.getRepository(CalendarSettingsEntity).update({ userId }, { demoDataAt: null });
  }

  async noteDemoData(tx: EntityManager, userId: number): Promise<void> {
    await tx.update(CalendarSettingsEntity, { userId }, { demoDataAt: this.clock.now() });
  }
}
