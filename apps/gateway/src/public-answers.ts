import { Injectable } from '@nestjs/common';
import { Clock } from '@giftwell/server-kit';

const mostAnswers = 1_000;

interface Kept {
  until: number;
  json: Promise<Buffer>;
}

/** Answers that are the same for every guest, kept for a moment, so that a link that many open is read once. */
@Injectable()
export class PublicAnswers {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly clock: Clock) {}

  /** The kept answer, else that of `ask`, which is kept for so long unless it fails. */
  get(key: string, keptMs: number, ask: () => Promise<Buffer>): Promise<Buffer> {
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known && now < known.until) return known.json;
    const json = ask();
    // Forgetting all is crude, and cheap enough for what is asked anew within a second.
    if (this.kept.size >= mostAnswers) this.kept.clear();
    const entry = { until: now + keptMs, json };
    this.kept.set(key, entry);
    json.catch(() => this.kept.get(key) === entry && this.kept.delete(key));
    return json;
  }
}
