import { idSchema } from '@giftwell/contracts/core/ids';
import { defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { GroupsService } from '../group-purchases/groups.service.js';
import { PaymentProvider, providerUnavailable } from '../provider/payment-provider.service.js';
import { isBooked } from './contribution-state-row.js';
import { ContributionEntity } from './contribution.entity.js';
import { MovementsService } from './movements.service.js';

export const refundUnbookedCapture = defineJob({
  // Jobs in the queue have this name.
  name: 'payments.give-back',
  data: z.object({ contributionId: idSchema, captureId: z.string() }),
  // Over 17 minutes. The daily comparison begins again.
  attempts: 11,
});
type Captured = z.output<typeof refundUnbookedCapture.data>;

/** Pays back what the provider took and what couldn't be booked. */
@JobHandler(refundUnbookedCapture)
export class RefundUnbookedCapture implements Runs<typeof refundUnbookedCapture> {
  constructor(
    private readonly db: DataSource,
    private readonly provider: PaymentProvider,
    private readonly movements: MovementsService,
    private readonly groups: GroupsService,
  ) {}

  async run(captured: Captured, finish: Finish): Promise<void> {
    const { captureId } = captured;
    const capture = await this.provider.findCapture(captureId);
    if (!capture) throw providerUnavailable();
    // A repeated refund with the same id has its effect once.
    await this.provider.refund(captureId, captureId, null);
    // The ledger is in dollars; other money only passed through the provider.
    const cents = capture.currency === 'USD' ? (capture.cents ?? 0) : 0;
    await finish((tx) => this.note(tx, captured, cents));
  }

  private async note(tx: EntityManager, { contributionId, captureId }: Captured, cents: number) {
    const { groupPurchaseId } = await tx.findOneByOrFail(ContributionEntity, { id: contributionId });
    const group = await this.groups.lock(tx, groupPurchaseId, { alsoDeleted: true });
    const row = await tx.findOneOrFail(ContributionEntity, {
      ...{ where: { id: contributionId }, lock: { mode: 'pessimistic_write' } },
    });
    if (isBooked(row) || row.captureId !== null) return;
    const isWhole = cents === row.amountCents;
    await tx.update(
      ContributionEntity,
      { id: row.id },
      {
        ...(isWhole && { state: 'refunded' as const, refundedCents: cents }),
        ...{ captureId, visitor: null },
      },
    );
    await this.movements.passedThrough(tx, group, row, cents);
  }
}
