import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GroupPurchaseEntity } from '../group-purchases/group-purchase.entity.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { ComingRefundsService } from './coming-refunds.service.js';
import { EndingMailsService } from './ending-mails.service.js';

const atOnce = 100;

/** Ends groups whose deadline has passed, and tells their organizers. */
@Injectable()
export class DeadlinesService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly refunds: ComingRefundsService,
    private readonly mails: EndingMailsService,
  ) {}

  async endGroups(): Promise<void> {
    const due = await this.db.query<{ id: number }[]>(
      `SELECT id FROM group_purchases WHERE status IN ('active', 'expired') AND "endsAt" <= $1
         AND "endingToldOf" IS DISTINCT FROM "endsAt" AND "deletedAt" IS NULL
       LIMIT ${atOnce}`,
      [this.groups.now()],
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
      await tx.update(GroupPurchaseEntity, { id }, { endingToldOf: endsAt });
      const refundsAfter = await this.refunds.setDay(tx, id);
      await this.mails.tellEnded(tx, { ...group, refundsAfter });
    });
    await this.groups.tell(id);
  }
}
