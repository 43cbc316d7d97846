import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock.js';
import { LOGGER, REDIS } from '../tokens.js';
import type { Logger } from '../log/log.js';
import { beginWrite, endWrite } from './write-scripts.js';

interface Scripts {
  beginUserWrites(writer: string, now: number, ...userIds: number[]): Promise<unknown>;
  endUserWrites(writer: string, ...userIds: number[]): Promise<unknown>;
}

/**
 * Records in Redis whose rows are being changed, so that no cached answer from before a change is repeated after it.
 */
@Injectable()
export class UserWrites {
  private readonly scripts: Scripts;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
  ) {
    redis.defineCommand('beginUserWrites', {
      numberOfKeys: 0,
      lua: `${beginWrite}\nfor i = 3, #ARGV do beginWrite(ARGV[i], ARGV[1], tonumber(ARGV[2])) end`,
    });
    redis.defineCommand('endUserWrites', {
      numberOfKeys: 0,
      lua: `${endWrite}\nfor i = 2, #ARGV do endWrite(ARGV[i], ARGV[1]) end`,
    });
    this.scripts = redis as unknown as Scripts;
  }

  /**
   * Runs a transaction that changes rows of the users whose `userId` is in these data. Rejects if Redis can't record
   * it.
   */
  async around<T>(data: readonly unknown[], write: () => Promise<T>): Promise<T> {
    const users = [...new Set(data.flatMap(userIdIn))];
    if (users.length === 0) return write();
    const writer = randomUUID();
    await this.scripts.beginUserWrites(writer, this.clock.now().getTime(), ...users);
    try {
      return await write();
    } finally {
      await this.end(writer, ...users);
    }
  }

  /** Ends the write that `writer` began. Never rejects: if Redis fails, the record expires. */
  async end(writer: string, ...userIds: number[]): Promise<void> {
    await this.scripts.endUserWrites(writer, ...userIds).catch((error: unknown) => {
      this.logger.warn(
        { err: error },
        'User write: end not recorded in Redis; response cache off until the record expires',
      );
    });
  }
}

const userIdIn = (data: unknown): number[] => {
  const { userId } = Object(data) as { userId?: unknown };
  return typeof userId === 'number' ? [userId] : [];
};
