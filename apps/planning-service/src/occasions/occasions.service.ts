import { toDollars } from '@giftwell/contracts/core/money';
import type { HandlerInput as InputOf } from '@giftwell/contracts/core/route';
import {
  type Occasion,
  type occasionRoutes,
  type UpcomingOccasion,
} from '@giftwell/contracts/planning/occasions';
import { calendarOccasions, isFloating, kindOf } from '@giftwell/contracts/planning/calendar-days';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  CalendarSettingsService,
  settingsSql,
  type Calendar,
  type CalendarRow,
} from '../calendar/calendar-settings.service.js';
import { OccurrencesService, type Coming } from '../calendar/occurrences.service.js';
import { truncateToFrame } from '../answer-size.js';
import { giftStateFor, plannedGifts, type PlannedGift } from '../gifts/occasion-gift-row.js';
import { inOrder } from './coming-order.js';
import { assertNoOverwrite, withKept } from './existing-occasion.js';
import { OccasionWriterService } from './occasion-writer.service.js';
import { OccasionOrderService } from './occasion-order.service.js';
import { knownRecipient } from '../recipients/recipient-row.js';
import {
  asJson,
  dayColumns,
  noOccasion,
  occasionColumns,
  visibleOccasions,
  type DayRow,
  type OccasionRow,
} from './occasion-row.js';
import { OccasionEntity } from './occasion.entity.js';
import { restorableMs } from '../retention.js';
import { QuotaService } from './quota.service.js';
import { RecipientEntity } from '../recipients/recipient.entity.js';

type Routes = typeof occasionRoutes;
export interface Upcoming {
  occasions: UpcomingOccasion[];
  today: string;
}
interface Answer {
  rows: DayRow[];
  gifts: PlannedGift[];
  calendar: CalendarRow;
}

const aYear = 366;

