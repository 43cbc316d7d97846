import type { HandlerInput } from '@giftwell/contracts/core/route';
import type {
  Recipient,
  RecipientFields,
  recipientRoutes,
  RecipientSummary,
} from '@giftwell/contracts/planning/recipients';
import { recipientRenamed } from '@giftwell/contracts/planning/events';
import { Clock, CONFIG, Events, hasIdempotencyKey, Jobs } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import {
  CalendarSettingsService,
  settingsSql,
  type Calendar,
  type CalendarRow,
} from '../calendar/calendar-settings.service.js';
import { OccurrencesService } from '../calendar/occurrences.service.js';
import type { Config } from '../config.js';
import { truncateToFrame } from '../answer-size.js';
import { OccasionWriterService } from '../occasions/occasion-writer.service.js';
import { asJson, occasionColumns, visibleOccasions, type OccasionRow } from '../occasions/occasion-row.js';
import { OccasionOrderService } from '../occasions/occasion-order.service.js';
import { OccasionsService } from '../occasions/occasions.service.js';
import { purgeRecipient } from './purge-recipient.job.js';
import { restorableMs } from '../retention.js';
import { QuotaService } from '../occasions/quota.service.js';
import {
  birthdateColumns,
  columnsOf,
  insertAnyway,
  insertWithinLimits,
  type Added,
  type Draft,
} from './recipient-columns.js';
import {
  ageOf,
  birthdayOf,
  checkVersion,
  knownRecipient,
  noRecipient,
  recipientColumns,
  sameBirthday,
  shownRow,
  summaryColumns,
  versionOf,
  visibleRecipients,
  type RecipientRow,
  type SummaryRow,
} from './recipient-row.js';
import { searchSql } from './recipient-search.js';
import { RecipientEntity } from './recipient.entity.js';

type Routes = typeof recipientRoutes;
type OccasionItem = HandlerInput<Routes['update']>['occasions'][number];
interface Page {
  calendar: CalendarRow;
  rows: SummaryRow[];
  /** Null if the page itself shows it. */
  total: number | null;
}
interface Whole {
  calendar: CalendarRow;
  found: RecipientRow[];
  occasions: OccasionRow[];
}

