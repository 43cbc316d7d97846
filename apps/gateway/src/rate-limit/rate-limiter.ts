import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, REDIS, type Logger } from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import { look, takeScript, type Count } from './sliding-window.js';
import type { Window } from './tiers.js';

const mostLocalCounts = 20_000;
export const keyPrefix = 'limit:';
/** Several gateways count apart then, so that each gives only a part. */
const localShare = 0.25;

/** Somebody who is counted, in each of these windows. */
export interface Counter {
  key: string;
  windows: Window[];
}
interface Entry {
  key: string;
  window: Window;
}

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

  /** 0 when the request may pass and is counted for all of these, else how many milliseconds to wait. */
  take(counters: Counter[]): Promise<number> {
    return this.run(counters, 0);
  }

  /** Counts this much more, whatever the limits are. */
  async charge(counters: Counter[], charge: number): Promise<void> {
    await this.run(counters, charge);
  }

  /** Redis counted: what was counted here meanwhile is of no use any more. */
  redisCounts(): void {
    if (this.isAlone) this.local.clear();
    this.isAlone = false;
  }

  private async run(counters: Counter[], charge: number): Promise<number> {
    const time = this.clock.now().getTime();
    const entries = counters.flatMap(({ key, windows }) =>
      windows.map((window) => ({ key: `${keyPrefix}${key}:${window.ms}`, window })),
    );
    try {
      const script = this.redis as unknown as {
        takeFromLimits(...args: (string | number)[]): Promise<number>;
      };
      const wait = await script.takeFromLimits(
        entries.length,
        ...entries.map(({ key }) => key),
        time,
        charge,
        ...entries.flatMap(({ window }) => [window.limit, window.ms]),
      );
      this.redisCounts();
      return wait;
    } catch (error) {
      if (!this.isAlone)
        this.logger.warn({ err: error }, 'Rate limits: Redis failed; counting in this process only');
      this.isAlone = true;
      return this.runLocally(entries, charge, time);
    }
  }

  private runLocally(entries: Entry[], charge: number, time: number): number {
    const looks = entries.map(({ key, window }) =>
      look(this.local.get(key), time, {
        ...window,
        limit: Math.max(1, Math.floor(window.limit * localShare)),
      }),
    );
    const wait = charge > 0 ? 0 : Math.max(...looks.map(({ waitMs }) => waitMs));
    if (wait > 0) return wait;
    // Forgetting all is crude, and cheap enough for an emergency that somebody floods.
    if (this.local.size >= mostLocalCounts) this.local.clear();
    looks.forEach(({ count }, at) =>
      this.local.set(entries[at]!.key, { ...count, now: count.now + Math.max(1, charge) }),
    );
    return 0;
  }
}
