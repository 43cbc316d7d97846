import { userDeleted } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { Erasure, EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { ReservationMailsService } from '../reservations/reservation-mails.service.js';
import { eraseUser } from './erase-user.job.js';

/** Deletes people, occasions, gifts, wishlists and settings, and tells those who reserved something. */
@EventHandler(userDeleted)
export class OnUserDeleted implements Handles<typeof userDeleted> {
  constructor(
    private readonly erasure: Erasure,
    private readonly reservers: ReservationMailsService,
  ) {}

  async handle({ userId }: EventData<typeof userDeleted>, tx: EntityManager): Promise<void> {
    await this.reservers.tellAccountGone(tx, userId);
    await this.erasure.begin(tx, eraseUser, userId);
  }
}
