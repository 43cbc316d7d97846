import type { CalendarSource } from '@giftwell/contracts/calendar/calendar-import';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { Clock, Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CalendarImportEntity } from './calendar-import.entity.js';
import type { DetectedPeople } from './detected-people.js';
import { forgetImport } from './forget-import.job.js';

/** The usual budget for a new person. */
export const importedBudget: Budget = '51-100';

/** The rows that were written. */
export interface Written {
  kind: 'person' | 'day' | 'birth';
  id: number;
  name: string;
}

/** Writes the people and occasions of a bulk add, and what an import has added. */
@Injectable()
export class DetectedRowsService {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** The id of the import; null if it added nothing. */
  async note(
    tx: EntityManager,
    userId: number,
    source: CalendarSource,
    written: Written[],
  ): Promise<number | null> {
    const idsOf = (wanted: Written['kind']) =>
      written.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    const row = {
      ...{ recipientIds: idsOf('person'), occasionIds: idsOf('day'), birthdateIds: idsOf('birth') },
      ...{ userId, source, createdAt: this.clock.now() },
    };
    if (row.occasionIds.length === 0 && row.recipientIds.length === 0) return null;
    const { identifiers } = await tx.insert(CalendarImportEntity, row);
    const id = Number(identifiers[0]!['id']);
    await this.jobs.add(tx, forgetImport, { userId, id });
    return id;
  }

  /** One statement for everything: a thousand people cost as much as a few single calls. */
  write(tx: EntityManager, userId: number, merged: DetectedPeople): Promise<Written[]> {
    const { people, occasions, birthdates } = merged;
    return tx.query<Written[]>(
      `WITH people AS (
         INSERT INTO recipients ("userId", name, "nameKey", "searchKey", relationship, birthdate,
           "birthYearKnown", interests, personality, lifestyle, budget, "voiceTranscriptions", "createdAt")
         SELECT $1, x.name, x."nameKey", x."searchKey", x.relationship, x.birthdate, x."birthYearKnown",
           '{}', '{}', '{}', '${importedBudget}', '{}', $2
         FROM json_to_recordset($3) AS x(name text, "nameKey" text, "searchKey" text, relationship text,
           birthdate date, "birthYearKnown" boolean)
         RETURNING id, name, "nameKey"),
       days AS (
         INSERT INTO occasions ("userId", "recipientId", type, "customType", feast, date, "yearKnown", recurring,
           "createdAt")
         SELECT $1, coalesce(x."recipientId", people.id), x.type, x."customType", x.feast, x.date, x."yearKnown",
           x.recurring, $2
         FROM json_to_recordset($4) AS x("recipientId" int, "nameKey" text, type text, "customType" text,
           feast text, date date, "yearKnown" boolean, recurring boolean)
         LEFT JOIN people ON x."recipientId" IS NULL AND people."nameKey" = x."nameKey"
         RETURNING id),
       births AS (
         UPDATE recipients r SET birthdate = x.date, "birthYearKnown" = x."yearKnown"
         FROM json_to_recordset($5) AS x("recipientId" int, date date, "yearKnown" boolean)
         WHERE r.id = x."recipientId" AND r."userId" = $1 RETURNING r.id)
       SELECT 'person' AS kind, id, name FROM people
       UNION ALL SELECT 'day', id, '' FROM days
       UNION ALL SELECT 'birth', id, '' FROM births ORDER BY kind DESC, id`,
      [userId, this.clock.now(), ...[people, occasions, birthdates].map((rows) => JSON.stringify(rows))],
    );
  }
}
