import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReservationMailsService } from '../reservations/reservation-mails.service.js';
import { ownWishlist } from './own-wishlist.js';
import { WishlistAuditService } from './wishlist-audit.service.js';
import { WishlistEntity } from './wishlist.entity.js';

/** Deletes lists. */
@Injectable()
export class WishlistRemovalService {
  constructor(
    private readonly db: DataSource,
    private readonly reservers: ReservationMailsService,
    private readonly audit: WishlistAuditService,
  ) {}

  async remove(call: UserCall, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const list = await ownWishlist(tx, call.userId, id, 'FOR UPDATE');
      // Reservations in progress end first, so that nobody is left out.
      await tx.query('SELECT id FROM wishlist_items WHERE "wishlistId" = $1 ORDER BY id FOR UPDATE', [id]);
      await this.reservers.tellListGone(tx, id);
      await tx.delete(WishlistEntity, { id });
      if (list.public) await this.audit.note(tx, call, id, 'wishlist-unshare');
    });
  }
}
