import { LOGGER, Pusher, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { sessionEnded } from './session-ended.js';
import { SessionStore } from './session-store.js';

/** Ends all sessions of a user whose account is gone. */
@Injectable()
export class AllSessions {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly store: SessionStore,
    private readonly pusher: Pusher,
  ) {}

  /** Never rejects: auth-service ends them as well, and none is valid without an account. */
  async end(userId: number): Promise<void> {
    try {
      const keys = (await this.store.listOf(userId)).map(({ key }) => key);
      await this.store.end(userId, ...keys);
      for (const key of keys) await this.pusher.toUser(userId, sessionEnded, { key });
    } catch (error) {
      this.logger.warn({ err: error }, 'Ending sessions of a deleted account failed; auth-service retries');
    }
  }
}
