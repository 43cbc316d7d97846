import { CONFIG, LOGGER, blockingRedis, REDIS, type Logger, type ServiceConfig } from '@giftwell/server-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { filter, Subject, type Observable } from 'rxjs';

const channel = 'gift-ai.transcriptions';

/** Tells processes that wait for a transcription when it ends. A notification may get lost; the row has the state. */
@Injectable()
export class TranscriptionNotices implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly all = new Subject<string>();
  private listener: Redis | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  of(jobId: string): Observable<string> {
    return this.all.pipe(filter((settled) => settled === jobId));
  }

  async tell(jobId: string): Promise<void> {
    await this.redis.publish(channel, jobId);
  }

  onApplicationBootstrap(): void {
    // Worker processes have no waiting calls.
    if (this.config.ROLE === 'worker') return;
    this.listener = blockingRedis(this.config.REDIS_URL, this.logger);
    // ioredis subscribes again after an outage; until then waiting calls poll the row.
    this.listener.subscribe(channel).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'Transcription notices: subscribing to Redis failed');
    });
    this.listener.on('message', (_channel: string, jobId: string) => this.all.next(jobId));
  }

  onApplicationShutdown(): void {
    this.all.complete();
    this.listener?.disconnect();
  }
}
