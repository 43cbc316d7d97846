import { nameKey } from '@giftwell/contracts/core/names';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { isByCalendar, isUsuallyYearly } from '@giftwell/contracts/planning/calendar-days';
import type { OccasionFields } from '@giftwell/contracts/planning/occasions';
import type { RecipientFields, recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarSettingsService, type Calendar } from '../calendar/calendar-settings.service.js';
import { yearOf, type CalendarDate } from '../calendar/occurrences.service.js';
import { OccasionWriterService } from '../occasions/occasion-writer.service.js';
import { QuotaService } from '../occasions/quota.service.js';
import { birthdateColumns } from './recipient-columns.js';
import { birthdayColumn, sameBirthday, type Birthday } from './recipient-row.js';
import { RecipientEntity } from './recipient.entity.js';
import { RecipientsService } from './recipients.service.js';

type Routes = typeof recipientRoutes;
type ToldOccasion = HandlerInput<Routes['findOrCreate']>['occasion'];
interface Found {
  id: number;
  name: string;
  country: string | null;
  birthday: Birthday | null;
}

/** Finds or creates the recipient of a finished wizard. Idempotent: a repeated call finds what the first one added. */
@Injectable()
export class FindOrCreateService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
    private readonly recipients: RecipientsService,
    private readonly kept: OccasionWriterService,
    private readonly quota: QuotaService,
  ) {}

  async findOrCreate(userId: number, { occasion, ...fields }: HandlerInput<Routes['findOrCreate']>) {
    return this.db.transaction(async (tx) => {
      const calendar = await this.calendars.lock(tx, userId);
      const items = occasionsToKeep(occasion, calendar.today);
      const known = await this.find(tx, userId, fields);
      if (known) {
        await this.addMissing(tx, { ...known, userId }, items, calendar);
        return { recipient: { id: known.id, name: known.name }, created: false };
      }
      const draft = await this.recipients.draft(fields, items, async () => calendar);
      const { recipient } = await this.recipients.add(tx, userId, draft);
      return { recipient: { id: recipient.id, name: recipient.name }, created: true };
    });
  }

  private async find(
    tx: EntityManager,
    userId: number,
    { name, relationship }: RecipientFields,
  ): Promise<Found | undefined> {
    const [found] = await tx.query<Found[]>(
      `SELECT id, name, country, ${birthdayColumn} FROM recipients
       WHERE "userId" = $1 AND "nameKey" = $2 AND relationship = $3 AND "deletedAt" IS NULL
       ORDER BY id LIMIT 1`,
      [userId, nameKey(name), relationship],
    );
    return found;
  }

  /** Existing occasions are not changed: the recipient's page takes precedence over the wizard. */
  private async addMissing(
    tx: EntityManager,
    { id: recipientId, userId, country, birthday: birthdate }: Found & { userId: number },
    items: OccasionFields[],
    calendar: Calendar,
  ): Promise<void> {
    const owner = { userId, recipientId };
    const known = await this.kept.knownOf(tx, owner);
    const missing = items.filter((item) => !known.some(({ type }) => type === item.type));
    if (missing.length === 0) return;
    const said = { items: missing, known, removed: [], told: null, birthdate };
    const plan = await this.kept.plan(said, country, async () => calendar);
    await this.kept.write(tx, owner, plan);
    if (plan.birthday && !sameBirthday(plan.birthday, birthdate))
      await tx.update(RecipientEntity, { id: recipientId, userId }, birthdateColumns(plan.birthday));
    await this.quota.check(tx, userId);
  }
}

/** The occasion to store: none for "something else", or if a required date is unknown. */
function occasionsToKeep(occasion: ToldOccasion, today: CalendarDate): OccasionFields[] {
  if (!occasion || occasion.type === 'other') return [];
  const { type, date, budget } = occasion;
  if (isByCalendar({ type })) return [{ type, date: null, yearKnown: true, recurring: true, budget }];
  if (!date) return [];
  const recurring = isUsuallyYearly(type);
  // A past day needs no planning, except that a wedding becomes an anniversary.
  if (!recurring && date < today && type !== 'wedding') return [];
  // A coming birthday doesn't give the year of birth.
  const yearKnown = !recurring || date < aYearBefore(today);
  return [{ type, date, yearKnown, recurring, budget }];
}

const aYearBefore = (date: CalendarDate): CalendarDate => `${yearOf(date) - 1}${date.slice(4)}`;
