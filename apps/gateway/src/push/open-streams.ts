import { Inject, Injectable } from '@nestjs/common';
import { Clock, REDIS, userKeys } from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { redisScript, type Script } from '../redis-script.js';

export const streamsOfAUser = 10;
/** An office or a family shares an address. */
export const streamsOfAnAddress = 100;
/** Three heartbeats: then a stream of a gateway that crashed no longer counts. */
const rememberedMs = 45_000;

/** Whose streams are counted. */
export interface StreamOwner {
  key: string;
  most: number;
}
export const streamsOf = (userId: number): StreamOwner => ({
  ...{ key: userKeys.pushStreams + userId, most: streamsOfAUser },
});
export const streamsFrom = (address: string): StreamOwner => ({
  ...{ key: `page-streams:${address}`, most: streamsOfAnAddress },
});

/** Key: the owner's streams. Arguments: now, until, most, stream. */
const enterScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[4])
redis.call('PEXPIRE', KEYS[1], tonumber(ARGV[2]) - tonumber(ARGV[1]))
return 1`;

/** Limits the number of open streams of a user or an address, over all gateways. */
@Injectable()
export class OpenStreams {
  private readonly enterIn: Script;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    this.enterIn = redisScript(redis, 'enterStream', 1, enterScript);
  }

  /** An id for the new stream, or null if there are too many. */
  async enter({ key, most }: StreamOwner): Promise<string | null> {
    const stream = randomUUID();
    const now = this.clock.now().getTime();
    const entered = await this.enterIn(key, now, now + rememberedMs, most, stream);
    return entered === 1 ? stream : null;
  }

  async stay({ key }: StreamOwner, stream: string): Promise<void> {
    await this.redis.zadd(key, 'XX', this.clock.now().getTime() + rememberedMs, stream);
    await this.redis.pexpire(key, rememberedMs);
  }

  async leave({ key }: StreamOwner, stream: string): Promise<void> {
    await this.redis.zrem(key, stream);
  }
}