@Injectable()
export class OccasionsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
    private readonly order: OccasionOrderService,
    private readonly kept: OccasionWriterService,
    private readonly quota: QuotaService,
  ) {}

  async list(userId: number, wanted: InputOf<Routes['list']>) {
    const { rows, total, calendar } = await this.order.page(userId, wanted);
    return { occasions: await this.shown(rows, calendar), total, today: calendar.today };
  }

  /** The first ones are few enough to be read by their order; all are read at once. */
  upcoming(userId: number, { limit }: InputOf<Routes['upcoming']>): Promise<Upcoming> {
    return limit === undefined ? this.allUpcoming(userId) : this.firstUpcoming(userId, limit);
  }

  private async firstUpcoming(userId: number, limit: number): Promise<Upcoming> {
    const { rows, calendar } = await this.order.page(userId, { offset: 0, limit });
    const occasions = await this.shown(rows, calendar);
    return { occasions: occasions.filter(isNear(calendar)), today: calendar.today };
  }

  private async allUpcoming(userId: number): Promise<Upcoming> {
    const [{ rows, gifts, calendar: row }] = await this.db.query<[Answer]>(
      `SELECT ${settingsSql}, ${asJson(allDays, 'rows')}, ${asJson(plannedGifts, 'gifts')}`,
      [userId],
    );
    const calendar = this.calendars.calendarFrom(row);
    const near = (await this.placed(rows, calendar)).filter(isNear(calendar)).sort(inOrder);
    const ofOccasion = Map.groupBy(gifts, ({ occasionId }) => occasionId);
    const occasions = near.map((day) => {
      const own = ofOccasion.get(day.id)?.filter(({ recipientId }) => recipientId === day.recipientId);
      return { ...day, giftState: giftStateFor(own ?? [], day.nextDate ?? day.previousDate) };
    });
    return { occasions: truncateToFrame(occasions), today: calendar.today };
  }

  /** Adds or changes an occasion; a second birthday or Christmas of a person changes the first one if it may. */
  async put(userId: number, input: InputOf<Routes['create']> & { id?: number }): Promise<Occasion> {
    const { recipientId, country, replace, ...given } = input;
    return this.db.transaction(async (tx) => {
      const calendar = await this.calendars.lock(tx, userId);
      const owner = { userId, recipientId };
      const moved = input.id === undefined ? undefined : await this.visible(tx, userId, input.id);
      const recipient = await knownRecipient(tx, userId, recipientId);
      const others = (await this.kept.knownOf(tx, owner)).filter(({ id }) => id !== input.id);
      const item = input.id === undefined ? withKept(given, others) : given;
      const own = country !== undefined && isFloating(item) ? country : recipient.country;
      const said = { items: [item], removed: [], told: null, birthdate: recipient.birthday };
      const isForeign = moved !== undefined && moved.recipientId !== recipientId;
      // The day is new for its new person.
      const there = isForeign ? { ...moved, date: null } : moved;
      const known = there ? [...others, there] : others;
      const plan = await this.kept.plan({ known, ...said }, own, async () => calendar);
      if (input.id === undefined && !replace) assertNoOverwrite(plan, others, recipient);
      // A move to another person is a change, even if nothing else changed.
      if (isForeign && !plan.changes.some(({ id }) => id === moved.id)) plan.changes.push(moved);
      const [added] = await this.kept.write(tx, owner, plan);
      const noted = {
        ...(own !== recipient.country && { country: own }),
        ...(plan.birthday && { birthdate: plan.birthday.date, birthYearKnown: plan.birthday.yearKnown }),
      };
      if (Object.keys(noted).length > 0) await tx.update(RecipientEntity, { id: recipientId, userId }, noted);
      await this.quota.check(tx, userId);
      const id = input.id ?? added ?? others.find((other) => kindOf(other) === kindOf(item))!.id;
      // Before the lock is released, because the recipient may be deleted right after.
      return this.get(userId, id, calendar, tx);
    });
  }

  async remove(userId: number, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.visible(tx, userId, id);
      await this.kept.remove(tx, userId, [id]);
    });
  }

  /** Restores what was deleted some minutes ago; does nothing if it wasn't deleted. */
  async restore(userId: number, id: number): Promise<Occasion> {
    const { there, calendar } = await this.db.transaction(async (tx) => {
      const calendar = await this.calendars.lock(tx, userId);
      const since = new Date(this.clock.now().getTime() - restorableMs);
      const [found] = await tx.query<{ there: number | null }[]>(
        `SELECT (SELECT other.id FROM occasions other WHERE other."recipientId" = o."recipientId"
             AND other."deletedAt" IS NULL AND (other.id = o.id OR other.feast = o.feast OR other.type = o.type AND o.type = ANY($4))
           LIMIT 1) AS there
         FROM occasions o JOIN recipients r ON r.id = o."recipientId" AND r."deletedAt" IS NULL
         WHERE o.id = $2 AND o."userId" = $1 AND (o."deletedAt" IS NULL OR o."deletedAt" > $3)`,
        [userId, id, since, ['birthday', ...calendarOccasions]],
      );
      if (!found) throw noOccasion();
      if (found.there === null) {
        await tx.update(OccasionEntity, { id, userId }, { deletedAt: null });
        await this.quota.check(tx, userId);
      }
      return { there: found.there ?? id, calendar };
    });
    return this.get(userId, there, calendar);
  }

  /** Rows as they are shown, next one first. */
  async shown(rows: readonly OccasionRow[], calendar: Calendar): Promise<Occasion[]> {
    const placed = await this.placed(rows, calendar);
    return placed.sort(inOrder).map((row) => ({
      ...row,
      giftBudget: toDollars(row.giftBudgetCents),
      giftState: giftStateFor(row.gifts, row.nextDate ?? row.previousDate),
    }));
  }

  private async get(
    userId: number,
    id: number,
    calendar: Calendar,
    db: Pick<EntityManager, 'query'> = this.db,
  ): Promise<Occasion> {
    const [occasion] = await this.byIds(userId, [id], calendar, db);
    if (!occasion) throw noOccasion();
    return occasion;
  }

  private async byIds(
    userId: number,
    ids: number[],
    calendar: Calendar,
    db: Pick<EntityManager, 'query'> = this.db,
  ): Promise<Occasion[]> {
    if (ids.length === 0) return [];
    const rows = await db.query<OccasionRow[]>(
      `SELECT ${occasionColumns} FROM ${visibleOccasions} AND o.id = ANY($2)`,
      [userId, ids],
    );
    return this.shown(rows, calendar);
  }

  private async visible(tx: EntityManager, userId: number, id: number): Promise<OccasionRow> {
    const found = `SELECT ${occasionColumns} FROM ${visibleOccasions} AND o.id = $2`;
    const [row] = await tx.query<OccasionRow[]>(found, [userId, id]);
    if (!row) throw noOccasion();
    return row;
  }

  /** Adds to each row when it comes; keeps the order. */
  private async placed<R extends DayRow>(rows: readonly R[], calendar: Calendar): Promise<(R & Coming)[]> {
    const coming = await this.occurrences.comingOf(rows, calendar);
    return rows.map((row, index) => ({ ...row, ...coming[index]! }));
  }
}

const allDays = `SELECT ${dayColumns} FROM ${visibleOccasions}`;

/** Whether it comes within twelve months, or was this month. */
function isNear({ today }: Calendar): (coming: Omit<Coming, 'years'>) => boolean {
  const month = today.slice(0, 7);
  return ({ daysLeft, previousDate }) =>
    // Recurring occasions are always included: between two Mother's Days there may be more than a year.
    daysLeft === null ? previousDate?.startsWith(month) === true : daysLeft <= aYear || previousDate !== null;
}
