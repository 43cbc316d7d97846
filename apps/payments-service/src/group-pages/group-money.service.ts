import type { GroupPurchase, RefundLine } from '@giftwell/contracts/payments/group-purchases';
import { Injectable } from '@nestjs/common';
import { ContributionsService } from '../contributions/contributions.service.js';
import { RefundRequestsService } from '../contributions/refund-requests.service.js';
import { GroupPurchasesService } from '../group-purchases/group-purchases.service.js';
import { GroupDetailsService } from './group-details.service.js';

export interface RefundReport {
  groupPurchase: GroupPurchase;
  report: RefundLine[];
}

/** What organizers see of their money, and how they pay it back. */
@Injectable()
export class GroupMoneyService {
  constructor(
    private readonly groups: GroupPurchasesService,
    private readonly details: GroupDetailsService,
    private readonly contributions: ContributionsService,
    private readonly refunds: RefundRequestsService,
  ) {}

  async get(userId: number, id: number) {
    const groupPurchase = await this.groups.get(userId, id);
    const [contributions, details] = await Promise.all([this.contributions.listOf(id), this.details.of(id)]);
    return { groupPurchase, contributions, ...details };
  }

  async refundOne(userId: number, id: number, contributionId: number): Promise<RefundReport> {
    await this.groups.get(userId, id);
    const report = [await this.refunds.refundOne(id, contributionId, userId)];
    return { groupPurchase: await this.groups.get(userId, id), report };
  }

  /** Closes the group first, so that nothing is paid in the meantime. */
  async refundAll(userId: number, id: number): Promise<RefundReport> {
    await this.groups.close(userId, id);
    const report = await this.refunds.requestAll(id, userId);
    return { groupPurchase: await this.groups.get(userId, id), report };
  }
}
