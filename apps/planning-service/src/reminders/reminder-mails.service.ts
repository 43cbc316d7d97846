import { mailRequested, type RemindedDay } from '@giftwell/contracts/auth/mail';
import type { EventData } from '@giftwell/contracts/core/event';
import { idSchema } from '@giftwell/contracts/core/ids';
import type { ReminderIdea } from '@giftwell/contracts/dates/reminders';
import { defineJob, Events, newShareCode } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import { addDays, type CalendarDate } from '../calendar/occurrences.service.js';
import { instantOf } from '../local-time.js';
import { remindedOccasions, reminderDayColumns, type ReminderDayRow } from './due-users.js';
import { personColumns, ReminderIdeasService, type AboutPerson } from './reminder-ideas.service.js';
import { isInDigest, listOf, noOccasion, type ReminderKind } from './reminder-plan.js';
import { ReminderDatesService } from './reminder-dates.service.js';

/** Requests one mail with the reminders that are due together. */
export const sendReminders = defineJob({
  name: 'planning.send-reminders',
  data: z.object({
    ...{ userId: idSchema, mailId: z.uuid() },
    /** Of the mail. Jobs of earlier versions have none. */
    lists: z.array(z.enum(Object.values(listOf))).optional(),
  }),
  attempts: 15,
});

type Mail = EventData<typeof mailRequested>;
type Claimed = AboutPerson & {
  /** Of an earlier mail about the same date. */ code: string | null;
};
/** A mail with its reminders. */
export type ReminderMailJob = z.output<typeof sendReminders.data>;
/** What is stored about a reminder with its mail. */
interface Sent {
  occasionId: number;
  code: string;
  ideas: ReminderIdea[];
}
/** A mail, or none if no reminder is left. */
export interface Composed {
  mailId: string;
  mail: Mail | null;
  sent: Sent[];
}

const maxDays = 50;
/** How many people get ideas in one mail. */
const maxWithIdeas = 5;

/** Composes the mails about reminders that are due. */
@Injectable()
export class ReminderMailsService {
  constructor(
    private readonly db: DataSource,
    private readonly events: Events,
    private readonly dates: ReminderDatesService,
    private readonly ideas: ReminderIdeasService,
  ) {}

  /** Leaves out what was changed, deleted or bought since it became due. */
  async compose({ userId, mailId, lists }: ReminderMailJob): Promise<Composed> {
    const calendar = await this.dates.calendarOf(userId);
    const [first] = await this.db.query<{ kind: ReminderKind }[]>(
      `SELECT kind FROM reminders WHERE "userId" = $1 AND "mailId" = $2 AND state = 'waiting' LIMIT 1`,
      [userId, mailId],
    );
    if (!first) return { mailId, mail: null, sent: [] };
    if (first.kind === 'digest')
      return { mailId, mail: await this.digest(userId, mailId, calendar), sent: [] };
    const claimed = await this.claimed(userId, mailId, calendar);
    const own = first.kind === 'snoozed' ? listOf.reminder : listOf[first.kind];
    return this.reminderMail({ userId, mailId, lists: lists ?? [own] }, claimed, calendar);
  }

  /** Stores what was sent, and publishes the mail. */
  async send(tx: EntityManager, userId: number, { mailId, mail, sent }: Composed): Promise<void> {
    const isOfMail = `k."userId" = $1 AND k."mailId" = $2 AND k.state = 'waiting'`;
    await tx.query(
      `UPDATE reminders k SET state = 'sent', code = x.code, ideas = x.ideas
       FROM json_to_recordset($3) AS x("occasionId" int, code text, ideas jsonb)
       WHERE ${isOfMail} AND k."occasionId" = x."occasionId"`,
      [userId, mailId, JSON.stringify(mail && sent.length === 0 ? [{ occasionId: noOccasion }] : sent)],
    );
    await tx.query(`UPDATE reminders k SET state = 'skipped' WHERE ${isOfMail}`, [userId, mailId]);
    if (mail) await this.events.publish(tx, mailRequested, mail);
  }

  private async reminderMail(
    { userId, mailId, lists: [list = listOf.reminder, ...otherLists] }: Required<ReminderMailJob>,
    claimed: readonly Claimed[],
    calendar: Calendar,
  ): Promise<Composed> {
    const sent: Sent[] = [];
    const days: RemindedDay[] = [];
    for (const [index, about] of claimed.entries()) {
      const ideas = index < maxWithIdeas ? await this.ideas.for(userId, about, calendar) : [];
      const code = about.code ?? newShareCode();
      const day = this.dates.reminded(about, { code, ideas }, calendar);
      if (!day) continue;
      days.push(day);
      sent.push({ occasionId: about.id, code, ideas });
    }
    const mail = {
      ...{ key: keyOf(mailId), userId, list, template: 'gift-reminder' as const, data: { days } },
      ...(otherLists.length > 0 && { otherLists }),
      validUntil: endOf(calendar, days),
    };
    return { mailId, mail: days.length > 0 ? mail : null, sent };
  }

  private async digest(userId: number, mailId: string, calendar: Calendar): Promise<Mail | null> {
    const rows = await this.db.query<ReminderDayRow[]>(
      `SELECT ${reminderDayColumns} FROM ${remindedOccasions} WHERE o."userId" = $1 AND o."deletedAt" IS NULL`,
      [userId],
    );
    const dates = await this.dates.nextOf(rows, calendar);
    const days = rows
      .flatMap((row, index) => {
        const { occurrence, isBought } = dates[index]!;
        const isTold = occurrence !== null && !isBought && isInDigest(occurrence, calendar.today);
        return (isTold && this.dates.upcoming(row, occurrence, calendar)) || [];
      })
      .sort((one, other) => one.daysLeft - other.daysLeft)
      .slice(0, maxDays);
    if (days.length === 0) return null;
    const data = { days };
    return {
      ...{ key: keyOf(mailId), userId, list: 'digest', template: 'upcoming-days', data },
      validUntil: endOf(calendar, days),
    };
  }

  /** The occasions of a mail that are still as they were when it became due, next one first. */
  private async claimed(userId: number, mailId: string, calendar: Calendar): Promise<Claimed[]> {
    const rows = await this.db.query<Claimed[]>(
      `SELECT k.occurrence::text, k.code, ${reminderDayColumns}, ${personColumns}
       FROM ${remindedOccasions} JOIN reminders k ON k."occasionId" = o.id AND k."userId" = o."userId"
       WHERE o."userId" = $1 AND o."deletedAt" IS NULL AND k."mailId" = $2 AND k.state = 'waiting'
       ORDER BY k.occurrence, r.name, o.id LIMIT ${maxDays}`,
      [userId, mailId],
    );
    const dates = await this.dates.nextOf(rows, calendar);
    return rows.filter(
      ({ occurrence }, index) => dates[index]!.occurrence === occurrence && !dates[index]!.isBought,
    );
  }
}

const keyOf = (mailId: string) => `planning:reminders:${mailId}`;

/** When the last of these days is over for the user. */
function endOf({ timeZone }: Calendar, days: readonly { date: CalendarDate }[]): string {
  const [last = ''] = days
    .map(({ date }) => date)
    .sort()
    .slice(-1);
  return last && instantOf(timeZone, { date: addDays(last, 1), hour: 0 }).toISOString();
}
