import { Clock, CONFIG, LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config.js';

/** A task that is due at intervals. Several processes may do it at once. */
export interface ScheduledTask {
  name: string;
  /** 0: each time. */
  everyMs: number;
  run(now: Date): Promise<void>;
}
export const SCHEDULED_TASKS = Symbol('scheduled tasks');

/** How soon a task is repeated after a failure, if its interval is longer. */
const repeatMs = 600_000;

/** Runs each task when it is due: at the start and then at its interval. */
@Injectable()
export class ScheduledTasksService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private readonly ranAt = new Map<string, number>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SCHEDULED_TASKS) private readonly tasks: ScheduledTask[],
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.config.PAYMENTS_EVERY_SECONDS * 1_000;
    if (this.config.ROLE === 'rpc' || everyMs === 0) return;
    this.timer = setInterval(() => void this.run(), everyMs);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Never rejects. */
  run(): Promise<void> {
    this.running ??= this.runDue().finally(() => (this.running = undefined));
    return this.running;
  }

  private async runDue(): Promise<void> {
    for (const task of this.tasks) {
      const now = this.clock.now();
      if (now.getTime() - (this.ranAt.get(task.name) ?? -Infinity) < task.everyMs) continue;
      this.ranAt.set(task.name, now.getTime());
      await task.run(now).catch((error: unknown) => {
        this.ranAt.set(task.name, now.getTime() - task.everyMs + Math.min(task.everyMs, repeatMs));
        this.logger.error({ err: error, task: task.name }, 'Scheduled task failed; retrying');
      });
    }
  }
}
