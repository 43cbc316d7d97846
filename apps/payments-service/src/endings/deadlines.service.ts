import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GroupPurchaseEntity } from '../group-purchases/group-purchase.entity.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { ComingRefundsService } from './coming-refunds.service.js';
import { EndingMailsService } from './ending-mails.service.js';
import { GroupByGroupService } from './group-by-group.service.js';

const atOnce = 100;

/** Ends groups whose deadline has passed, and tells their organizers. */
@Injectable()
export class DeadlinesService {
  constructor(
    private readonly groups: GroupsService,
    private readonly refunds: ComingRefundsService,
    private readonly mails: EndingMailsService,
    private readonly groupByGroup: GroupByGroupService,
  ) {}

  async endGroups(): Promise<void> {
    await this.groupByGroup.each(
      `SELECT id FROM group_purchases WHERE status IN ('active', 'expired') AND "endsAt" <= $1
         AND "endingToldOf" IS DISTINCT FROM "endsAt" AND "deletedAt" IS NULL
       LIMIT ${atOnce}`,
      (tx, id) => this.end(tx, id),
    );
  }

  /** Another change may have stored the status before. */
  private async end(tx: EntityManager, id: number): Promise<true> {
    const group = await this.groups.lock(tx, id);
    await this.groups.refreshStatus(tx, id);
    const { status, endsAt, endingToldOf } = await tx.findOneByOrFail(GroupPurchaseEntity, { id });
    if (status !== 'expired' || endsAt!.getTime() === endingToldOf?.getTime()) return true;
    await tx.update(GroupPurchaseEntity, { id }, { endingToldOf: endsAt });
    const refundsAfter = await this.refunds.setDay(tx, id);
    await this.mails.tellEnded(tx, { ...group, refundsAfter });
    return true;
  }
}