@Injectable()
export class RecipientsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
    private readonly occasions: OccasionsService,
    private readonly order: OccasionOrderService,
    private readonly kept: OccasionWriterService,
    private readonly quota: QuotaService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(userId: number, { offset, limit, search, group, sort }: HandlerInput<Routes['list']>) {
    const first = sort === 'next' ? await this.order.whoIsNext(userId) : undefined;
    const { mine, order, values } = searchSql({ search, group, first }, [userId, offset, limit]);
    const page = `SELECT ${summaryColumns} FROM ${mine} ORDER BY ${order} OFFSET $2 LIMIT $3`;
    // The total is unknown only if a page is full or beyond the last one.
    const [{ calendar: row, rows, total }] = await this.db.query<[Page]>(
      `SELECT ${settingsSql}, coalesce(page.rows, '[]') AS rows,
         CASE WHEN page.length BETWEEN ($2 > 0)::int AND $3 - 1 THEN NULL
           ELSE (SELECT count(*)::int FROM ${mine}) END AS total
       FROM (SELECT json_agg(x) AS rows, count(*) AS length FROM (${page}) x) page`,
      values,
    );
    const calendar = this.calendars.calendarFrom(row);
    const recipients: RecipientSummary[] = rows.map((one) => shownRow(one, calendar, this.occurrences));
    const canAddDemoData = this.config.demoData && !calendar.hasDemoData;
    return { recipients: truncateToFrame(recipients), total: total ?? offset + rows.length, canAddDemoData };
  }

  async get(userId: number, id: number): Promise<Recipient> {
    const [{ calendar: row, found, occasions }] = await this.db.query<[Whole]>(
      `SELECT ${settingsSql},
         ${asJson(`SELECT ${recipientColumns} FROM ${visibleRecipients} AND r.id = $2`, 'found')},
         ${asJson(`SELECT ${occasionColumns} FROM ${visibleOccasions} AND r.id = $2`, 'occasions')}`,
      [userId, id],
    );
    const [recipient] = found;
    if (!recipient) throw noRecipient();
    return this.shown(recipient, occasions, this.calendars.calendarFrom(row));
  }

  private async shown(
    recipient: RecipientRow,
    occasions: OccasionRow[],
    calendar: Calendar,
  ): Promise<Recipient> {
    return {
      ...shownRow(recipient, calendar, this.occurrences),
      occasions: await this.occasions.shown(occasions, calendar),
      version: versionOf(recipient, occasions),
    };
  }

  /** Throws unless this is one of the user's recipients. */
  async check(userId: number, id: number): Promise<void> {
    const there = await this.db.getRepository(RecipientEntity).existsBy({ id, userId, deletedAt: IsNull() });
    if (!there) throw noRecipient();
  }

  async create(userId: number, { occasions, ...fields }: HandlerInput<Routes['create']>): Promise<Recipient> {
    const draft = await this.draft(fields, occasions, () => this.calendars.of(userId));
    const owner = { userId, createdAt: this.clock.now() };
    // One statement needs no transaction, unless an idempotency key must be stored in it.
    const alone = hasIdempotencyKey() ? null : await insertWithinLimits(this.db, owner, draft);
    const added = alone ?? (await this.db.transaction((tx) => this.add(tx, userId, draft)));
    return this.shown(added.recipient, added.occasions, this.calendars.calendarFrom(added.calendar));
  }

  /** A person as they will be stored. */
  async draft(
    fields: RecipientFields,
    items: OccasionItem[],
    calendarOf: () => Promise<Calendar>,
  ): Promise<Draft> {
    const told = birthdayOf(fields);
    const country = fields.country ?? null;
    const said = { items, known: [], removed: [], told, birthdate: null };
    const plan = await this.kept.plan(said, country, calendarOf);
    this.quota.checkOne(plan.additions);
    const recipient = {
      ...columnsOf(fields),
      ...birthdateColumns(plan.birthday ?? told),
      country,
      // Only years are counted from it, so the time zone doesn't matter.
      ageToldOn: this.clock.now().toISOString().slice(0, 10),
      isExample: false,
    };
    return { recipient, occasions: plan.additions };
  }

  /** Adds a person with their occasions; throws if a limit is exceeded. */
  async add(tx: EntityManager, userId: number, draft: Draft): Promise<Added> {
    const owner = { userId, createdAt: this.clock.now() };
    const within = await insertWithinLimits(tx, owner, draft);
    if (within) return within;
    await this.calendars.lock(tx, userId);
    const added = await insertAnyway(tx, owner, draft);
    await this.quota.check(tx, userId);
    return added;
  }

  async update(userId: number, input: HandlerInput<Routes['update']>): Promise<Recipient> {
    const { id, occasions, removedOccasionIds, version, ...fields } = input;
    await this.db.transaction(async (tx) => {
      const calendar = await this.calendars.lock(tx, userId);
      const owner = { userId, recipientId: id };
      const before = await knownRecipient(tx, userId, id);
      // Fields that a form doesn't send stay as they are.
      const country = fields.country === undefined ? before.country : fields.country;
      const birthdate = fields.birthdate === undefined ? before.birthday : birthdayOf(fields);
      const told = sameBirthday(birthdate, before.birthday) ? null : birthdate;
      const known = await this.kept.knownOf(tx, owner);
      await checkVersion(tx, owner, version, known);
      const said = { items: occasions, known, removed: removedOccasionIds, told, birthdate: before.birthday };
      const plan = await this.kept.plan(said, country, async () => calendar);
      const isAsShown = fields.age === ageOf(before, before.birthday, calendar, this.occurrences);
      const age = isAsShown
        ? { age: before.age, ageToldOn: before.ageToldOn }
        : { ageToldOn: calendar.today };
      const row = {
        ...columnsOf(fields),
        ...age,
        ...birthdateColumns(plan.birthday ?? birthdate),
        country,
      };
      await tx.update(RecipientEntity, { id, userId }, row);
      if (fields.name !== before.name) {
        const renamedAt = this.clock.now().toISOString();
        await this.events.publish(tx, recipientRenamed, { ...owner, name: fields.name, renamedAt });
      }
      await this.kept.write(tx, owner, plan);
      if (plan.additions.length > 0) await this.quota.check(tx, userId);
    });
    return this.get(userId, id);
  }

  /** Hides a recipient with all related data; a job deletes it for good some minutes later. */
  async remove(userId: number, id: number): Promise<void> {
    const removed = await this.removeWhere(userId, { id });
    if (removed === 0) throw noRecipient();
  }

  /** The same for all example people; returns how many there were. */
  removeExamples(userId: number): Promise<number> {
    return this.removeWhere(userId, { isExample: true });
  }

  private removeWhere(userId: number, which: { id: number } | { isExample: true }): Promise<number> {
    return this.db.transaction(async (tx) => {
      // A concurrent request that adds an occasion either finishes before or finds no recipient.
      await this.calendars.lock(tx, userId);
      return this.removeIn(tx, userId, which);
    });
  }

  /** Removes recipients in a transaction that has locked the user's settings; returns how many there were. */
  async removeIn(
    tx: EntityManager,
    userId: number,
    which: FindOptionsWhere<RecipientEntity>,
  ): Promise<number> {
    const deletedAt = this.clock.now();
    const mine = { ...which, userId, deletedAt: IsNull() };
    const found = await tx.find(RecipientEntity, { select: { id: true }, where: mine });
    if (found.length === 0) return 0;
    await tx.update(RecipientEntity, mine, { deletedAt });
    for (const { id: recipientId } of found)
      await this.jobs.add(tx, purgeRecipient, { userId, recipientId, deletedAt: deletedAt.toISOString() });
    return found.length;
  }

  /** Restores a recipient deleted some minutes ago; does nothing if it wasn't deleted. */
  async restore(userId: number, id: number): Promise<Recipient> {
    await this.db.transaction(async (tx) => {
      await this.calendars.lock(tx, userId);
      const since = new Date(this.clock.now().getTime() - restorableMs);
      const hidden = { id, userId, deletedAt: MoreThan(since) };
      const { affected } = await tx.update(RecipientEntity, hidden, { deletedAt: null });
      if (affected) await this.quota.check(tx, userId);
    });
    return this.get(userId, id);
  }
}
