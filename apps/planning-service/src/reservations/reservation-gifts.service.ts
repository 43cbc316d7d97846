import type { HandlerInput } from '@giftwell/contracts/core/route';
import type {
  Reservation,
  reservationRoutes,
  ReservationState,
} from '@giftwell/contracts/planning/reservations';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import { GiftRemovalService } from '../gifts/gift-removal.service.js';
import { GiftWritesService } from '../gifts/gift-writes.service.js';
import { GiftEntity } from '../gifts/gift.entity.js';
import { GiftsService } from '../gifts/gifts.service.js';
import { ReservationEntity } from './reservation.entity.js';
import { noReservation, ReservationsService } from './reservations.service.js';

type Routes = typeof reservationRoutes;
interface Held {
  id: number;
  gift: Pick<GiftEntity, 'id' | 'userId'> | null;
  /** Null for a guest, who has no gifts. */
  calendar: Calendar | null;
}
interface Found {
  id: number;
  giftId: number | null;
  state: ReservationState;
  itemName: string;
  url: string | null;
  amountCents: number | null;
}

/** Changes of reservations. What a user reserved may be a gift in their own record, and both change together. */
@Injectable()
export class ReservationGiftsService {
  constructor(
    private readonly gifts: GiftsService,
    private readonly removal: GiftRemovalService,
    private readonly writes: GiftWritesService,
    private readonly reservations: ReservationsService,
  ) {}

  async setState({ code, state }: HandlerInput<Routes['setState']>): Promise<Reservation> {
    return this.inTransaction(code, async (tx, { id, gift, calendar }) => {
      await tx.update(ReservationEntity, { id }, { state });
      if (gift && calendar) await this.gifts.followPurchase(tx, calendar, gift, state === 'bought');
      return this.reservations.get(code, tx);
    });
  }

  /** Its gift goes as well, unless the user has bought it. */
  async undo(code: string): Promise<void> {
    await this.inTransaction(code, async (tx, { gift }) => {
      if (!(await this.reservations.release(tx, code))) throw noReservation();
      if (gift && (await isPlanned(tx, gift))) await this.removal.hide(tx, gift);
    });
  }

  /** Adds the gift once; a second call changes nothing. */
  add(userId: number, { code, recipientId }: HandlerInput<Routes['addGift']>): Promise<Reservation> {
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

  /** A change of a reservation, and of its gift. Locks in the same order as changes of gifts. */
  private async inTransaction<T>(
    code: string,
    work: (tx: EntityManager, held: Held) => Promise<T>,
  ): Promise<T> {
    const { id, userId } = await this.reservations.find(code);
    if (userId === null)
      return this.reservations.inTransaction((tx) => work(tx, { id, gift: null, calendar: null }));
    return this.writes.byCode(userId, async (tx, calendar) => {
      const held = await tx.findOneBy(ReservationEntity, { id });
      if (!held) throw noReservation();
      const gift = held.giftId === null ? null : { id: held.giftId, userId };
      return work(tx, { id, gift, calendar });
    });
  }
}

/** A gift of the reservation's own that isn't bought yet. */
const isPlanned = (tx: EntityManager, { id, userId }: Pick<GiftEntity, 'id' | 'userId'>): Promise<boolean> =>
  tx.existsBy(GiftEntity, { id, userId, source: 'wishlist_item', state: In(['idea', 'decided']) });

const giftStates = { reserved: 'decided', bought: 'bought' } as const;
