import type { CalendarSource } from '@giftwell/contracts/calendar/calendar-import';
import type { DetectedOccasion, NotAdded } from '@giftwell/contracts/planning/recipients';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import {
  keysOf,
  mergeDetected,
  reasonsAgainst,
  type KnownPerson,
  type PersonToAdd,
} from './detected-people.js';
import { DetectedRowsService } from './detected-rows.service.js';
import { QuotaService } from '../occasions/quota.service.js';

export interface Named {
  id: number;
  name: string;
}

export interface BulkAdded {
  added: number;
  recipients: Named[];
  notAdded: NotAdded[];
  alreadyThere: string[];
  importId: number | null;
}
@Injectable()
export class BulkAddService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
    private readonly quota: QuotaService,
    private readonly rows: DetectedRowsService,
  ) {}

  /**
   * Adds the people of these occasions; existing recipients get their new occasions. With a source it is an import,
   * which can be undone as a whole.
   */
  addAll(userId: number, detected: PersonToAdd[], from: CalendarSource | null): Promise<BulkAdded> {
    return this.db.transaction(async (tx) => {
      const { today } = await this.calendars.lock(tx, userId);
      const known = await this.knownAmong(tx, userId, keysOf(detected));
      const merged = mergeDetected(detected, known, today);
      const written = await this.rows.write(tx, userId, merged);
      await this.quota.check(tx, userId);
      const added = written.filter(({ kind }) => kind === 'person').map(({ id, name }) => ({ id, name }));
      const touched = merged.known.map(({ id, name }) => ({ id, name }));
      const { notAdded, alreadyThere } = merged;
      return {
        ...{ added: added.length, recipients: [...added, ...touched], notAdded, alreadyThere },
        importId: from && (await this.rows.note(tx, userId, from, written)),
      };
    });
  }

  /** Says of each why it would not be added; null if it would. */
  async compare(
    userId: number,
    detected: readonly DetectedOccasion[],
  ): Promise<(NotAdded['reason'] | null)[]> {
    const { today } = await this.calendars.of(userId);
    const known = await this.knownAmong(this.db.manager, userId, keysOf(detected));
    return reasonsAgainst(detected, known, today);
  }

  private knownAmong(tx: EntityManager, userId: number, keys: string[]): Promise<KnownPerson[]> {
    return tx.query<KnownPerson[]>(
      `SELECT r.id, r.name, r."nameKey", r.birthdate::text,
         (SELECT coalesce(json_agg(json_build_object('type', o.type, 'customType', o."customType",
              'feast', o.feast, 'date', o.date, 'yearKnown', o."yearKnown")), '[]')
            FROM occasions o WHERE o."recipientId" = r.id AND o."deletedAt" IS NULL) AS occasions
       FROM recipients r WHERE r."userId" = $1 AND r."deletedAt" IS NULL AND r."nameKey" = ANY($2)
       ORDER BY r.id`,
      [userId, keys],
    );
  }
}
