import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import type { RefundLine } from '@giftwell/contracts/payments/refund-lines';
import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { PledgesService } from '../contributions/pledges.service.js';
import { RefundRequestsService } from '../contributions/refund-requests.service.js';
import { GroupPurchasesService } from '../group-purchases/group-purchases.service.js';
import { OwnDetailsService } from './own-details.service.js';

export interface RefundReport {
  groupPurchase: GroupPurchase;
  report: RefundLine[];
  more: number;
}

/** What organizers see of their money, and how they pay it back. */
@Injectable()
export class GroupMoneyService {
  constructor(
    private readonly groups: GroupPurchasesService,
    private readonly details: OwnDetailsService,
    private readonly refunds: RefundRequestsService,
    private readonly pledges: PledgesService,
  ) {}

  async get(userId: number, { id, before }: { id: number; before?: number | undefined }) {
    const groupPurchase = await this.groups.get(userId, id);
    return { groupPurchase, ...(await this.details.of(id, before)) };
  }

  async refundOne(call: UserCall, id: number, contributionId: number): Promise<RefundReport> {
    const { userId } = call;
    await this.groups.get(userId, id);
    const report = [await this.refunds.refundOne(id, contributionId, call)];
    return { groupPurchase: await this.groups.get(userId, id), report, more: 0 };
  }

  async removePledge(call: UserCall, id: number, contributionId: number): Promise<GroupPurchase> {
    const { userId } = call;
    await this.groups.get(userId, id);
    await this.pledges.remove(id, contributionId, call);
    return this.groups.get(userId, id);
  }
}
