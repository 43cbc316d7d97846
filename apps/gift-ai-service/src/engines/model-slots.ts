import { LOGGER, REDIS, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

const slots = 8;
/** Without Redis each process counts for itself, carefully. */
const slotsAlone = slots / 4;
/** Longer than any call to the model: the slot of a killed process frees itself. */
const leaseMs = 40_000;
const key = 'gift-ai:model-slots';

const takeSlot = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

/** At most eight questions to the model at once, over all processes. */
@Injectable()
export class ModelSlots {
  private alone = 0;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What gives the slot back, or null when all are taken. */
  async take(): Promise<(() => void) | null> {
    const id = randomUUID();
    try {
      const taken = await this.redis.eval(takeSlot, 1, key, id, slots, leaseMs);
      return taken === 1 ? () => this.giveBack(id) : null;
    } catch (error) {
      this.logger.warn({ err: error }, 'The slots of the model are counted in this process alone');
      return this.takeAlone();
    }
  }

  private takeAlone(): (() => void) | null {
    if (this.alone >= slotsAlone) return null;
    this.alone += 1;
    return () => {
      this.alone -= 1;
    };
  }

  private giveBack(id: string): void {
    this.redis.zrem(key, id).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'A slot of the model is freed later');
    });
  }
}
