import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.js';
import type { ServiceConfig } from '../config.js';
import type { Logger } from '../log/log.js';
import { addGaugeReader, type GaugeSample } from '../metrics/metrics-server.js';
import { FailedSignIns } from '../operators/failed-sign-ins.js';
import { addOperatorQueues } from '../operators/operator-pages.js';
import { requestRedis } from '../redis.js';
import { CONFIG, LOGGER } from '../tokens.js';
import { Workers } from './workers.js';

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Shows the queues of a worker process: to Prometheus how full they and the outbox are, to operators their jobs. */
@Injectable()
export class QueueMetrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private redis: Redis | undefined;
  private queues: Queue[] | undefined;
  @Inject(Clock) private readonly clock: Clock;
  private readonly removals: (() => void)[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly db: DataSource,
    private readonly workers: Workers,
  ) {}

  onApplicationBootstrap(): void {
    const { METRICS_PORT, OPERATORS: passwords } = this.config;
    if (METRICS_PORT === 0 || !this.workers.enabled) return;
    this.removals.push(addGaugeReader(() => this.read()));
    this.removals.push(addGaugeReader(() => this.ofRedis()));
    if (!passwords) return;
    const { logger, clock } = this;
    const failures = new FailedSignIns(() => clock.now().getTime());
    this.removals.push(addOperatorQueues({ queues: () => this.opened(), passwords, failures, logger }));
  }

  async onApplicationShutdown(): Promise<void> {
    for (const remove of this.removals) remove();
    await Promise.all((this.queues ?? []).map((queue) => queue.close()));
    this.redis?.disconnect();
  }

  private async read() {
    const [jobs, outbox] = await Promise.all([
      Promise.all(this.opened().map((queue) => this.ofQueue(queue))),
      this.ofOutbox(),
    ]);
    return {
      giftwell_queue_jobs: jobs.flatMap((one) => one.counts),
      giftwell_queue_age_seconds: jobs.map((one) => one.age),
      ...outbox,
    };
  }

  private connected(): Redis {
    this.redis ??= requestRedis(this.config.REDIS_URL, this.logger, {
      maxRetriesPerRequest: null,
      enableOfflineQueue: true,
    });
    return this.redis;
  }

  /** On first use, because the workers start after this. */
  private opened(): Queue[] {
    const connection = this.connected();
    this.queues ??= this.workers.queues.map((name) => {
      const queue = new Queue(name, { connection });
      queue.on('error', () => undefined);
      return queue;
    });
    return this.queues;
  }

  private async ofQueue(queue: Queue): Promise<{ counts: GaugeSample[]; age: GaugeSample }> {
    const [numbers, [oldest]] = await Promise.all([
      queue.getJobCounts(...states),
      queue.getJobs(['waiting'], 0, 0, true),
    ]);
    const since = oldest ? oldest.timestamp + oldest.delay : Date.now();
    return {
      counts: states.map((state) => ({ labels: { queue: queue.name, state }, value: numbers[state] ?? 0 })),
      age: { labels: { queue: queue.name }, value: Math.max(0, Date.now() - since) / 1000 },
    };
  }

  /** Without a limit (0), there is nothing to compare with. */
  private async ofRedis() {
    const info = await this.connected().info('memory');
    const bytes = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
    const limit = bytes('maxmemory');
    return {
      giftwell_redis_memory_bytes: [{ labels: {}, value: bytes('used_memory') }],
      giftwell_redis_memory_limit_bytes: limit > 0 ? [{ labels: {}, value: limit }] : [],
    };
  }

  private async ofOutbox() {
    const [{ rows, age }] = await this.db.query<[{ rows: number; age: number }]>(
      `SELECT count(*)::int AS rows, coalesce(extract(epoch FROM now() - min("createdAt")), 0)::float AS age
       FROM outbox`,
    );
    const labels = { schema: (this.db.options as { schema: string }).schema };
    return {
      giftwell_outbox_rows: [{ labels, value: rows }],
      giftwell_outbox_age_seconds: [{ labels, value: age }],
    };
  }
}
