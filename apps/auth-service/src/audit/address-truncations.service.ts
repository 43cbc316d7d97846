import { Clock, CONFIG, LOGGER, truncateAddresses, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config.js';

const dayMs = 86_400_000;

/** Truncates old addresses in the audit log, at the start and then daily. Several processes may do so at once. */
@Injectable()
export class AddressTruncationsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'rpc') return;
    void this.run();
    this.timer = setInterval(() => void this.run(), dayMs);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Never rejects. */
  run(): Promise<void> {
    this.running ??= truncateAddresses(this.db, 'audit_log', this.clock.now())
      .catch((error: unknown) =>
        this.logger.error({ err: error }, 'Audit log: IP address truncation failed; retrying tomorrow'),
      )
      .finally(() => (this.running = undefined));
    return this.running;
  }
}
