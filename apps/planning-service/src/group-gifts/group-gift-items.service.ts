import type { EventData } from '@giftwell/contracts/core/event';
import type { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { newShareCode } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PublicWishlistsService } from '../reservations/public-wishlists.service.js';
import { ReservationEntity } from '../reservations/reservation.entity.js';
import { ReservationsService } from '../reservations/reservations.service.js';
import type { GroupGiftEntity } from './group-gift.entity.js';

type GroupGiftEvent = EventData<typeof groupGiftChanged>;
type Known = Pick<GroupGiftEntity, 'holdsItem' | 'reservationId'>;

const unknown: Known = { holdsItem: false, reservationId: null };

/** Reserves the item that a group gift is for, in the name of its organizer, like any other visitor of the list. */
@Injectable()
export class GroupGiftItemsService {
  constructor(
    private readonly lists: PublicWishlistsService,
    private readonly reservations: ReservationsService,
  ) {}

  /** Reserves a piece while money is collected or complete, and frees it otherwise. One that the user undid stays free. */
  async follow(
    tx: EntityManager,
    event: GroupGiftEvent,
    { known = unknown, giftId }: { known?: Known; giftId: number | null },
  ) {
    const { wishlistItem } = event;
    const holdsItem = wishlistItem !== null && isWanted(event);
    if (holdsItem && !known.holdsItem)
      return { holdsItem, reservationId: await this.reserve(tx, event, giftId) };
    if (!holdsItem && known.reservationId !== null) await this.free(tx, known.reservationId);
    return { holdsItem, reservationId: holdsItem ? known.reservationId : null };
  }

  /** The organizer has bought it. */
  async markBought(tx: EntityManager, reservationId: number): Promise<void> {
    await tx.update(ReservationEntity, { id: reservationId }, { state: 'bought' });
  }

  /** Null if none is left, or if the list is the organizer's own. */
  private async reserve(
    tx: EntityManager,
    event: GroupGiftEvent,
    giftId: number | null,
  ): Promise<number | null> {
    const { userId, organizerName: name, wishlistItem } = event;
    const wanted = { ...wishlistItem!, userId, name, quantity: 1, email: null, code: newShareCode() };
    const taken = await this.lists.take(tx, wanted);
    if (!taken) return null;
    // It is in the record already.
    if (giftId !== null) await tx.update(ReservationEntity, { id: taken.id }, { giftId });
    return taken.id;
  }

  /** What was bought stays reserved. */
  private async free(tx: EntityManager, id: number): Promise<void> {
    const reservation = await tx.findOneBy(ReservationEntity, { id, state: 'reserved' });
    if (reservation) await this.reservations.release(tx, reservation.code);
  }
}

const isWanted = ({ status, funded, bought }: GroupGiftEvent): boolean =>
  status === 'active' || ((funded || bought) && status !== 'deleted');
