import { Inject, Injectable } from '@nestjs/common';
import type { LimitTier } from '@giftwell/contracts/core/route';
import { Clock, REDIS, userKeys } from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';
import { redisScript, type Script } from '../redis-script.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { mapTiers } from '../rate-limit/tiers.js';
import { freshMs } from './session-epochs.js';
import { openScript, readScript, visitScript, type Use } from './session-scripts.js';

const day = 86_400_000;
export const idleMs = 7 * day;
export const absoluteMs = 30 * day;
const noteVisitEveryMs = 60_000;
const sessionsOfAUser = 50;
const prefix = userKeys.session;
const visitRules = {
  idleMs,
  absoluteMs,
  noteEveryMs: noteVisitEveryMs,
  epochPrefix: userKeys.sessionEpoch,
  epochFreshMs: freshMs,
};

export interface Session {
  /** SHA-256 of the id in the cookie: identifies the session, but does not give access to it. */
  key: string;
  userId: number;
  epoch: number;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The id and the network address of a request. */
interface Visit {
  requestId: string;
  address: string;
}

/** The tier of a request, and what it does with the user's rows. */
export interface Purpose {
  tier: LimitTier;
  use: Use;
}

const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url');
const indexOf = (userId: number) => userKeys.sessions + userId;

/** Sessions in Redis, which stores only hashes of session ids. */
@Injectable()
export class SessionStore {
  private readonly openIn: Script;
  private readonly readFrom: Script;
  /** One script for each tier and use. */
  private readonly visitIn: Record<LimitTier, Record<Use, Script>>;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    limits: RateLimits,
  ) {
    this.openIn = redisScript(redis, 'openSession', 2, openScript);
    this.readFrom = redisScript(redis, 'readSession', 1, readScript);
    const visitScriptOf = (tier: LimitTier, use: Use): Script => {
      const lua = visitScript({ ...visitRules, limits: limits.ofUsers(tier), use });
      return redisScript(redis, `visitSession_${tier}_${use}`, 1, lua);
    };
    // All at once: an open pipeline doesn't know a script that is defined later.
    this.visitIn = mapTiers((tier) => ({
      any: visitScriptOf(tier, 'any'),
      cached: visitScriptOf(tier, 'cached'),
      write: visitScriptOf(tier, 'write'),
    }));
  }

  /** Rejects if Redis can't store a session now. */
  async ready(): Promise<void> {
    await this.redis.ping();
  }

  /** Opens a session; its id goes into the cookie and nowhere else. */
  async open(userId: number, epoch: number, device: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const key = keyOf(id);
    const limits = [this.clock.now().getTime(), idleMs, absoluteMs, sessionsOfAUser, prefix];
    await this.openIn(prefix + key, indexOf(userId), ...limits, key, userId, epoch, device);
    return id;
  }

  /**
   * Returns the session of a cookie with the epoch, the rate-limit result and the version of the user's rows. Updates
   * "last seen", and records a write under the id of the request.
   */
  async visit(id: string, { tier, use, requestId, address }: Purpose & Visit) {
    const key = keyOf(id);
    const now = this.clock.now().getTime();
    const answer = await this.visitIn[tier][use](prefix + key, now, requestId, address);
    if (!answer) return null;
    const [session, epoch, waitMs, version] = answer as [string[], string, number, string];
    return { session: sessionFrom(key, session), epoch, version, ...(waitMs >= 0 && { waitMs }) };
  }

  /** A session by its key; does not update "last seen". */
  async find(key: string): Promise<Session | null> {
    const answer = await this.readFrom(prefix + key, this.clock.now().getTime(), idleMs, absoluteMs);
    return answer ? sessionFrom(key, answer as string[]) : null;
  }

  /** Latest visit first; removes expired sessions from the index. */
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
}

function sessionFrom(key: string, [user, created, seen, epoch, device]: string[]): Session {
  return {
    key,
    userId: Number(user),
    epoch: Number(epoch),
    device: device!,
    createdAt: new Date(Number(created)),
    lastSeenAt: new Date(Number(seen)),
  };
}
