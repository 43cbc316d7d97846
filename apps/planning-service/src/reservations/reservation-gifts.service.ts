import type { HandlerInput } from '@giftwell/contracts/core/route';
import type {
  Reservation,
  reservationRoutes,
  ReservationState,
} from '@giftwell/contracts/planning/reservations';
import { Injectable } from '@nestjs/common';
import { GiftWritesService } from '../gifts/gift-writes.service.js';
import { GiftsService } from '../gifts/gifts.service.js';
import { ReservationEntity } from './reservation.entity.js';
import { noReservation, ReservationsService } from './reservations.service.js';

interface Found {
  id: number;
  giftId: number | null;
  state: ReservationState;
  itemName: string;
  url: string | null;
  amountCents: number | null;
}

/** What a user reserved, as a gift in their own record. */
@Injectable()
export class ReservationGiftsService {
  constructor(
    private readonly gifts: GiftsService,
    private readonly writes: GiftWritesService,
    private readonly reservations: ReservationsService,
  ) {}

  /** Adds the gift once; a second call changes nothing. */
  add(
    userId: number,
    { code, recipientId }: HandlerInput<(typeof reservationRoutes)['addGift']>,
  ): Promise<Reservation> {
    return this.writes.inTransaction(userId, async (tx, calendar) => {
      const [found] = await tx.query<Found[]>(
        `SELECT r.id, r."giftId", r.state, coalesce(i.name, r."itemName") AS "itemName", i.url, i."amountCents"
         FROM reservations r LEFT JOIN wishlist_items i ON i.id = r."itemId"
         WHERE r.code = $1 AND r."userId" = $2 FOR NO KEY UPDATE OF r`,
        [code, userId],
      );
      if (!found) throw noReservation();
      if (found.giftId === null) {
        const { itemName: title, url: link, amountCents: price, state } = found;
        const input = { recipientId, title, link, price, state: giftStates[state] };
        const gift = await this.gifts.add(tx, calendar, { userId, source: 'wishlist_item' }, input);
        await tx.update(ReservationEntity, { id: found.id }, { giftId: gift.id });
      }
      return this.reservations.get(code, tx);
    });
  }
}

const giftStates = { reserved: 'decided', bought: 'bought' } as const;
