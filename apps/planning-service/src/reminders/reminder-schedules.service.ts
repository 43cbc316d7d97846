import { Clock, Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { instantOf, localTimeIn } from '../local-time.js';
import { takeDueUsers, type DueUser } from './due-users.js';
import { ReminderDatesService } from './reminder-dates.service.js';
import { sendReminders } from './reminder-mails.service.js';
import {
  planReminders,
  type ReminderList,
  type ReminderPlan,
  type SkippedReminder,
} from './reminder-plan.js';

/** How many users are planned in one transaction. */
const batch = 1_000;
/** Usually few users are due. Only if this many are, batches are planned at the same time. */
const firstBatch = 100;
/** How many batches are planned at the same time: while the database works on one, the service works on the other. */
const concurrentBatches = 2;
const keptMs = 60 * 86_400_000;
const oldestKept = (now: Date) => new Date(now.getTime() - keptMs).toISOString().slice(0, 10);

interface Planned {
  userId: number;
  plan: ReminderPlan;
  /** Whether they have reminders that aren't kept any longer. */
  hasOld: boolean;
  /** Both the time to look and the time something is due. */
  nextAt: Date;
}
interface NewRow extends SkippedReminder {
  userId: number;
  state: 'waiting' | 'skipped';
  mailId: string | null;
}
/** The lists of each mail, by its id. */
type ListsOfMails = Map<string, ReminderList[]>;

/** Finds the users with something due, and requests the mails. */
@Injectable()
export class ReminderSchedulesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly dates: ReminderDatesService,
  ) {}

  /** Plans all users with something due or changed; several processes may do so at once. Returns their number. */
  async pass(): Promise<number> {
    const first = await this.planSome(firstBatch);
    if (first < firstBatch) return first;
    const running = Array.from({ length: concurrentBatches }, () => this.batches());
    // If one fails, the others end first.
    await Promise.allSettled(running);
    return (await Promise.all(running)).reduce((sum, count) => sum + count, first);
  }

  /** Plans batches until one isn't full. */
  private async batches(): Promise<number> {
    let count = 0;
    for (let done = batch; done === batch; count += done) done = await this.planSome(batch);
    return count;
  }

  private planSome(max: number): Promise<number> {
    return this.db.transaction((tx) => this.planBatch(tx, max));
  }

  private async planBatch(tx: EntityManager, max: number): Promise<number> {
    const now = this.clock.now();
    const users = await takeDueUsers(tx, now, max);
    if (users.length === 0) return 0;
    const planned: Planned[] = [];
    for (const user of users) planned.push(await this.planned(user, now));
    await this.store(tx, planned, now);
    return users.length;
  }

  private async planned(user: DueUser, now: Date): Promise<Planned> {
    const { userId, nextAt, occasions, known } = user;
    const calendar = this.dates.calendarFrom(user.calendar);
    const { timeZone, reminderHour: hour } = calendar;
    const plan = planReminders({
      now: localTimeIn(timeZone, now),
      hour,
      known,
      isTime: nextAt !== null && nextAt <= now,
      isNew: nextAt === null,
      occasions: await this.dates.nextOf(occasions, calendar),
    });
    const keptSince = oldestKept(now);
    const hasOld = known.some(({ occurrence }) => occurrence < keptSince);
    return { userId, plan, hasOld, nextAt: instantOf(timeZone, { date: plan.next, hour }) };
  }

  private async store(tx: EntityManager, planned: readonly Planned[], now: Date): Promise<void> {
    const rows: NewRow[] = [];
    const lists: ListsOfMails = new Map();
    for (const one of planned) addRows(rows, lists, one);
    const schedules = planned.map(({ userId, nextAt }) => ({ userId, nextAt }));
    // All are sent at once.
    const writes = [
      insertRows(tx, rows, now).then((stored) => this.jobs.addAll(tx, sendReminders, mailsOf(stored, lists))),
      tx.query(
        `UPDATE reminder_schedules s SET "lookAt" = x."nextAt", "nextAt" = x."nextAt"
         FROM json_to_recordset($1) AS x("userId" int, "nextAt" timestamptz) WHERE s."userId" = x."userId"`,
        [JSON.stringify(schedules)],
      ),
      deleteOld(tx, planned, now),
    ];
    // If one fails, the others end first.
    await Promise.allSettled(writes);
    await Promise.all(writes);
  }
}

/** The reminders of one user with the same lists are mailed together, and have the same `mailId`. */
function addRows(rows: NewRow[], lists: ListsOfMails, { userId, plan }: Planned): void {
  const mails: Partial<Record<string, string>> = {};
  for (const { lists: ofMail, ...reminder } of plan.due) {
    const mailId = (mails[ofMail.join()] ??= randomUUID());
    lists.set(mailId, ofMail);
    rows.push({ ...reminder, userId, state: 'waiting', mailId });
  }
  for (const reminder of plan.skipped) rows.push({ ...reminder, userId, state: 'skipped', mailId: null });
}

/** Rows that exist stay as they are, except for those put off to this day. Returns what was written. */
function insertRows(tx: EntityManager, rows: readonly NewRow[], now: Date): Promise<NewRow[]> {
  if (rows.length === 0) return Promise.resolve([]);
  return tx.query<NewRow[]>(
    `INSERT INTO reminders AS known ("userId", "occasionId", occurrence, kind, state, "mailId", "createdAt")
     SELECT "userId", "occasionId", occurrence, kind, state, "mailId", $2
     FROM json_to_recordset($1) AS x("userId" int, "occasionId" int, occurrence date, kind text, state text, "mailId" uuid)
     ON CONFLICT ("userId", "occasionId", occurrence, kind) DO UPDATE
       SET state = excluded.state, "mailId" = excluded."mailId", "createdAt" = excluded."createdAt"
       WHERE known.state = 'snoozed'
     RETURNING "userId", "mailId"`,
    [JSON.stringify(rows), now],
  );
}

/** Deletes the reminders that aren't kept any longer. */
async function deleteOld(tx: EntityManager, planned: readonly Planned[], now: Date): Promise<void> {
  const users = planned.filter(({ hasOld }) => hasOld).map(({ userId }) => userId);
  if (users.length === 0) return;
  await tx.query('DELETE FROM reminders WHERE "userId" = ANY($1) AND occurrence < $2::date', [
    users,
    oldestKept(now),
  ]);
}

const mailsOf = (rows: readonly Pick<NewRow, 'userId' | 'mailId'>[], lists: ListsOfMails) => [
  ...new Map(
    rows.flatMap(({ userId, mailId }) =>
      mailId === null ? [] : [[mailId, { userId, mailId, lists: lists.get(mailId) }] as const],
    ),
  ).values(),
];
