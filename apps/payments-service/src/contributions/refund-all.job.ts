import { idSchema } from '@giftwell/contracts/core/ids';
import { defineJob, JobHandler, Jobs, type Finish, type Runs } from '@giftwell/server-kit';
import { z } from 'zod';
import { RefundsService } from './refunds.service.js';

export const refundAll = defineJob({
  name: 'payments.refund-all',
  data: z.object({
    groupPurchaseId: idSchema,
    /** Null if nobody asked for it. */
    actorId: idSchema.nullable(),
    /** The refund after which this batch begins. */
    after: z.int().default(0),
  }),
  // Over 17 minutes.
  attempts: 11,
});

/**
 * Pays back what was requested for a group, batch by batch. What isn't confirmed is tried again by the work that is due
 * each minute.
 */
@JobHandler(refundAll)
export class RefundAll implements Runs<typeof refundAll> {
  constructor(
    private readonly refunds: RefundsService,
    private readonly jobs: Jobs,
  ) {}

  async run(data: z.output<typeof refundAll.data>, finish: Finish): Promise<void> {
    const { groupPurchaseId, actorId } = data;
    const after = await this.refunds.attemptBatch(data);
    await finish(async (tx) => {
      if (after !== null) await this.jobs.add(tx, refundAll, { groupPurchaseId, actorId, after });
    });
  }
}
