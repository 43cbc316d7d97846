import { Inject, Injectable } from '@nestjs/common';
import { Clock, REDIS } from '@giftwell/server-kit';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { expiresBy } from './expires-by.js';

/** The state of a user's rows: another version for each change. */
interface RowsVersion {
  userId: number;
  version: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The user's rows when the session was read; unset if answers must not be cached. */
    rows?: RowsVersion;
  }
}

interface CachedAnswer {
  version: string;
  json: Buffer;
}

const maxBytes = 16_000_000;
/** Longer answers are rare, and would evict too many others. */
const maxAnswerBytes = 1_000_000;
const cachedMs = 30_000;
/** In every time zone a new day begins at a full quarter of an hour. */
const quarterMs = 15 * 60_000;

/**
 * A cache of answers to signed-in users, valid until any of the user's rows change. The version of the rows is read
 * from Redis in each request, before an answer is made or repeated: see
 * docs/decisions/017-answers-are-cached-by-the-version-of-a-users-rows.md.
 */
@Injectable()
export class ResponseCache {
  private readonly answers: LRUCache<string, CachedAnswer>;
  private connection = 0;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly clock: Clock,
  ) {
    const sizeCalculation = ({ json }: CachedAnswer, key: string) => json.length + 2 * key.length;
    this.answers = new LRUCache({ ...expiresBy(clock), maxSize: maxBytes, sizeCalculation });
    // After an outage Redis may have lost the last changes, and would return an old version.
    redis.on('close', () => {
      this.connection += 1;
      this.answers.clear();
    });
  }

  /** A version that is valid only during the current connection to Redis; undefined for no version. */
  rowsOf(userId: number, version: string): RowsVersion | undefined {
    return version === '' ? undefined : { userId, version: `${this.connection} ${version}` };
  }

  find({ rows, url }: FastifyRequest): Buffer | undefined {
    if (rows === undefined) return undefined;
    const cached = this.answers.get(keyOf(rows, url));
    return cached?.version === rows.version ? cached.json : undefined;
  }

  /** Replaces the answer of an earlier version. */
  store({ rows, url }: FastifyRequest, json: Buffer): void {
    if (rows === undefined || json.length > maxAnswerBytes) return;
    const now = this.clock.now().getTime();
    const ttl = Math.min(cachedMs, quarterMs - (now % quarterMs)) - 1;
    if (ttl < 1) return;
    // A copy, because the bytes may be a part of a larger buffer.
    this.answers.set(keyOf(rows, url), { version: rows.version, json: Buffer.from(json) }, { ttl });
  }
}

const keyOf = ({ userId }: RowsVersion, url: string): string => `${userId} ${url}`;
