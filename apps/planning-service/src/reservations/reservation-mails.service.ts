import { mailRequested } from '@giftwell/contracts/auth/mail';
import { Events, Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { purgeReservations } from './purge-reservations.job.js';

interface Confirmed {
  ownerId: number;
  code: string;
  email: string;
  name: string;
  itemName: string;
  listTitle: string;
}
interface Holder {
  id: number;
  code: string;
  userId: number | null;
  email: string | null;
  name: string;
  itemName: string;
  listTitle: string;
}

/** Mails to those who reserved something. Nothing is ever sent to the owner of the list. */
@Injectable()
export class ReservationMailsService {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
  ) {}

  /** Sends the link to undo it. */
  async confirm(
    tx: EntityManager,
    { code, email: address, ownerId: senderId, ...about }: Confirmed,
  ): Promise<void> {
    await this.events.publish(tx, mailRequested, {
      ...{ key: `planning:reserved:${randomUUID()}`, to: { address }, template: 'gift-reserved' },
      ...{ senderId, data: { code, ...about } },
    });
  }

  /** Before an item is deleted: tells all who reserved it. The item must be locked. */
  async tellItemGone(tx: EntityManager, itemId: number): Promise<void> {
    await this.tellGone(tx, 'r."itemId" = $1', itemId);
  }

  /** Before a list is deleted: tells all who reserved one of its items, which must be locked. */
  async tellListGone(tx: EntityManager, wishlistId: number): Promise<void> {
    await this.tellGone(tx, 'i."wishlistId" = $1', wishlistId);
  }

  /** Before an account is deleted: tells all who reserved something on one of its lists. Locks the items. */
  async tellAccountGone(tx: EntityManager, userId: number): Promise<void> {
    await tx.query(
      `SELECT i.id FROM wishlist_items i JOIN wishlists w ON w.id = i."wishlistId"
       WHERE w."userId" = $1 ORDER BY i.id FOR UPDATE OF i`,
      [userId],
    );
    await this.tellGone(tx, 'w."userId" = $1', userId);
  }

  /** After an item was changed: tells all who reserved it. The item must be locked. */
  async tellItemChanged(tx: EntityManager, itemId: number): Promise<void> {
    await this.tell(tx, 'reserved-gift-changed', 'r."itemId" = $1', itemId);
  }

  /** What guests reserved is kept for a while, for those who open their link. */
  private async tellGone(tx: EntityManager, condition: string, id: number): Promise<void> {
    const holders = await this.tell(tx, 'reserved-gift-gone', condition, id);
    const ids = holders.filter(({ userId }) => userId === null).map((guest) => guest.id);
    for (let from = 0; from < ids.length; from += idsOfAJob)
      await this.jobs.add(tx, purgeReservations, { ids: ids.slice(from, from + idsOfAJob) });
  }

  /** Stores the names of today, which remain when the item is gone. */
  private async tell(
    tx: EntityManager,
    template: 'reserved-gift-gone' | 'reserved-gift-changed',
    condition: string,
    id: number,
  ): Promise<Holder[]> {
    const [holders] = await tx.query<[Holder[], number]>(
      `UPDATE reservations r SET "itemName" = i.name, "listTitle" = w.title
       FROM wishlist_items i JOIN wishlists w ON w.id = i."wishlistId"
       WHERE r."itemId" = i.id AND ${condition}
       RETURNING r.id, r.code, r."userId", r.email, r.name, r."itemName", r."listTitle"`,
      [id],
    );
    for (const { id: reservationId, userId, email, code, name, itemName, listTitle } of holders) {
      const to = userId !== null ? { userId } : email !== null ? { address: email } : null;
      if (!to) continue;
      const key = `planning:${template}:${randomUUID()}`;
      const data = { code, name, itemName, listTitle };
      const topic = `planning:reservation:${reservationId}`;
      await this.events.publish(tx, mailRequested, { key, topic, to, template, data });
    }
    return holders;
  }
}

const idsOfAJob = 1_000;
