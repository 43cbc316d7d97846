import { CONFIG, LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config.js';
import { ReminderSchedulesService } from './reminder-schedules.service.js';

/** Looks every minute for reminders that are due. Several processes may do so: each user is planned by one of them. */
@Injectable()
export class ReminderTicksService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly schedules: ReminderSchedulesService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'rpc') return;
    this.timer = setInterval(() => this.tick(), this.config.REMINDERS_EVERY_SECONDS * 1_000);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private tick(): void {
    this.running ??= this.schedules
      .pass()
      .then(
        () => undefined,
        (error: unknown) => this.logger.warn({ err: error }, 'Reminder planning failed; retrying'),
      )
      .finally(() => (this.running = null));
  }
}
