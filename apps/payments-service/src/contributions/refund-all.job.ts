import { idSchema } from '@giftwell/contracts/core/ids';
import { defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { z } from 'zod';
import { RefundsService } from './refunds.service.js';

export const refundAll = defineJob({
  name: 'payments.refund-all',
  data: z.object({ groupPurchaseId: idSchema, actorId: idSchema }),
});

/** Pays back what was requested for a group. What isn't confirmed is tried again by the work that is due each minute. */
@JobHandler(refundAll)
export class RefundAll implements Runs<typeof refundAll> {
  constructor(private readonly refunds: RefundsService) {}

  async run({ groupPurchaseId, actorId }: z.output<typeof refundAll.data>, finish: Finish): Promise<void> {
    await this.refunds.attemptAll(groupPurchaseId, actorId);
    await finish(() => Promise.resolve());
  }
}
