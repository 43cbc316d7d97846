import { Inject, Injectable } from '@nestjs/common';
import { Clock, REDIS } from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';
import { redisScript, type Script } from '../redis-script.js';
import { openScript, readScript } from './session-scripts.js';

const day = 86_400_000;
export const idleMs = 7 * day;
export const absoluteMs = 30 * day;
const noteVisitEveryMs = 60_000;
const sessionsOfAUser = 50;
const prefix = 'session:';

export interface Session {
  /** SHA-256 of the id that the cookie holds: names the session, useless to take it over. */
  key: string;
  userId: number;
  epoch: number;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url');
const indexOf = (userId: number) => `sessions:${userId}`;

/** Sessions in Redis, which never learns the id itself (S1). */
@Injectable()
export class SessionStore {
  private readonly openIn: Script;
  private readonly readFrom: Script;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    this.openIn = redisScript(redis, 'openSession', 2, openScript);
    this.readFrom = redisScript(redis, 'readSession', 1, readScript);
  }

  /** Rejects when no session could be opened now. */
  async ready(): Promise<void> {
    await this.redis.ping();
  }

  /** A new session; its id goes into the cookie and nowhere else. */
  async open(userId: number, epoch: number, device: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const key = keyOf(id);
    const limits = [this.clock.now().getTime(), idleMs, absoluteMs, sessionsOfAUser, prefix];
    await this.openIn(prefix + key, indexOf(userId), ...limits, key, userId, epoch, device);
    return id;
  }

  /** The session of a cookie, and notes the visit. */
  visit(id: string): Promise<Session | null> {
    return this.read(keyOf(id), noteVisitEveryMs);
  }

  /** The same by key, without noting anything. */
  find(key: string): Promise<Session | null> {
    return this.read(key, -1);
  }

  /** Latest visit first; forgets those that are over. */
  async listOf(userId: number): Promise<Session[]> {
    const keys = await this.redis.zrange(indexOf(userId), 0, -1);
    const sessions = await Promise.all(keys.map((key) => this.find(key)));
    const over = keys.filter((_, at) => sessions[at] === null);
    if (over.length > 0) await this.redis.zrem(indexOf(userId), ...over);
    return sessions
      .filter((one) => one !== null)
      .sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
  }

  async end(userId: number, ...keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.redis.del(keys.map((key) => prefix + key));
    await this.redis.zrem(indexOf(userId), ...keys);
  }

  private async read(key: string, noteEveryMs: number): Promise<Session | null> {
    const answer = await this.readFrom(
      prefix + key,
      this.clock.now().getTime(),
      idleMs,
      absoluteMs,
      noteEveryMs,
    );
    if (!answer) return null;
    const [user, created, seen, epoch, device] = answer as string[];
    return {
      key,
      userId: Number(user),
      epoch: Number(epoch),
      device: device!,
      createdAt: new Date(Number(created)),
      lastSeenAt: new Date(Number(seen)),
    };
  }
}
