import { waitMs, windowMs } from './attempt-wait.js';

const maxKeys = 10_000;

/** Counts in this process while Redis is unavailable, with a quarter of the limit, because other processes count too. */
export class LocalAttempts {
  private readonly attempts = new Map<string, number[]>();

  begin(key: string, now: number, delays: readonly number[]): number {
    const recent = (this.attempts.get(key) ?? []).filter((time) => now - time < windowMs);
    const wait = waitMs(recent, now, delays.slice(0, Math.max(1, Math.floor(delays.length / 4))));
    if (wait > 0) return wait;
    this.attempts.delete(key);
    this.attempts.set(key, [...recent, now]);
    // The key that was used longest ago goes first, so that the memory stays bounded.
    if (this.attempts.size > maxKeys) this.attempts.delete(this.attempts.keys().next().value!);
    return 0;
  }

  takeBack(key: string): void {
    this.attempts.get(key)?.pop();
  }

  forget(key: string): void {
    this.attempts.delete(key);
  }
}
