import type { RefundLine } from '@giftwell/contracts/payments/refund-lines';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import { crashPoint } from '../crash-point.js';
import type { Actor } from '../ledger/audit.service.js';
import { PaymentProvider, ProviderRefusal } from '../provider/payment-provider.service.js';
import { ContributionEntity } from './contribution.entity.js';
import { RefundBookingService } from './refund-booking.service.js';
import { RefundEntity } from './refund.entity.js';

const atOnce = 50;

/** Refunds of a group, of which those up to `after` were attempted. */
interface Batch {
  groupPurchaseId: number;
  actorId: number | null;
  after: number;
}

/** Pays contributions back through the provider. */
@Injectable()
export class RefundsService {
  private askedUpTo = 0;

  constructor(
    private readonly db: DataSource,
    private readonly booking: RefundBookingService,
    private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Attempts the next requested refunds of a group, and books cash as given back. Payments that were booked after the
   * request are included. Answers where the next batch begins; null if this was the last one.
   */
  async attemptBatch({ groupPurchaseId, actorId, after }: Batch): Promise<number | null> {
    if (after === 0) await this.db.transaction((tx) => this.booking.openAll(tx, groupPurchaseId));
    const actor = { userId: actorId };
    const cash = await this.cashOf(groupPurchaseId);
    for (const row of cash) await this.booking.returnCash(row, actor);
    const open = await this.db.manager
      .createQueryBuilder(RefundEntity, 'r')
      .innerJoin(ContributionEntity, 'c', 'c.id = r."contributionId"')
      .where(`c."groupPurchaseId" = :groupPurchaseId AND r.id > :after`, { groupPurchaseId, after })
      .andWhere(`r.state IN ('requested', 'pending')`)
      .orderBy('r.id')
      .limit(atOnce)
      .getMany();
    for (const refund of open) await this.attempt(refund, actor);
    return cash.length === atOnce || open.length === atOnce ? (open.at(-1)?.id ?? after) : null;
  }

  /** Nobody knows of the cash of an organizer whose account is deleted. */
  private cashOf(groupPurchaseId: number): Promise<ContributionEntity[]> {
    return this.db.query<ContributionEntity[]>(
      `SELECT c.* FROM contributions c JOIN group_purchases g ON g.id = c."groupPurchaseId"
       WHERE g.id = $1 AND g."refundsAllAt" IS NOT NULL AND g."organizerId" IS NOT NULL
         AND c.kind = 'manual' AND c.state = 'completed' ORDER BY c.id LIMIT ${atOnce}`,
      [groupPurchaseId],
    );
  }

  /**
   * Asks again about refunds whose answer was lost or isn't final: about the next ones, and after the last about the first
   * again, so that none waits for others, which may take days. What failed is requested again a day later.
   */
  async finish(): Promise<void> {
    const open = await this.db.manager.find(RefundEntity, {
      where: { state: In(['requested', 'pending'] as const), id: MoreThan(this.askedUpTo) },
      order: { id: 'ASC' },
      take: atOnce,
    });
    this.askedUpTo = open.length === atOnce ? open.at(-1)!.id : 0;
    for (const refund of open) await this.attempt(refund, null);
    await this.booking.reopenFailed();
  }

  /** Asks for one refund, again if the answer was lost before. `pending` may also mean that there was no answer. */
  async attempt(refund: RefundEntity, actor: Actor | null): Promise<RefundLine['result']> {
    const ids = { refundId: refund.id, contributionId: refund.contributionId };
    try {
      const answer = await this.ask(refund);
      if (answer?.state === 'completed') {
        crashPoint('after_refund');
        await this.booking.complete(refund, answer.id, actor);
        return 'refunded';
      }
      if (answer?.state === 'pending') {
        const changes = { state: 'pending' as const, providerId: answer.id };
        await this.db.manager.update(RefundEntity, { id: refund.id }, changes);
        return 'pending';
      }
      this.logger.error({ ...ids, providerId: answer?.id ?? refund.providerId }, 'Refund failed');
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) {
        this.logger.warn({ err: error, ...ids }, 'Refund not confirmed; it will be tried again');
        return 'pending';
      }
      this.logger.error({ err: error, ...ids }, 'Refund refused by the provider');
    }
    await this.booking.fail(refund);
    return 'failed';
  }

  private async ask({ contributionId, requestId, amountCents, providerId }: RefundEntity) {
    if (providerId !== null) return this.provider.findRefund(providerId);
    const { captureId } = await this.db.manager.findOneByOrFail(ContributionEntity, { id: contributionId });
    return this.provider.refund(captureId!, requestId, amountCents);
  }
}
