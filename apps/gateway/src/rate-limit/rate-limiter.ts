import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, REDIS, type Logger } from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import { look, takeScript, type Count } from './sliding-window.js';
import type { Window } from './tiers.js';

const maxLocalCounts = 20_000;
export const keyPrefix = 'limit:';
/** Without Redis every gateway counts alone, so each allows only a part of the limit. */
const localShare = 0.25;

/** One counted key with its windows. */
export interface Counter {
  key: string;
  windows: Window[];
}
interface Entry {
  key: string;
  window: Window;
}

/** Counts requests in Redis, shared by all gateways; in memory and more strictly while Redis is unavailable. */
@Injectable()
export class RateLimiter {
  private local = new Map<string, Count>();
  private countsLocally = false;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
  ) {
    redis.defineCommand('takeFromLimits', { lua: takeScript });
  }

  /** Counts a request and returns 0 if it is allowed; otherwise returns the milliseconds to wait and counts nothing. */
  take(counters: Counter[]): Promise<number> {
    return this.run(counters, 0);
  }

  /** Adds to the counters, even beyond their limits. */
  async charge(counters: Counter[], charge: number): Promise<void> {
    await this.run(counters, charge);
  }

  /** Clears the local counters when Redis counts again. */
  redisCounts(): void {
    if (this.countsLocally) this.local.clear();
    this.countsLocally = false;
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
      if (!this.countsLocally)
        this.logger.warn({ err: error }, 'Rate limits: Redis failed; counting in this process only');
      this.countsLocally = true;
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
    // Clearing everything is simple, and bounds the memory if Redis is down and a client floods us.
    if (this.local.size >= maxLocalCounts) this.local.clear();
    looks.forEach(({ count }, at) =>
      this.local.set(entries[at]!.key, { ...count, now: count.now + Math.max(1, charge) }),
    );
    return 0;
  }
}
