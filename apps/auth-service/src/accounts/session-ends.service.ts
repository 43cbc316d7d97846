import { REDIS, userKeys } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Makes a raised session epoch count at once. The gateway remembers the last one for a second. */
@Injectable()
export class SessionEndsService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Call it after the commit. Without Redis, the sessions end a second later. */
  async announce(userId: number): Promise<void> {
    await this.redis.del(userKeys.sessionEpoch + userId).catch(() => undefined);
  }
}
