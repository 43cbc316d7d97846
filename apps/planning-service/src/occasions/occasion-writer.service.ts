import { conflict } from '@giftwell/contracts/core/error';
import { Clock, Jobs, violatedUnique } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import { OccurrencesService } from '../calendar/occurrences.service.js';
import { planOccasions, type KnownOccasion, type OccasionPlan, type PlanInput } from './occasion-plan.js';
import { asJson, occasionColumns, visibleOccasions, type OccasionRow } from './occasion-row.js';
import { OccasionEntity } from './occasion.entity.js';
import { purgeOccasions } from './purge-occasions.job.js';

export interface Owner {
  userId: number;
  recipientId: number;
}

const uniques = ['occasions_one_of_a_kind', 'occasions_one_of_each_feast'];

/** Changes the occasions of one recipient. Call only behind the lock on the user's calendar. */
@Injectable()
export class OccasionWriterService {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly occurrences: OccurrencesService,
  ) {}

  async knownOf(tx: EntityManager, { userId, recipientId }: Owner): Promise<OccasionRow[]> {
    const [{ known }] = await tx.query<[{ known: OccasionRow[] }]>(
      `SELECT ${asJson(`SELECT ${occasionColumns} FROM ${visibleOccasions} AND r.id = $2 ORDER BY o.id`, 'known')}`,
      [userId, recipientId],
    );
    return known;
  }

  /** Only few occasions need the calendar. */
  plan(
    said: Omit<PlanInput, 'today'>,
    country: string | null,
    calendarOf: () => Promise<Calendar>,
  ): Promise<OccasionPlan> {
    const input = { ...said, today: async () => (await calendarOf()).today };
    return planOccasions(input, (occasion) =>
      this.occurrences.dayToKeep({ ...occasion, country }, calendarOf),
    );
  }

  /** Returns the ids of what was added. */
  async write(tx: EntityManager, owner: Owner, plan: OccasionPlan): Promise<number[]> {
    const { additions, changes, removals } = plan;
    await this.remove(tx, owner.userId, removals);
    try {
      for (const change of changes) await this.change(tx, owner, change);
      if (additions.length === 0) return [];
      const createdAt = this.clock.now();
      const rows = additions.map((occasion) => ({ ...occasion, ...owner, createdAt }));
      const { identifiers } = await tx.insert(OccasionEntity, rows);
      return identifiers.map(({ id }) => id as number);
    } catch (error) {
      if (!uniques.includes(violatedUnique(error) ?? '')) throw error;
      throw conflict('occasion_exists', 'This person already has that occasion');
    }
  }

  /** Soft-deletes them; a job deletes them for good some minutes later. */
  async remove(tx: EntityManager, userId: number, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const deletedAt = this.clock.now();
    await tx.update(OccasionEntity, { id: In(ids), userId, deletedAt: IsNull() }, { deletedAt });
    await this.jobs.add(tx, purgeOccasions, { userId, ids, deletedAt: deletedAt.toISOString() });
  }

  private async change(tx: EntityManager, owner: Owner, occasion: KnownOccasion): Promise<void> {
    const { id, type, customType, feast, ownDay, date, yearKnown, recurring, budget, details } = occasion;
    const kept = { type, customType, feast, ownDay, date, yearKnown, recurring, budget, details };
    await tx.update(
      OccasionEntity,
      { id, userId: owner.userId },
      { recipientId: owner.recipientId, ...kept },
    );
  }
}
