import { remindDaysBeforeRefunds } from '@giftwell/contracts/payments/group-purchases';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GroupsService } from '../group-purchases/groups.service.js';
import { dayAt, endedShort, lastDayAt } from './ended-short.js';
import { EndingMailsService } from './ending-mails.service.js';
import { GroupByGroupService } from './group-by-group.service.js';

const atOnce = 100;

/** Without a day yet. The end of a deadline is told first. `$1` is now. */
const isUnannounced = `${endedShort} AND "refundsAfter" IS NULL
  AND (status = 'closed' OR ("endsAt" <= $1 AND "endingToldOf" = "endsAt"))`;

const isToRemind = `${endedShort} AND "refundsAfter" IS NOT NULL
  AND "remindedOf" IS DISTINCT FROM "refundsAfter"
  AND "refundsAfter" - ${remindDaysBeforeRefunds} <= ${dayAt('$1')}`;

/** A refund in a few days is announced by the mail that says when. */
const settingDay = `UPDATE group_purchases g
  SET "refundsAfter" = d.day, "remindedOf" = CASE WHEN g."ifShort" = 'refund' THEN d.day END
  FROM (SELECT id, ${lastDayAt('$1')} AS day FROM group_purchases WHERE id = $2 AND ${endedShort}) d
  WHERE g.id = d.id AND g."refundsAfter" IS NULL RETURNING d.day::text AS day`;

const reminding = `UPDATE group_purchases g SET "refundsAfter" = d.day, "remindedOf" = d.day
  FROM (SELECT id, greatest("refundsAfter", ${dayAt('$1')} - 1 + ${remindDaysBeforeRefunds}) AS day
    FROM group_purchases WHERE id = $2 AND ${isToRemind}) d
  WHERE g.id = d.id RETURNING d.day::text AS day`;

interface Telling {
  condition: string;
  /** Stores the day, and returns it if that changed something. */
  statement: string;
  kind: 'announced' | 'reminder';
}

/** Decides when everyone is refunded after the end of a group, and tells its organizer in time. */
@Injectable()
export class ComingRefundsService {
  constructor(
    private readonly clock: Clock,
    private readonly groups: GroupsService,
    private readonly mails: EndingMailsService,
    private readonly groupByGroup: GroupByGroupService,
  ) {}

  /** Stores the last day before everyone is refunded; null if there is one already, or nothing to refund. */
  setDay(tx: EntityManager, id: number): Promise<string | null> {
    return this.dayOf(tx, settingDay, id);
  }

  async tellDue(): Promise<void> {
    await this.tell({ condition: isUnannounced, statement: settingDay, kind: 'announced' });
    await this.tell({ condition: isToRemind, statement: reminding, kind: 'reminder' });
  }

  private tell({ condition, statement, kind }: Telling): Promise<void> {
    return this.groupByGroup.each(
      `SELECT id FROM group_purchases WHERE ${condition} ORDER BY id LIMIT ${atOnce}`,
      async (tx, id) => {
        const group = await this.groups.lock(tx, id);
        const day = await this.dayOf(tx, statement, id);
        if (day !== null) await this.mails.tellRefundsAhead(tx, { group, day, kind });
        return day !== null;
      },
    );
  }

  private async dayOf(tx: EntityManager, statement: string, id: number): Promise<string | null> {
    const [[row]] = await tx.query<[{ day: string }[], number]>(statement, [this.clock.now(), id]);
    return row?.day ?? null;
  }
}
