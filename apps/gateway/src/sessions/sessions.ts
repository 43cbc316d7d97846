import { Injectable } from '@nestjs/common';
import { Pusher } from '@giftwell/server-kit';
import { sessionEnded } from './session-ended.js';
import { SessionEpochs } from './session-epochs.js';
import { sessionsUnavailable } from './session-authenticator.js';
import { SessionStore } from './session-store.js';

/** Opens and ends sessions. Throws `sessions_unavailable` while Redis is unavailable. */
@Injectable()
export class Sessions {
  constructor(
    private readonly store: SessionStore,
    private readonly epochs: SessionEpochs,
    private readonly pusher: Pusher,
  ) {}

  /** Returns the id for the cookie. */
  async open(userId: number, epoch: number, device: string): Promise<string> {
    const id = await this.store.open(userId, epoch, device).catch(fail);
    await this.epochs.remember(userId, epoch).catch(fail);
    return id;
  }

  /** Also closes their push streams, in all gateways. */
  async end(userId: number, keys: string[]): Promise<void> {
    await this.store.end(userId, ...keys).catch(fail);
    for (const key of keys) await this.pusher.toUser(userId, sessionEnded, { key });
  }
}

const fail = (cause: unknown): never => {
  throw sessionsUnavailable(cause);
};
