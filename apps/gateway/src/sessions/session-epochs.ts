import { Inject, Injectable } from '@nestjs/common';
import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { AppError } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import { Clock, REDIS, ServiceClients } from '@giftwell/server-kit';
import type { Redis } from 'ioredis';

export const freshMs = 30_000;
/** How long the last known epoch is used while auth-service is unavailable. */
const staleMs = 15 * 60_000;
/** How soon auth-service is asked again, so that an outage slows few requests. */
const retryMs = 3_000;
const askMs = 1_000;
export const keyPrefix = 'session-epoch:';
const keyOf = (userId: number) => keyPrefix + userId;

/** The session epoch of a user: older sessions are invalid. auth-service raises it to end all sessions at once. */
@Injectable()
export class SessionEpochs {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly services: ServiceClients,
    private readonly clock: Clock,
  ) {}

  /** At most 30 s old; null when there is no such user any more. `remembered` is what Redis holds, `` for nothing. */
  async current(userId: UserId, remembered: string, requestId: string): Promise<number | null> {
    const now = this.clock.now().getTime();
    const [known, askedAt] = remembered.split(':').map(Number);
    const isKnown = askedAt !== undefined;
    if (isKnown && now - askedAt < freshMs) return known!;
    try {
      const asking = { userId, sessionId: null, requestId, deadline: Date.now() + askMs };
      const { sessionEpoch } = await this.services.of('auth').call(credentialRoutes.epoch, {}, asking);
      await this.remember(userId, sessionEpoch);
      return sessionEpoch;
    } catch (error) {
      if (error instanceof AppError && (error.kind === 'unauthenticated' || error.kind === 'not_found'))
        return null;
      if (!isKnown) throw error;
      await this.redis.set(keyOf(userId), `${known}:${now - freshMs + retryMs}`, 'KEEPTTL');
      return known!;
    }
  }

  async remember(userId: number, epoch: number): Promise<void> {
    await this.redis.set(keyOf(userId), `${epoch}:${this.clock.now().getTime()}`, 'PX', staleMs);
  }
}
