import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { refundAfterDays } from '@giftwell/contracts/payments/group-purchases';
import { GroupMailsService } from './group-mails.service.js';
import { GroupPurchaseEntity } from './group-purchase.entity.js';
import { GroupsService } from './groups.service.js';

const atOnce = 100;

/** Ends groups whose deadline has passed, and tells their organizers. */
@Injectable()
export class DeadlinesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly groups: GroupsService,
    private readonly mails: GroupMailsService,
  ) {}

  async endGroups(): Promise<void> {
    const due = await this.db.query<{ id: number }[]>(
      `SELECT id FROM group_purchases WHERE status IN ('active', 'expired') AND "endsAt" <= $1
         AND "endingToldOf" IS DISTINCT FROM "endsAt" AND "deletedAt" IS NULL
       LIMIT ${atOnce}`,
      [this.clock.now()],
    );
    for (const { id } of due) await this.end(id);
  }

  /** Another change may have stored the status before. */
  private async end(id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const group = await this.groups.lock(tx, id);
      await this.groups.refreshStatus(tx, id);
      const { status, endsAt, endingToldOf } = await tx.findOneByOrFail(GroupPurchaseEntity, { id });
      if (status !== 'expired' || endsAt!.getTime() === endingToldOf?.getTime()) return;
      const refundsAfter = group.ifShort === 'refund' ? await this.lastDayOf(tx, id) : null;
      await tx.update(GroupPurchaseEntity, { id }, { endingToldOf: endsAt, refundsAfter });
      await this.mails.tellEnded(tx, { ...group, refundsAfter });
    });
    await this.groups.tell(id);
  }

  /** The last day on which the organizer can decide something else; they have all these days also if they are told late. */
  private async lastDayOf(tx: EntityManager, id: number): Promise<string> {
    const [{ day }] = await tx.query<[{ day: string }]>(
      `SELECT (greatest(deadline, ($2::timestamptz AT TIME ZONE "timeZone")::date - 1) + $3::int)::text AS day
       FROM group_purchases WHERE id = $1`,
      [id, this.clock.now(), refundAfterDays],
    );
    return day;
  }
}
