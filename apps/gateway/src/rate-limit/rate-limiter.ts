import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, REDIS, type Logger } from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import { look, takeScript, type Count } from './sliding-window.js';
import type { Window } from './tiers.js';

const mostLocalCounts = 20_000;
/** Several gateways count apart then, so that each gives only a part. */
const localShare = 0.25;

/** Counts requests in Redis, for all gateways together; on its own, more strictly, while Redis is away. */
@Injectable()
export class RateLimiter {
  private local = new Map<string, Count>();
  private isAlone = false;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
  ) {
    redis.defineCommand('takeFromLimits', { lua: takeScript });
  }

  /** 0 when the request may pass and is counted, else how many milliseconds to wait. */
  async take(key: string, windows: Window[]): Promise<number> {
    const time = this.clock.now().getTime();
    const keys = windows.map(({ ms }) => `limit:${key}:${ms}`);
    try {
      const script = this.redis as unknown as {
        takeFromLimits(...args: (string | number)[]): Promise<number>;
      };
      const wait = await script.takeFromLimits(
        keys.length,
        ...keys,
        time,
        ...windows.flatMap(({ limit, ms }) => [limit, ms]),
      );
      if (this.isAlone) this.local.clear();
      this.isAlone = false;
      return wait;
    } catch (error) {
      if (!this.isAlone)
        this.logger.warn({ err: error }, 'Rate limits are counted in this process until Redis answers');
      this.isAlone = true;
      return this.takeLocally(keys, windows, time);
    }
  }

  private takeLocally(keys: string[], windows: Window[], time: number): number {
    const looks = windows.map((window, at) =>
      look(this.local.get(keys[at]!), time, {
        ...window,
        limit: Math.max(1, Math.floor(window.limit * localShare)),
      }),
    );
    const wait = Math.max(...looks.map(({ waitMs }) => waitMs));
    if (wait > 0) return wait;
    // Forgetting all is crude, and cheap enough for an emergency that somebody floods.
    if (this.local.size >= mostLocalCounts) this.local.clear();
    looks.forEach(({ count }, at) => this.local.set(keys[at]!, { ...count, now: count.now + 1 }));
    return 0;
  }
}
