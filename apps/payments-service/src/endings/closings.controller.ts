import type { HandlerInput } from '@giftwell/contracts/core/route';
import { groupClosingRoutes } from '@giftwell/contracts/payments/group-closings';
import { refundLinesMax } from '@giftwell/contracts/payments/refund-lines';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { RefundRequestsService } from '../contributions/refund-requests.service.js';
import { GroupPurchasesService } from '../group-purchases/group-purchases.service.js';
import { ClosingsService } from './closings.service.js';

type Routes = typeof groupClosingRoutes;

@Serves(groupClosingRoutes)
export class ClosingsController {
  constructor(
    private readonly groups: GroupPurchasesService,
    private readonly closings: ClosingsService,
    private readonly refunds: RefundRequestsService,
  ) {}

  async close({ id }: HandlerInput<Routes['close']>, { userId }: UserCall) {
    await this.closings.close(userId, id);
    return { groupPurchase: await this.groups.get(userId, id) };
  }

  /** Closes the group first, so that nothing is paid in the meantime. */
  async refundAll({ id }: HandlerInput<Routes['refundAll']>, { userId }: UserCall) {
    await this.closings.closeToRefund(userId, id);
    const lines = await this.refunds.requestAll(id, userId);
    const report = lines.slice(0, refundLinesMax);
    const more = lines.length - report.length;
    return { groupPurchase: await this.groups.get(userId, id), report, more };
  }
}
