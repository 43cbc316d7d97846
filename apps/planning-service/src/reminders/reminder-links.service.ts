import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { Reminder, ReminderIdea, reminderRoutes } from '@giftwell/contracts/dates/reminders';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import { addDays, daysBetween, yearOf, type CalendarDate } from '../calendar/occurrences.service.js';
import { occasionName } from '../occasions/occasion-row.js';
import { remindedOccasions, reminderDayColumns, type ReminderDayRow } from './due-users.js';
import { deliveryOf, orderBy } from '../order-by.js';
import { ReminderDatesService } from './reminder-dates.service.js';
import type { LeadReminder } from './reminder-plan.js';
import { ReminderGiftsService } from './reminder-gifts.service.js';

type Routes = typeof reminderRoutes;
type Row = ReminderDayRow & {
  userId: number;
  occurrence: CalendarDate;
  ideas: ReminderIdea[] | null;
  snoozedUntil: CalendarDate | null;
  /** The kind of the mail with this link; the origin of one that was put off. */
  origin: LeadReminder | null;
};
interface Found {
  row: Row;
  calendar: Calendar;
  isBought: boolean;
}

const week = 7;
/** For a gift that the user doesn't name. */
const someGift = 'A gift';

/** What the links in a reminder do. The secret code allows changes for its user, on this one date only. */
@Injectable()
export class ReminderLinksService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly dates: ReminderDatesService,
    private readonly gifts: ReminderGiftsService,
  ) {}

  async get(code: string): Promise<Reminder> {
    return shown(await this.find(code));
  }

  async snooze(code: string): Promise<Reminder> {
    const found = await this.find(code);
    if (!canSnooze(found)) throw conflict('too_late_to_snooze', 'It’s too late to be reminded again');
    const { row, calendar } = found;
    const dayBefore = addDays(row.occurrence, -1);
    const inAWeek = addDays(calendar.today, week);
    const remindOn = inAWeek < dayBefore ? inAWeek : dayBefore;
    await this.db.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO reminders ("userId", "occasionId", occurrence, kind, state, "remindOn", "snoozedFrom", "createdAt")
         VALUES ($1, $2, $3, 'snoozed', 'snoozed', $4, $5, $6)
         ON CONFLICT ("userId", "occasionId", occurrence, kind) DO UPDATE
           SET state = 'snoozed', "remindOn" = excluded."remindOn", "snoozedFrom" = excluded."snoozedFrom", "mailId" = NULL`,
        [row.userId, row.id, row.occurrence, remindOn, row.origin, this.clock.now()],
      );
      await tx.query(`UPDATE reminder_schedules SET "lookAt" = timestamptz 'epoch' WHERE "userId" = $1`, [
        row.userId,
      ]);
    });
    return this.get(code);
  }

  /** Adds a bought gift to the record; does nothing if there is one for this date. */
  async addGift({ code, title }: HandlerInput<Routes['addGift']>): Promise<Reminder> {
    const { userId } = (await this.find(code)).row;
    await this.gifts.addBought(userId, async (tx) => {
      const { row, isBought } = await this.find(code, tx);
      const { recipientId, id: occasionId, occurrence } = row;
      return isBought
        ? null
        : { recipientId, occasionId, year: yearOf(occurrence), title: title ?? someGift };
    });
    return this.get(code);
  }

  /** Throws if the date is over or has changed, or if the occasion is gone. */
  private async find(code: string, db: Pick<EntityManager, 'query'> = this.db): Promise<Found> {
    const [row] = await db.query<Row[]>(
      `SELECT ${reminderDayColumns}, k."userId", k.occurrence::text, k.ideas,
         CASE WHEN k.kind = 'snoozed' THEN k."snoozedFrom" ELSE k.kind END AS origin,
         (SELECT s."remindOn"::text FROM reminders s WHERE s."userId" = k."userId" AND s."occasionId" = o.id
            AND s.occurrence = k.occurrence AND s.state = 'snoozed') AS "snoozedUntil"
       FROM ${remindedOccasions} JOIN reminders k ON k."occasionId" = o.id AND k."userId" = o."userId"
       WHERE k.code = $1 AND o."deletedAt" IS NULL`,
      [code],
    );
    if (!row) throw noReminder();
    const calendar = await this.dates.calendarOf(row.userId);
    const [date] = await this.dates.nextOf([row], calendar);
    if (date?.occurrence !== row.occurrence) throw noReminder();
    return { row, calendar, isBought: date.isBought };
  }
}

const noReminder = () => notFound('reminder_not_found', 'This date has passed, or it changed.');

const canSnooze = ({ row, calendar, isBought }: Found) =>
  !isBought && row.occurrence > addDays(calendar.today, 1);

function shown(found: Found): Reminder {
  const { row, calendar, isBought } = found;
  const { recipientId, recipientName, occurrence: date, snoozedUntil } = row;
  const { today } = calendar;
  const country = row.country ?? calendar.country;
  return {
    ...{ recipientId, recipientName, occasion: occasionName(row), date, isBought, snoozedUntil },
    daysLeft: daysBetween(today, date),
    ideas: (row.ideas ?? []).map((idea) => ({
      ...idea,
      orderBy: orderBy(deliveryOf(idea.category), country, date, today),
    })),
    canSnooze: canSnooze(found),
  };
}
