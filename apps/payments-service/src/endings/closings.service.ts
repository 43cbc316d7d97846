import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GroupPurchaseEntity } from '../group-purchases/group-purchase.entity.js';
import type { GroupRow } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { ComingRefundsService } from './coming-refunds.service.js';
import { EndingMailsService } from './ending-mails.service.js';

/** Group gifts that their organizers close. */
@Injectable()
export class ClosingsService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly refunds: ComingRefundsService,
    private readonly mails: EndingMailsService,
  ) {}

  /** Ends it before its deadline. Contributors are told what becomes of their money. */
  close(userId: number, id: number): Promise<void> {
    return this.end(userId, id, async (tx, group) => {
      const day = (await this.refunds.setDay(tx, id)) ?? group.refundsAfter;
      await this.mails.tellClosed(tx, { ...group, refundsAfter: day });
    });
  }

  /** So that nothing is paid while everyone is refunded. */
  closeToRefund(userId: number, id: number): Promise<void> {
    return this.end(userId, id, () => Promise.resolve());
  }

  /** Closing it again changes nothing. */
  private async end(
    userId: number,
    id: number,
    then: (tx: EntityManager, group: GroupRow) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      const group = await this.groups.lockOwn(tx, userId, id);
      if (group.closedAt) return;
      await tx.update(GroupPurchaseEntity, { id }, { closedAt: this.groups.now() });
      await this.groups.refreshStatus(tx, id);
      await then(tx, group);
    });
    await this.groups.tell(id);
  }
}
