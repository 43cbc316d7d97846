import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { endedShort } from './ended-short.js';
import { GroupByGroupService } from './group-by-group.service.js';
import { MissedGoalRefundsService } from './missed-goal-refunds.service.js';

const atOnce = 100;

/**
 * Groups that ended before their goal, and whose organizers were told of the refund and have decided nothing else until the
 * end of the announced day. `$1` is now.
 */
const isDue = `${endedShort} AND "remindedOf" = "refundsAfter"
  AND ("refundsAfter" + 1)::timestamp AT TIME ZONE "timeZone" <= $1`;

/** Refunds everyone some days after a group ended before its goal, as contributors were promised. */
@Injectable()
export class MissedGoalsService {
  constructor(
    private readonly clock: Clock,
    private readonly refunds: MissedGoalRefundsService,
    private readonly groupByGroup: GroupByGroupService,
  ) {}

  refundDue(): Promise<void> {
    return this.groupByGroup.each(
      `SELECT id FROM group_purchases WHERE ${isDue} ORDER BY "refundsAfter", id LIMIT ${atOnce}`,
      (tx, id) => this.refund(tx, id),
    );
  }

  /** Closes it, if it is still due, and begins to refund everyone. */
  private async refund(tx: EntityManager, id: number): Promise<boolean> {
    const [, changed] = await tx.query<[unknown, number]>(
      `UPDATE group_purchases SET "closedAt" = coalesce("closedAt", $1) WHERE id = $2 AND ${isDue}`,
      [this.clock.now(), id],
    );
    if (changed > 0) await this.refunds.begin(tx, id);
    return changed > 0;
  }
}
