import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RefundRequestsService } from '../contributions/refund-requests.service.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { AuditService } from '../ledger/audit.service.js';
import { EndingMailsService } from './ending-mails.service.js';

/** What belongs to the refund of a group that has just been closed for it. */
@Injectable()
export class MissedGoalRefundsService {
  constructor(
    private readonly groups: GroupsService,
    private readonly requests: RefundRequestsService,
    private readonly mails: EndingMailsService,
    private readonly audit: AuditService,
  ) {}

  async begin(tx: EntityManager, id: number): Promise<void> {
    await this.groups.refreshStatus(tx, id);
    await this.requests.begin(tx, id, null);
    const group = await this.groups.getById(id, tx);
    const cents = group.bookedCents;
    await this.mails.tellPaidBack(tx, group, { cents, cash: await cashOf(tx, id) });
    await this.audit.note(tx, { action: 'missed_goal', result: 'done', groupPurchaseId: id, cents });
  }
}

async function cashOf(tx: EntityManager, id: number): Promise<number> {
  const [{ cents }] = await tx.query<[{ cents: number }]>(
    `SELECT coalesce(sum("amountCents" - "refundedCents"), 0)::int AS cents FROM contributions
     WHERE "groupPurchaseId" = $1 AND kind = 'manual' AND state = 'completed'`,
    [id],
  );
  return cents;
}
