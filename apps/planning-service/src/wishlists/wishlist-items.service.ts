import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  itemsOfAWishlist,
  type WishlistItem,
  type wishlistRoutes,
} from '@giftwell/contracts/planning/wishlists';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { claimPhotos } from '../pictures/photo-row.js';
import { ReservationMailsService } from '../reservations/reservation-mails.service.js';
import { ownWishlist } from './own-wishlist.js';
import { changedColumns, storedItem } from './stored-item.js';
import { ownItemColumns, shownItem, type ItemRow } from './wishlist-row.js';
import { WishlistItemEntity } from './wishlist-item.entity.js';

type Routes = typeof wishlistRoutes;

/** The items of a user's own lists. A list is locked during a change of its items, an item only by its own change. */
@Injectable()
export class WishlistItemsService {
  constructor(
    private readonly db: DataSource,
    private readonly reservers: ReservationMailsService,
  ) {}

  async add(userId: number, { id, ...fields }: HandlerInput<Routes['addItem']>): Promise<WishlistItem> {
    return this.db.transaction(async (tx) => {
      await ownWishlist(tx, userId, id, 'FOR NO KEY UPDATE');
      await claimPhotos(tx, userId, [fields.photo]);
      const [{ last }] = await tx.query<[{ last: number }]>(
        'SELECT coalesce(max(position), 0) AS last FROM wishlist_items WHERE "wishlistId" = $1',
        [id],
      );
      const { identifiers } = await tx.insert(WishlistItemEntity, {
        ...storedItem(fields),
        ...{ wishlistId: id, position: last + 1 },
      });
      await checkRoom(tx, id);
      return readItem(tx, identifiers[0]!['id'] as number);
    });
  }

  async update(userId: number, { id, ...fields }: HandlerInput<Routes['updateItem']>): Promise<WishlistItem> {
    return this.db.transaction(async (tx) => {
      const wishlistId = await lockedList(tx, userId, id);
      const before = await lockedItem(tx, id);
      await claimPhotos(tx, userId, [fields.photo]);
      const changes = changedColumns(fields);
      if (Object.keys(changes).length > 0) await tx.update(WishlistItemEntity, { id }, changes);
      await checkRoom(tx, wishlistId);
      if (isAnother(before, changes)) await this.reservers.tellItemChanged(tx, id);
      return readItem(tx, id);
    });
  }

  /** Numbers the items again, with this one before `beforeId`, or at the end if that isn't in the list. */
  async move(userId: number, { id, beforeId }: HandlerInput<Routes['moveItem']>): Promise<void> {
    await this.db.transaction(async (tx) => {
      const wishlistId = await lockedList(tx, userId, id);
      await tx.query(
        `WITH target AS (SELECT position FROM wishlist_items WHERE id = $3 AND "wishlistId" = $1),
           ranked AS (SELECT id, row_number() OVER (ORDER BY
             CASE WHEN id = $2 THEN coalesce((SELECT position FROM target), ${Number.MAX_SAFE_INTEGER}) ELSE position END,
             id <> $2, id) AS rank FROM wishlist_items WHERE "wishlistId" = $1)
         UPDATE wishlist_items i SET position = ranked.rank FROM ranked
         WHERE i.id = ranked.id AND i.position <> ranked.rank`,
        [wishlistId, id, beforeId],
      );
    });
  }

  async remove(userId: number, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await lockedList(tx, userId, id);
      // Reservations in progress end first, so that nobody is left out.
      await lockedItem(tx, id);
      await this.reservers.tellItemGone(tx, id);
      await tx.delete(WishlistItemEntity, { id });
    });
  }
}

/** Locks the list of one of the user's items and returns its id; throws if the item is gone. */
async function lockedList(tx: EntityManager, userId: number, itemId: number): Promise<number> {
  const [list] = await tx.query<{ id: number }[]>(
    `SELECT w.id FROM wishlists w
     WHERE w."userId" = $1 AND w.id = (SELECT "wishlistId" FROM wishlist_items WHERE id = $2) FOR NO KEY UPDATE`,
    [userId, itemId],
  );
  // Another change may have deleted the item while this one waited for the lock.
  const isThere = list && (await tx.existsBy(WishlistItemEntity, { id: itemId }));
  if (!isThere) throw notFound('item_not_found', 'That item is gone');
  return list.id;
}

const lockedItem = (tx: EntityManager, id: number): Promise<WishlistItemEntity> =>
  tx.findOneOrFail(WishlistItemEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

const telling = ['name', 'description', 'price', 'url'] as const;

/** Whether someone who reserved the item should look at it again. */
const isAnother = (before: WishlistItemEntity, changes: Partial<WishlistItemEntity>): boolean =>
  telling.some((column) => changes[column] !== undefined && changes[column] !== before[column]) ||
  wantsTooFew(before, changes);

/** Whether fewer pieces are wanted now than are taken. */
const wantsTooFew = (
  before: WishlistItemEntity,
  { quantity = before.quantity }: Partial<WishlistItemEntity>,
): boolean => quantity < before.quantity && quantity < before.taken;

async function readItem(tx: EntityManager, id: number): Promise<WishlistItem> {
  const [row] = await tx.query<[ItemRow]>(
    `SELECT ${ownItemColumns} FROM wishlist_items i JOIN wishlists w ON w.id = i."wishlistId" WHERE i.id = $1`,
    [id],
  );
  return shownItem(row);
}

/** Throws if what was just written exceeds the limits. Twice the bytes, as JSON, still fit into one answer. */
async function checkRoom(tx: EntityManager, wishlistId: number): Promise<void> {
  const [{ count, bytes }] = await tx.query<[{ count: number; bytes: number }]>(
    `SELECT count(*)::int AS count, sum(octet_length(concat(name, description, price, url)))::int AS bytes
     FROM wishlist_items WHERE "wishlistId" = $1`,
    [wishlistId],
  );
  if (count > itemsOfAWishlist) throw tooMany();
  if (bytes > bytesOfAWishlist)
    throw conflict('too_many_items', 'This list is full. Please shorten some notes, or start another list.');
}

const bytesOfAWishlist = 400_000;

const tooMany = () =>
  conflict(
    'too_many_items',
    `This list has reached the limit of ${itemsOfAWishlist} items. Delete one first.`,
  );
