import { Clock, LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { ContributionEntity } from '../contributions/contribution.entity.js';
import { CapturesService } from './captures.service.js';

/** A capture that began this long ago has no request that waits for it. */
const unfinishedMs = 30_000;
const atOnce = 50;

/** Payments that no browser finishes anymore. */
@Injectable()
export class UnfinishedPaymentsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly captures: CapturesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Payments whose capture was begun, or that the provider was still checking. */
  async finish(): Promise<void> {
    const now = this.clock.now();
    const longAgo = new Date(now.getTime() - unfinishedMs);
    const { manager } = this.db;
    const order = { id: 'ASC' } as const;
    const begun = await manager.find(ContributionEntity, {
      ...{ where: { state: 'capturing', createdAt: LessThanOrEqual(longAgo) }, order, take: atOnce },
    });
    for (const row of begun) await this.each(row, () => this.captures.finish(row, now));
    const pending = await manager.find(ContributionEntity, {
      ...{ where: { state: 'pending' }, order, take: atOnce },
    });
    for (const row of pending) await this.each(row, () => this.captures.finishPending(row));
  }

  /** One payment's failure doesn't stop the others. */
  private async each({ id }: ContributionEntity, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      this.logger.warn({ err: error, contributionId: id }, 'Payment not settled yet');
    });
  }
}
