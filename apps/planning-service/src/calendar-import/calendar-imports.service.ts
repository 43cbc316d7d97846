import { notFound } from '@giftwell/contracts/core/error';
import { importUndoDays, type CalendarImport } from '@giftwell/contracts/calendar/calendar-import';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import { importedBudget } from '../bulk-add/detected-rows.service.js';
import { CalendarImportEntity } from '../bulk-add/calendar-import.entity.js';
import { RecipientsService } from '../recipients/recipients.service.js';

export interface Undone {
  people: number;
  occasions: number;
  /** People who stay because they have got more since. */
  kept: number;
}

/** New people of an import about whom the user has said, planned or asked nothing since. */
const untouchedPeople = `SELECT r.id FROM recipients r
  WHERE r."userId" = $1 AND r."deletedAt" IS NULL AND r.id = ANY($2)
    AND r.interests = '{}' AND r.personality = '{}' AND r.lifestyle = '{}' AND r."voiceTranscriptions" = '{}'
    AND num_nonnulls(r.nickname, r."customRelationship", r.age, r.country, r."customInterests",
      r."customPersonality", r."customLifestyle") = 0
    AND r.budget = '${importedBudget}'
    AND NOT EXISTS (SELECT FROM occasions o WHERE o."recipientId" = r.id AND o."deletedAt" IS NULL)
    AND NOT EXISTS (SELECT FROM gifts g WHERE g."recipientId" = r.id)
    AND NOT EXISTS (SELECT FROM gift_budgets b WHERE b."recipientId" = r.id)
    AND NOT EXISTS (SELECT FROM asks a WHERE a."recipientId" = r.id)
    AND NOT EXISTS (SELECT FROM recipient_pictures p WHERE p."recipientId" = r.id)`;

/** Imports of the last weeks, each of which can be undone. */
@Injectable()
export class CalendarImportsService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
    private readonly recipients: RecipientsService,
    private readonly clock: Clock,
  ) {}

  async list(userId: number): Promise<CalendarImport[]> {
    const where = { userId, createdAt: MoreThan(this.oldest()) };
    const imports = await this.db
      .getRepository(CalendarImportEntity)
      .find({ where, order: { id: 'DESC' }, take: 20 });
    return imports.map(({ id, source, createdAt, recipientIds, occasionIds }) => ({
      ...{ id, source, createdAt: createdAt.toISOString() },
      ...{ people: recipientIds.length, occasions: occasionIds.length },
    }));
  }

  /** Removes the occasions that it added, and the people who have nothing else. */
  undo(userId: number, id: number): Promise<Undone> {
    return this.db.transaction(async (tx) => {
      await this.calendars.lock(tx, userId);
      const row = await tx.findOneBy(CalendarImportEntity, {
        id,
        userId,
        createdAt: MoreThan(this.oldest()),
      });
      if (!row) throw notFound('import_not_found', 'This import can’t be undone anymore.');
      const occasions = await tx.query<unknown[]>(
        `WITH gone AS (DELETE FROM occasions WHERE "userId" = $1 AND id = ANY($2) RETURNING id) SELECT id FROM gone`,
        [userId, row.occasionIds],
      );
      await this.removeBirthdates(tx, row);
      const people = await this.removePeople(tx, row);
      const [{ kept }] = await tx.query<[{ kept: number }]>(
        `SELECT count(*)::int AS kept FROM recipients WHERE "userId" = $1 AND "deletedAt" IS NULL AND id = ANY($2)`,
        [userId, row.recipientIds],
      );
      await tx.delete(CalendarImportEntity, { id, userId });
      return { people, occasions: occasions.length, kept };
    });
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - importUndoDays * 86_400_000);
  }

  private async removeBirthdates(tx: EntityManager, row: CalendarImportEntity): Promise<void> {
    await tx.query(
      `UPDATE recipients r SET birthdate = NULL, "birthYearKnown" = true
       WHERE r."userId" = $1 AND r.id = ANY($2) AND NOT EXISTS (
         SELECT FROM occasions o WHERE o."recipientId" = r.id AND o.type = 'birthday' AND o."deletedAt" IS NULL)`,
      [row.userId, [...row.birthdateIds, ...row.recipientIds]],
    );
  }

  private async removePeople(
    tx: EntityManager,
    { userId, recipientIds }: CalendarImportEntity,
  ): Promise<number> {
    const untouched = await tx.query<{ id: number }[]>(untouchedPeople, [userId, recipientIds]);
    return this.recipients.removeIn(tx, userId, { id: In(untouched.map(({ id }) => id)) });
  }
}
