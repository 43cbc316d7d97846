import { conflict } from '@giftwell/contracts/core/error';
import type { RefundLine } from '@giftwell/contracts/payments/refund-lines';
import { Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '../ledger/audit.service.js';
import { refundLine } from './contribution-row.js';
import { ContributionEntity } from './contribution.entity.js';
import { noContribution } from './contributions.service.js';
import { refundAll } from './refund-all.job.js';
import { RefundBookingService } from './refund-booking.service.js';
import { RefundsService } from './refunds.service.js';

/** Refunds that the organizer asks for. */
@Injectable()
export class RefundRequestsService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly booking: RefundBookingService,
    private readonly refunds: RefundsService,
  ) {}

  async refundOne(groupPurchaseId: number, id: number, actor: Actor): Promise<RefundLine> {
    const row = await this.db.manager.findOneBy(ContributionEntity, {
      ...{ id, groupPurchaseId, state: 'completed' },
    });
    if (!row) throw noContribution();
    if (row.kind === 'paypal')
      return refundLine(row, await this.refunds.attempt(await this.booking.open(row), actor));
    await this.booking.returnCash(row, actor);
    return refundLine(row, 'by_hand');
  }

  /**
   * A job books cash, which comes first, and asks the provider for the rest, and for what is still being paid once it is
   * booked. The group must be closed.
   */
  async requestAll(groupPurchaseId: number, actorId: number): Promise<RefundLine[]> {
    const rows = await this.db.manager.find(ContributionEntity, {
      where: { groupPurchaseId, state: In(['completed', 'capturing', 'pending'] as const) },
      order: { kind: 'ASC', id: 'ASC' },
    });
    await this.db.transaction((tx) => this.begin(tx, groupPurchaseId, actorId));
    return rows.map((row) => refundLine(row, row.kind === 'manual' ? 'by_hand' : 'pending'));
  }

  /**
   * Requests refunds of all payments of a group; a job asks the provider for them. Nobody asks for it after a missed goal.
   * Throws if the gift is bought.
   */
  async begin(tx: EntityManager, groupPurchaseId: number, actorId: number | null): Promise<void> {
    if (!(await this.booking.openAll(tx, groupPurchaseId))) throw isBought();
    await this.jobs.add(tx, refundAll, { groupPurchaseId, actorId });
  }
}

const isBought = () =>
  conflict(
    'gift_bought',
    'The gift is bought, so you can’t refund everyone anymore. You can still refund one contribution.',
  );
