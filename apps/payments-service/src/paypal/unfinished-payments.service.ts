import { Clock, LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContributionEntity } from '../contributions/contribution.entity.js';
import { CapturesService } from './captures.service.js';

/** A capture that began this long ago has no request that waits for it. */
const unfinishedMs = 30_000;
const atOnce = 50;

/** Payments that no browser finishes anymore. */
@Injectable()
export class UnfinishedPaymentsService {
  private readonly askedUpTo = { capturing: 0, pending: 0 };

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
    for (const row of await this.next('capturing', longAgo))
      await this.each(row, () => this.captures.finish(row, now));
    for (const row of await this.next('pending', now))
      await this.each(row, () => this.captures.finishPending(row));
  }

  /**
   * The next ones in this state, and after the last the first ones again, so that none waits for others, which may take
   * days.
   */
  private async next(state: keyof typeof this.askedUpTo, begunUntil: Date): Promise<ContributionEntity[]> {
    const rows = await this.db.query<ContributionEntity[]>(
      `SELECT * FROM contributions WHERE state = $1 AND id > $2 AND coalesce("captureBegunAt", "createdAt") <= $3
       ORDER BY id LIMIT ${atOnce}`,
      [state, this.askedUpTo[state], begunUntil],
    );
    this.askedUpTo[state] = rows.length === atOnce ? rows.at(-1)!.id : 0;
    return rows;
  }

  /** One payment's failure doesn't stop the others. */
  private async each({ id }: ContributionEntity, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      this.logger.warn({ err: error, contributionId: id }, 'Payment not settled yet');
    });
  }
}
