import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import type { NotAdded } from '@giftwell/contracts/planning/recipients';
import {
  keysOf,
  mergeDetected,
  type DetectedPeople,
  type KnownPerson,
  type PersonToAdd,
} from './detected-people.js';
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
}

@Injectable()
export class BulkAddService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly calendars: CalendarSettingsService,
    private readonly quota: QuotaService,
  ) {}

  /** Adds these people with their occasions; existing recipients get their new occasions. */
  addAll(userId: number, detected: PersonToAdd[]): Promise<BulkAdded> {
    return this.db.transaction(async (tx) => {
      const { today } = await this.calendars.lock(tx, userId);
      const known = await this.knownAmong(tx, userId, keysOf(detected));
      const merged = mergeDetected(detected, known, today);
      const added = await this.write(tx, userId, merged);
      await this.quota.check(tx, userId);
      const touched = merged.known.map(({ id, name }) => ({ id, name }));
      const { notAdded, alreadyThere } = merged;
      return { added: added.length, recipients: [...added, ...touched], notAdded, alreadyThere };
    });
  }

  private knownAmong(tx: EntityManager, userId: number, keys: string[]): Promise<KnownPerson[]> {
    return tx.query<KnownPerson[]>(
      `SELECT r.id, r.name, r."nameKey", r.birthdate::text,
         (SELECT coalesce(json_agg(json_build_object('type', o.type, 'customType', o."customType",
              'date', o.date, 'yearKnown', o."yearKnown")), '[]')
            FROM occasions o WHERE o."recipientId" = r.id AND o."deletedAt" IS NULL) AS occasions
       FROM recipients r WHERE r."userId" = $1 AND r."deletedAt" IS NULL AND r."nameKey" = ANY($2)
       ORDER BY r.id`,
      [userId, keys],
    );
  }

  /** One statement for everything: a thousand people cost as much as a few single calls. */
  private write(tx: EntityManager, userId: number, merged: DetectedPeople): Promise<Named[]> {
    const { people, occasions, birthdates } = merged;
    return tx.query<Named[]>(
      `WITH people AS (
         INSERT INTO recipients ("userId", name, "nameKey", "searchKey", relationship, birthdate,
           "birthYearKnown", interests, personality, lifestyle, budget, "voiceTranscriptions", "createdAt")
         SELECT $1, x.name, x."nameKey", x."searchKey", x.relationship, x.birthdate, x."birthYearKnown",
           '{}', '{}', '{}', '51-100', '{}', $2
         FROM json_to_recordset($3) AS x(name text, "nameKey" text, "searchKey" text, relationship text,
           birthdate date, "birthYearKnown" boolean)
         RETURNING id, name, "nameKey"),
       days AS (
         INSERT INTO occasions ("userId", "recipientId", type, "customType", date, "yearKnown", recurring, "createdAt")
         SELECT $1, coalesce(x."recipientId", people.id), x.type, x."customType", x.date, x."yearKnown",
           x.recurring, $2
         FROM json_to_recordset($4) AS x("recipientId" int, "nameKey" text, type text, "customType" text,
           date date, "yearKnown" boolean, recurring boolean)
         LEFT JOIN people ON x."recipientId" IS NULL AND people."nameKey" = x."nameKey"),
       births AS (
         UPDATE recipients r SET birthdate = x.date, "birthYearKnown" = x."yearKnown"
         FROM json_to_recordset($5) AS x("recipientId" int, date date, "yearKnown" boolean)
         WHERE r.id = x."recipientId" AND r."userId" = $1)
       SELECT id, name FROM people ORDER BY id`,
      [userId, this.clock.now(), ...[people, occasions, birthdates].map((rows) => JSON.stringify(rows))],
    );
  }
}
