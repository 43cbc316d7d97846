import { Injectable } from '@nestjs/common';
import { Clock } from '@giftwell/server-kit';

const maxAnswers = 1_000;

interface CachedAnswer {
  until: number;
  json: Promise<Buffer>;
}

/** A short-lived cache of answers that are the same for every guest, for links that many people open. */
@Injectable()
export class PublicResponseCache {
  private readonly cached = new Map<string, CachedAnswer>();

  constructor(private readonly clock: Clock) {}

  /** The cached answer, or that of `ask`, which is cached for `cachedMs` milliseconds unless it fails. */
  get(key: string, cachedMs: number, ask: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.cached.get(key);
    if (known && this.clock.now().getTime() < known.until) return known.json;
    return this.renew(key, cachedMs, ask);
  }

  /** The answer of `ask`, which replaces the cached one. */
  renew(key: string, cachedMs: number, ask: () => Promise<Buffer>): Promise<Buffer> {
    const now = this.clock.now().getTime();
    const json = ask();
    // Clearing everything is simple and cheap: the entries live about a second.
    if (this.cached.size >= maxAnswers) this.cached.clear();
    const entry = { until: now + cachedMs, json };
    this.cached.set(key, entry);
    json.catch(() => this.cached.get(key) === entry && this.cached.delete(key));
    return json;
  }
}
