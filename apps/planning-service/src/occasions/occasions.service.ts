import { toDollars } from '@giftwell/contracts/core/money';
import type { HandlerInput as InputOf } from '@giftwell/contracts/core/route';
import { occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  occasionsPerPage,
  type Occasion,
  type occasionRoutes,
  type UpcomingOccasion,
} from '@giftwell/contracts/planning/occasions';
import {
  calendarOccasions,
  feastLabels,
  isFloating,
  kindOf,
} from '@giftwell/contracts/planning/calendar-days';
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
import { whatFits } from '../answer-size.js';
import { giftStateFor, plannedGifts, type PlannedGift } from '../gifts/occasion-gift-row.js';
import { inOrder } from './coming-order.js';
import { KeptOccasionsService } from './kept-occasions.service.js';
import { knownRecipient } from '../recipients/recipient-row.js';
import { searchKey } from '../search-key.js';
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
type Found = DayRow & { nameFits: boolean };
interface Answer<R> {
  rows: R[];
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
    private readonly kept: KeptOccasionsService,
    private readonly quota: QuotaService,
  ) {}

  async list(userId: number, { offset, recipientId, type, search }: InputOf<Routes['list']>) {
    const key = searchKey(search);
    const found = `SELECT ${dayColumns}, strpos(r."searchKey", $4) > 0 AS "nameFits" FROM ${visibleOccasions}
      AND ($2::int IS NULL OR r.id = $2) AND ($3::text IS NULL OR o.type = $3)`;
    const { rows, calendar } = await this.read<Found>(found, [
      userId,
      recipientId ?? null,
      type ?? null,
      key,
    ]);
    const fitting = key ? rows.filter((row) => row.nameFits || ownName(row).includes(key)) : rows;
    const placed = await this.placed(fitting, calendar);
    // Gifts are read for this page only.
    const page = placed.sort(inOrder).slice(offset, offset + occasionsPerPage);
    const ids = page.map(({ id }) => id);
    return {
      occasions: await this.byIds(userId, ids, calendar),
      total: placed.length,
      today: calendar.today,
    };
  }

  async upcoming(userId: number): Promise<{ occasions: UpcomingOccasion[]; today: string }> {
    const [{ rows, gifts, calendar: row }] = await this.db.query<[Answer<DayRow>]>(
      `SELECT ${settingsSql}, ${asJson(allDays, 'rows')}, ${asJson(plannedGifts, 'gifts')}`,
      [userId],
    );
    const calendar = this.calendars.calendarFrom(row);
    const near = await this.near(rows, calendar);
    const ofOccasion = Map.groupBy(gifts, ({ occasionId }) => occasionId);
    const occasions = near.map((day) => {
      const own = ofOccasion.get(day.id)?.filter(({ recipientId }) => recipientId === day.recipientId);
      return { ...day, giftState: giftStateFor(own ?? [], day.nextDate ?? day.previousDate) };
    });
    return { occasions: whatFits(occasions), today: calendar.today };
  }

  /** The recipients with a coming occasion, next one first. */
  async whoIsNext(userId: number): Promise<number[]> {
    const { rows, calendar } = await this.read<DayRow>(allDays, [userId]);
    const near = await this.near(rows, calendar);
    return [...new Set(near.filter(({ nextDate }) => nextDate).map(({ recipientId }) => recipientId))];
  }

  /** The occasions of the next twelve months and of this month, next one first. */
  private async near(rows: readonly DayRow[], calendar: Calendar): Promise<(DayRow & Coming)[]> {
    const month = calendar.today.slice(0, 7);
    const near = (await this.placed(rows, calendar)).filter(
      // Recurring occasions are always included: between two Mother's Days there may be more than a year.
      ({ daysLeft, previousDate }) =>
        daysLeft !== null ? daysLeft <= aYear || previousDate !== null : previousDate?.startsWith(month),
    );
    return near.sort(inOrder);
  }

  /** Adds or changes an occasion; a second birthday or Christmas of a person changes the first one. */
  async put(userId: number, input: InputOf<Routes['create']> & { id?: number }): Promise<Occasion> {
    const { recipientId, country, ...item } = input;
    return this.db.transaction(async (tx) => {
      const calendar = await this.calendars.lock(tx, userId);
      const owner = { userId, recipientId };
      const moved = input.id === undefined ? undefined : await this.visible(tx, userId, input.id);
      const recipient = await knownRecipient(tx, userId, recipientId);
      const others = (await this.kept.knownOf(tx, owner)).filter(({ id }) => id !== input.id);
      const own = country !== undefined && isFloating(item) ? country : recipient.country;
      const said = { items: [item], removed: [], told: null, birthdate: recipient.birthday };
      const isForeign = moved !== undefined && moved.recipientId !== recipientId;
      // The day is new for its new person.
      const there = isForeign ? { ...moved, date: null } : moved;
      const known = there ? [...others, there] : others;
      const plan = await this.kept.plan({ known, ...said }, own, async () => calendar);
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

  /** Rows and the calendar settings, in one statement. */
  private async read<R>(query: string, values: unknown[]): Promise<{ rows: R[]; calendar: Calendar }> {
    const [{ rows, calendar }] = await this.db.query<[Omit<Answer<R>, 'gifts'>]>(
      `SELECT ${settingsSql}, ${asJson(query, 'rows')}`,
      values,
    );
    return { rows, calendar: this.calendars.calendarFrom(calendar) };
  }

  /** Adds to each row when it comes; keeps the order. */
  private async placed<R extends DayRow>(rows: readonly R[], calendar: Calendar): Promise<(R & Coming)[]> {
    const coming = await this.occurrences.comingOf(rows, calendar);
    return rows.map((row, index) => ({ ...row, ...coming[index]! }));
  }
}

const allDays = `SELECT ${dayColumns} FROM ${visibleOccasions}`;

const ownName = ({ type, customType, feast }: DayRow) =>
  searchKey(customType, feast ? feastLabels[feast] : occasionLabels[type]);
