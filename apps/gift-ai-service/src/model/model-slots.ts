import { LOGGER, REDIS, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

const slots = 8;
/** Without Redis each process uses its own, lower limit. */
const localSlots = slots / 4;
/** Longer than any call to the model, so that the slot of a killed process is released. */
const leaseMs = 40_000;
const key = 'gift-ai:model-slots';
const countKey = 'gift-ai:model-questions';
const twoDaysMs = 2 * 86_400_000;

/** Counts a call only when it gets a slot. The day follows Redis' clock, in UTC. */
const takeSlot = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local today = KEYS[2] .. ':' .. math.floor(time[1] / 86400)
if tonumber(redis.call('GET', today) or '0') >= tonumber(ARGV[4]) then return 'spent' end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 'busy' end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('INCR', today)
redis.call('PEXPIRE', today, ARGV[5])
return 'taken'`;

/** A function that releases the slot, or the reason why there is none: all are taken, or the daily limit is reached. */
type Slot = (() => void) | 'busy' | 'spent';

/** Limits calls to the model over all processes: eight at once, and a number per day. */
@Injectable()
export class ModelSlots {
  private localTaken = 0;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take(dailyLimit: number): Promise<Slot> {
    const id = randomUUID();
    try {
      const values = [id, slots, leaseMs, dailyLimit, twoDaysMs];
      const answer = await this.redis.eval(takeSlot, 2, key, countKey, ...values);
      return answer === 'taken' ? () => this.giveBack(id) : (answer as 'busy' | 'spent');
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Model concurrency limit: Redis failed; counting in this process only',
      );
      return this.takeLocally();
    }
  }

  private takeLocally(): Slot {
    if (this.localTaken >= localSlots) return 'busy';
    this.localTaken += 1;
    return () => {
      this.localTaken -= 1;
    };
  }

  private giveBack(id: string): void {
    this.redis.zrem(key, id).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Model concurrency limit: slot not released; it expires by itself');
    });
  }
}
