import type { EntityManager } from 'typeorm';
import { calendarJson, type CalendarRow } from '../calendar/calendar-settings.service.js';
import type { DatedFor } from '../calendar/occurrences.service.js';
import { dayColumns, type DayRow } from '../occasions/occasion-row.js';
import { giftsOfOccasion, type OccasionGift } from '../gifts/occasion-gift-row.js';
import type { KnownReminder } from './reminder-plan.js';

type Database = Pick<EntityManager, 'query'>;

/** An occasion as its reminders need it. */
export type ReminderDayRow = DayRow & { gifts: OccasionGift[] };
/** Only what decides when a reminder is due. */
export type PlannedDayRow = Pick<ReminderDayRow, 'id' | 'gifts'> & DatedFor;

/** Everything that the reminders of one user depend on. */
export interface DueUser {
  userId: number;
  nextAt: Date | null;
  calendar: CalendarRow;
  occasions: PlannedDayRow[];
  known: KnownReminder[];
}

/** Columns of an occasion `o` with its recipient `r`. */
export const reminderDayColumns = `${dayColumns}, ${giftsOfOccasion}`;
/** The occasions that are mailed about; those of example people are not. */
export const remindedOccasions = `occasions o
  JOIN recipients r ON r.id = o."recipientId" AND r."userId" = o."userId" AND r."deletedAt" IS NULL
    AND NOT r."isExample"`;

const lock = `SELECT "userId" FROM reminder_schedules WHERE "lookAt" <= $1
  ORDER BY "lookAt" LIMIT $2 FOR UPDATE SKIP LOCKED`;

const everything = `
  SELECT s."userId", s."nextAt",
    (SELECT calendar FROM (SELECT ${calendarJson} FROM calendar_settings c WHERE c."userId" = s."userId") x) AS calendar,
    (SELECT coalesce(json_agg(day), '[]') FROM (
       SELECT o.id, r.country, o.type, o.feast, o."ownDay", o.date::text, o."yearKnown", o.recurring,
         ${giftsOfOccasion}
       FROM ${remindedOccasions}
       WHERE o."userId" = s."userId" AND o."deletedAt" IS NULL) day) AS occasions,
    (SELECT coalesce(json_agg(row), '[]') FROM (
       SELECT "occasionId", occurrence::text, kind, state, "remindOn"::text, "snoozedFrom"
       FROM reminders k WHERE k."userId" = s."userId") row) AS known
  FROM reminder_schedules s WHERE s."userId" = ANY($1)`;

/** Locks the users whose reminders are to be looked at, oldest first, and reads what these depend on. */
export async function takeDueUsers(tx: Database, now: Date, limit: number): Promise<DueUser[]> {
  const due = await tx.query<{ userId: number }[]>(lock, [now, limit]);
  if (due.length === 0) return [];
  // A statement of its own, so that it sees what was committed before the lock was granted.
  return tx.query<DueUser[]>(everything, [due.map(({ userId }) => userId)]);
}
