import { userDeleted } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { Erasure, EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { eraseUser } from './erase-user.job.js';

/** Deletes people with their pictures, occasions, gifts and settings. */
@EventHandler(userDeleted)
export class OnUserDeleted implements Handles<typeof userDeleted> {
  constructor(private readonly erasure: Erasure) {}

  handle({ userId }: EventData<typeof userDeleted>, tx: EntityManager): Promise<void> {
    return this.erasure.begin(tx, eraseUser, userId);
  }
}
