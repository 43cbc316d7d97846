import { Injectable } from '@nestjs/common';
import { Clock } from '@giftwell/server-kit';
import { LRUCache } from 'lru-cache';
import { expiresBy } from './response-cache/expires-by.js';

const maxAnswers = 1_000;

/** A short-lived cache of answers that are the same for every guest, for links that many people open. */
@Injectable()
export class PublicResponseCache {
  private readonly cached: LRUCache<string, Promise<Buffer>>;

  constructor(clock: Clock) {
    this.cached = new LRUCache({ ...expiresBy(clock), max: maxAnswers });
  }

  /** The cached answer, or that of `ask`, which is cached for `cachedMs` milliseconds unless it fails. */
  get(key: string, cachedMs: number, ask: () => Promise<Buffer>): Promise<Buffer> {
    return this.cached.get(key) ?? this.renew(key, cachedMs, ask);
  }

  /** The answer of `ask`, which replaces the cached one. */
  renew(key: string, cachedMs: number, ask: () => Promise<Buffer>): Promise<Buffer> {
    const json = ask();
    this.cached.set(key, json, { ttl: cachedMs - 1 });
    json.catch(() => this.cached.peek(key) === json && this.cached.delete(key));
    return json;
  }
}
