import { AppError, rateLimited } from '@giftwell/contracts/core/error';
import { Clock, LOGGER, REDIS, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { growingDelays, inWords, noDelays, windowMs } from './attempt-wait.js';
import { LocalAttempts } from './local-attempts.js';

const delaysOf = { 'sign-in': growingDelays, register: noDelays };
export type LimitedAction = keyof typeof delaysOf;

/** attempt-wait.ts as one atomic step: a list of times, oldest first. Says the wait, or counts the attempt. */
const beginScript = `
local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local oldest = redis.call('LINDEX', KEYS[1], 0)
while oldest and now - tonumber(oldest) >= window do
  redis.call('LPOP', KEYS[1])
  oldest = redis.call('LINDEX', KEYS[1], 0)
end
local count = redis.call('LLEN', KEYS[1])
local wait = 0
if count >= #ARGV - 2 then
  wait = tonumber(oldest) + window - now
elseif count > 0 then
  wait = tonumber(redis.call('LINDEX', KEYS[1], -1)) + tonumber(ARGV[3 + count]) - now
end
if wait > 0 then return wait end
redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], window)
return 0`;

/** Ten attempts in ten minutes for each account name, with growing pauses between failed sign-ins. */
@Injectable()
export class AttemptLimit {
  private readonly local = new LocalAttempts();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `work` unless `name` has to wait. The attempt counts from its beginning, so that many at once gain nothing;
   * success forgets all of them, and an outage of ours is not held against anybody.
   */
  async run<T>(action: LimitedAction, name: string, work: () => Promise<T>): Promise<T> {
    const key = `auth:attempts:${action}:${createHash('sha256').update(name.toLowerCase()).digest('base64url')}`;
    const wait = await this.begin(key, delaysOf[action]);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1_000);
      throw rateLimited(
        'too_many_attempts',
        `Too many attempts. Please try again in ${inWords(seconds)}.`,
        seconds,
      );
    }
    try {
      const result = await work();
      this.local.forget(key);
      await this.quietly(() => this.redis.del(key));
      return result;
    } catch (error) {
      const ours = !(error instanceof AppError) || error.kind === 'unavailable' || error.kind === 'internal';
      if (ours) {
        this.local.takeBack(key);
        await this.quietly(() => this.redis.rpop(key));
      }
      throw error;
    }
  }

  private async begin(key: string, delays: readonly number[]): Promise<number> {
    const now = this.clock.now().getTime();
    try {
      return Number(await this.redis.eval(beginScript, 1, key, now, windowMs, ...delays));
    } catch (error) {
      this.logger.warn({ err: error }, 'Attempts are counted in this process alone');
      return this.local.begin(key, now, delays);
    }
  }

  /** A counter that stays too high for ten minutes is no reason to fail what is done. */
  private async quietly(change: () => Promise<unknown>): Promise<void> {
    await change().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'An attempt could not be taken back'),
    );
  }
}
