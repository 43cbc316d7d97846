import { Inject, Injectable } from '@nestjs/common';
import { Clock, REDIS } from '@giftwell/server-kit';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LruResponseCache } from './lru-response-cache.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the user's rows when the session was read; unset if answers must not be cached. */
    rowsVersion?: string;
  }
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
  private readonly answers = new LruResponseCache(maxBytes);
  private connection = 0;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly clock: Clock,
  ) {
    // After an outage Redis may have lost the last changes, and would return an old version.
    redis.on('close', () => {
      this.connection += 1;
      this.answers.clear();
    });
  }

  /** A version that is valid only during the current connection to Redis; undefined for no version. */
  versionKey(version: string): string | undefined {
    return version === '' ? undefined : `${this.connection} ${version}`;
  }

  find(request: FastifyRequest): Buffer | undefined {
    const key = keyOf(request);
    return key === undefined ? undefined : this.answers.get(key, this.clock.now().getTime());
  }

  store(request: FastifyRequest, json: Buffer): void {
    const key = keyOf(request);
    if (key === undefined || json.length > maxAnswerBytes) return;
    const now = this.clock.now().getTime();
    const until = Math.min(now + cachedMs, now - (now % quarterMs) + quarterMs);
    // A copy, because the bytes may be a part of a larger buffer.
    this.answers.set(key, { until, json: Buffer.from(json) });
  }
}

/** Versions are never the same for two users. */
const keyOf = ({ rowsVersion, url }: FastifyRequest): string | undefined =>
  rowsVersion === undefined ? undefined : `${rowsVersion} ${url}`;
