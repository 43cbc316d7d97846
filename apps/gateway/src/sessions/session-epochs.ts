import { Inject, Injectable } from '@nestjs/common';
import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { AppError } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import { Clock, REDIS, ServiceClients, userKeys } from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import type { Session } from './session-store.js';

/** How long a session epoch is cached. Sessions of an earlier epoch are refused after this at the latest. */
export const freshMs = 1_000;
/** How long the last known epoch is used while auth-service is unavailable. */
const staleMs = 15 * 60_000;
/** Minimum time between calls to auth-service, so that an outage slows few requests. */
const retryMs = 3_000;
const askMs = 1_000;
const keyOf = (userId: number) => userKeys.sessionEpoch + userId;

/** The session epoch of a user: older sessions are invalid. auth-service raises it to end all sessions at once. */
@Injectable()
export class SessionEpochs {
  private readonly caller = new Map<UserId, Promise<number | null>>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly services: ServiceClients,
    private readonly clock: Clock,
  ) {}

  /** At most a second old; null if the user no longer exists. `remembered` is the value in Redis, `` for none. */
  async current(userId: UserId, remembered: string, requestId: string): Promise<number | null> {
    const [known, askedAt] = remembered.split(':').map(Number);
    if (askedAt !== undefined && this.clock.now().getTime() - askedAt < freshMs) return known!;
    // The calls of a page arrive together and share one call.
    const asked =
      this.caller.get(userId) ?? this.ask(userId, askedAt === undefined ? null : known!, requestId);
    this.caller.set(userId, asked);
    return asked.finally(() => this.caller.delete(userId));
  }

  /** Whether a session is not older than its user's epoch. */
  async isCurrent({ userId, epoch }: Session, requestId: string): Promise<boolean> {
    const remembered = (await this.redis.get(keyOf(userId))) ?? '';
    const current = await this.current(userId as UserId, remembered, requestId);
    return current !== null && epoch >= current;
  }

  private async ask(userId: UserId, known: number | null, requestId: string): Promise<number | null> {
    try {
      const caller = { userId, sessionId: null, requestId, deadline: Date.now() + askMs };
      const { sessionEpoch } = await this.services.of('auth').call(credentialRoutes.epoch, {}, caller);
      await this.remember(userId, sessionEpoch);
      return sessionEpoch;
    } catch (error) {
      if (error instanceof AppError && (error.kind === 'unauthenticated' || error.kind === 'not_found'))
        return null;
      if (known === null) throw error;
      const askAgainAt = this.clock.now().getTime() - freshMs + retryMs;
      await this.redis.set(keyOf(userId), `${known}:${askAgainAt}`, 'KEEPTTL');
      return known;
    }
  }

  async remember(userId: number, epoch: number): Promise<void> {
    await this.redis.set(keyOf(userId), `${epoch}:${this.clock.now().getTime()}`, 'PX', staleMs);
  }
}
