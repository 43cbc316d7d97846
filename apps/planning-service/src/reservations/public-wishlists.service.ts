import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type {
  HeldReservation,
  PublicWishlist,
  publicWishlistRoutes,
} from '@giftwell/contracts/planning/reservations';
import type { ShownItem } from '@giftwell/contracts/planning/wishlists';
import { Clock, newShareCode, shownLine, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockSettings } from '../calendar/calendar-settings.service.js';
import { shownItem, shownItemsJson, visibleWishlists, type ItemRow } from '../wishlists/wishlist-row.js';
import { ReservationMailsService } from './reservation-mails.service.js';

type Routes = typeof publicWishlistRoutes;
/** Pieces of an item, by a code of its list. `code` is that of the reservation. */
interface Wanted {
  shareCode: string;
  itemId: number;
  quantity: number;
  userId: number | null;
  code: string;
  name: string;
  email: string | null;
}
interface Taken {
  id: number;
  itemName: string;
  listTitle: string;
}
interface SharedList {
  id: number;
  userId: number;
  showTaken: boolean;
}

const reservationsOfAUser = 500;
const reservationsOfAnItem = 99;

/** Lists as others see them. The owner's answers don't depend on reservations, unless the list shows what is taken. */
@Injectable()
export class PublicWishlistsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly mails: ReservationMailsService,
  ) {}

  async get(shareCode: string): Promise<PublicWishlist> {
    const [row] = await this.db.query<
      { title: string; description: string | null; items: ItemRow<ShownItem>[] }[]
    >(`SELECT w.title, w.description, ${shownItemsJson} FROM wishlists w WHERE ${visibleWishlists}`, [
      shareCode,
    ]);
    if (!row) throw noList();
    return { ...row, shareCode, items: row.items.map(shownItem) };
  }

  /** Whether this code opens a list. */
  async isShared(shareCode: string): Promise<boolean> {
    const found = await this.db.query<object[]>(`SELECT 1 FROM wishlists w WHERE ${visibleWishlists}`, [
      shareCode,
    ]);
    return found.length > 0;
  }

  /** Throws `shared_wishlist_not_found` unless this code opens a list. */
  async ownerOf(shareCode: string): Promise<number> {
    return (await this.find(shareCode)).userId;
  }

  async taken({ shareCode, asOwner }: HandlerInput<Routes['taken']>, { userId }: AnyCall) {
    const list = await this.find(shareCode);
    const isOwn = userId === list.userId;
    const looksAsOwner = isOwn || asOwner === 'true';
    const items = looksAsOwner && !list.showTaken ? [] : await this.takenOf(list.id);
    const mine = looksAsOwner || userId === null ? [] : await this.heldBy(userId, list.id);
    return { isOwn, items, mine };
  }

  async reserve(
    { shareCode, itemId, quantity, email, ...input }: HandlerInput<Routes['reserve']>,
    { userId }: AnyCall,
  ): Promise<HeldReservation> {
    const list = await this.find(shareCode);
    // Before anything else, so that the owner's answer is always this one.
    if (userId === list.userId)
      throw conflict('own_wishlist', 'This is your own list, so you can’t reserve from it.');
    const [code, name] = [newShareCode(), shownLine(input.name)];
    const address = userId === null ? (email ?? null) : null;
    return this.db.transaction(async (tx) => {
      if (userId !== null) await checkRoom(tx, userId);
      const wanted = { shareCode, itemId, quantity, userId, code, name, email: address };
      const taken = await this.take(tx, wanted);
      if (!taken) throw await this.refusal(tx, list.id, wanted);
      const { itemName, listTitle } = taken;
      if (address !== null)
        await this.mails.confirm(tx, {
          ownerId: list.userId,
          code,
          email: address,
          name,
          itemName,
          listTitle,
        });
      return { code, itemId, quantity, state: 'reserved' };
    });
  }

  /**
   * One statement takes the pieces if there are enough, so that simultaneous requests never get more than there are.
   * Nobody reserves something of their own list.
   */
  async take(tx: EntityManager, wanted: Wanted): Promise<Taken | undefined> {
    const { shareCode, itemId, quantity, userId, code, name, email } = wanted;
    const [taken] = await tx.query<Taken[]>(
      `WITH item AS (
         UPDATE wishlist_items i SET taken = taken + $3 FROM wishlists w
         WHERE i.id = $2 AND i."wishlistId" = w.id AND ${visibleWishlists}
           AND i.taken + $3 <= least(i.quantity, ${reservationsOfAnItem}) AND w."userId" IS DISTINCT FROM $4::int
         RETURNING i.id, i.name, w.title)
       INSERT INTO reservations
         ("itemId", "userId", "shareCode", code, name, email, quantity, state, "itemName", "listTitle", "createdAt")
       SELECT id, $4::int, $1, $5, $6, $7, $3, 'reserved', name, title, $8 FROM item
       RETURNING id, "itemName", "listTitle"`,
      [shareCode, itemId, quantity, userId, code, name, email, this.clock.now()],
    );
    return taken;
  }

  private async refusal(tx: EntityManager, wishlistId: number, { itemId, quantity }: Wanted) {
    const [item] = await tx.query<{ left: number }[]>(
      `SELECT least(quantity, ${reservationsOfAnItem}) - taken AS left
       FROM wishlist_items WHERE id = $1 AND "wishlistId" = $2`,
      [itemId, wishlistId],
    );
    if (!item) return notFound('item_not_found', 'That item is gone');
    const { left } = item;
    if (left > 0 && left < quantity)
      return conflict('too_few_left', `Someone was faster. Only ${left} ${left === 1 ? 'is' : 'are'} left.`);
    return conflict('item_taken', 'Someone was faster. This one’s already taken.');
  }

  private async find(shareCode: string): Promise<SharedList> {
    const [list] = await this.db.query<SharedList[]>(
      `SELECT w.id, w."userId", w."showTaken" FROM wishlists w WHERE ${visibleWishlists}`,
      [shareCode],
    );
    if (!list) throw noList();
    return list;
  }

  private takenOf(wishlistId: number): Promise<{ id: number; taken: number }[]> {
    return this.db.query(
      'SELECT id, taken FROM wishlist_items WHERE "wishlistId" = $1 AND taken > 0 ORDER BY id',
      [wishlistId],
    );
  }

  private heldBy(userId: number, wishlistId: number): Promise<HeldReservation[]> {
    return this.db.query(
      `SELECT r.code, r."itemId", r.quantity, r.state FROM reservations r
       JOIN wishlist_items i ON i.id = r."itemId" WHERE r."userId" = $1 AND i."wishlistId" = $2 ORDER BY r.id`,
      [userId, wishlistId],
    );
  }
}

async function checkRoom(tx: EntityManager, userId: number): Promise<void> {
  await lockSettings(tx, userId);
  const [{ count }] = await tx.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM reservations WHERE "userId" = $1',
    [userId],
  );
  if (count >= reservationsOfAUser)
    throw conflict(
      'too_many_reservations',
      `You’ve reserved ${reservationsOfAUser} gifts already. Undo one first.`,
    );
}

const noList = () => notFound('shared_wishlist_not_found', 'Wishlist not found');
