import { AppError, rateLimited, unavailable } from '@giftwell/contracts/core/error';
import { waitInWords } from '@giftwell/contracts/core/wait-in-words';
import { Clock, LOGGER, REDIS, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { beginScript, forgetScript } from './attempt-script.js';

const windowMs = 10 * 60_000;
/** Delays before the next attempt in ms, by the number of attempts in the window. After these the window must pass. */
const growingDelays: readonly number[] = [0, 0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000, 16_000];
/**
 * Delays of an unknown device, by the number of failures of such devices at the account. Each address waits on its own,
 * so that an attacker can't lock the owner out.
 */
const accountDelays: readonly number[] = [
  ...growingDelays.map(() => 0),
  ...[1, 2, 4, 8, 16, 30].map((seconds) => seconds * 1_000),
];
const noDelays: readonly number[] = growingDelays.map(() => 0);

const delaysOf = { 'sign-in': growingDelays, register: noDelays, 're-authenticate': growingDelays };
export type LimitedAction = keyof typeof delaysOf;

/** The account by its email address, the sender's address, and the browser if it has signed in there before. */
export interface Attempt {
  action: LimitedAction;
  email: string;
  from: string;
  device: string | null;
}

/** Ten attempts in ten minutes for each account and address or known browser, with growing delays after failures. */
@Injectable()
export class AttemptLimit {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `work` unless the attempt must wait. It counts from its beginning, so that parallel attempts gain nothing.
   * Success resets the count, and server errors don't count.
   */
  async run<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
    const keys = keysOf(attempt);
    const now = this.clock.now().getTime();
    const wait = await this.begin(keys, now, delaysOf[attempt.action]);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1_000);
      throw rateLimited(
        'too_many_attempts',
        `Too many attempts. Please try again in ${waitInWords(seconds)}.`,
        seconds,
      );
    }
    try {
      const result = await work();
      await this.forget(keys, '');
      return result;
    } catch (error) {
      const ours = !(error instanceof AppError) || error.kind === 'unavailable' || error.kind === 'internal';
      if (ours) await this.forget(keys, now);
      throw error;
    }
  }

  /** Throws while Redis is unavailable: no session could be opened then, and guesses must never be unlimited. */
  private async begin(keys: string[], now: number, delays: readonly number[]): Promise<number> {
    const args = [now, windowMs, delays.length, ...delays, ...accountDelays];
    try {
      return Number(await this.redis.eval(beginScript, keys.length, ...keys, ...args));
    } catch (error) {
      this.logger.warn({ err: error }, 'Sign-in limit: Redis failed; attempt refused');
      throw unavailable(
        'sign_in_unavailable',
        'We can’t sign you in right now. Please try again in a moment.',
      );
    }
  }

  /** Doesn't fail a successful sign-in: the counter expires after ten minutes. */
  private async forget(keys: string[], time: number | ''): Promise<void> {
    const lists = keys.slice(0, 2);
    await this.redis
      .eval(forgetScript, lists.length, ...lists, time)
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Sign-in limit: attempt counter not reset'),
      );
  }
}

/** The counter of this address or device; for an unknown device also those of the whole account. */
function keysOf({ action, email, from, device }: Attempt): string[] {
  const account = email.toLowerCase();
  const key = (...parts: string[]) =>
    `auth:attempts:${action}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
  if (device !== null) return [key(account, 'device', device)];
  const own = key(account, 'from', from);
  return action === 'sign-in' ? [own, key(account), key(account, 'next', from)] : [own];
}
