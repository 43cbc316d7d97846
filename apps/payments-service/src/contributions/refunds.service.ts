import { toDollars } from '@giftwell/contracts/core/money';
import type { RefundLine } from '@giftwell/contracts/payments/group-purchases';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentProvider, ProviderRefusal } from '../provider/payment-provider.service.js';
import { ContributionEntity } from './contribution.entity.js';
import { noContribution } from './contributions.service.js';
import { RefundBookingService } from './refund-booking.service.js';
import { RefundEntity } from './refund.entity.js';

const atOnce = 50;

/** Pays contributions back through the provider. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly db: DataSource,
    private readonly booking: RefundBookingService,
    private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async refundOne(groupPurchaseId: number, id: number, actorId: number): Promise<RefundLine> {
    const row = await this.db.manager.findOneBy(ContributionEntity, {
      ...{ id, groupPurchaseId, state: 'completed' },
    });
    if (!row) throw noContribution();
    return this.refund(row, actorId);
  }

  async refundAll(groupPurchaseId: number, actorId: number): Promise<RefundLine[]> {
    const rows = await this.db.manager.find(ContributionEntity, {
      where: { groupPurchaseId, state: 'completed' },
      order: { id: 'ASC' },
    });
    const report: RefundLine[] = [];
    for (const row of rows) report.push(await this.refund(row, actorId));
    return report;
  }

  /** Asks again about refunds whose answer was lost or isn't final. */
  async finish(): Promise<void> {
    const open = await this.db.manager.find(RefundEntity, {
      where: [{ state: 'requested' }, { state: 'pending' }],
      order: { id: 'ASC' },
      take: atOnce,
    });
    for (const refund of open) await this.attempt(refund, null);
  }

  private async refund(row: ContributionEntity, actorId: number): Promise<RefundLine> {
    const amount = toDollars(row.amountCents - row.refundedCents);
    const line = { contributionId: row.id, contributorName: row.contributorName, amount };
    if (row.kind === 'paypal')
      return { ...line, result: await this.attempt(await this.booking.open(row), actorId) };
    await this.booking.returnCash(row, actorId);
    return { ...line, result: 'by_hand' };
  }

  private async attempt(refund: RefundEntity, actorId: number | null): Promise<RefundLine['result']> {
    try {
      const answer = await this.ask(refund);
      if (answer?.state === 'completed') {
        await this.booking.complete(refund, answer.id, actorId);
        return 'refunded';
      }
      if (answer?.state === 'pending') {
        const changes = { state: 'pending' as const, providerId: answer.id };
        await this.db.manager.update(RefundEntity, { id: refund.id }, changes);
        return 'pending';
      }
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) {
        this.logger.warn({ err: error, refundId: refund.id }, 'Refund not confirmed; it will be tried again');
        return 'pending';
      }
      this.logger.error({ err: error, refundId: refund.id }, 'Refund refused by the provider');
    }
    await this.db.manager.update(RefundEntity, { id: refund.id }, { state: 'failed' });
    return 'failed';
  }

  private async ask({ contributionId, requestId, amountCents, providerId }: RefundEntity) {
    if (providerId !== null) return this.provider.findRefund(providerId);
    const { captureId } = await this.db.manager.findOneByOrFail(ContributionEntity, { id: contributionId });
    return this.provider.refund(captureId!, requestId, amountCents);
  }
}
