import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  wishlistsOfAUser,
  type Wishlist,
  type wishlistRoutes,
  type WishlistSummary,
} from '@giftwell/contracts/planning/wishlists';
import { Clock, newShareCode, shownLine, shownText } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import { ReservationMailsService } from '../reservations/reservation-mails.service.js';
import { storedItem } from './stored-item.js';
import {
  ownItemsJson,
  shownWishlist,
  wholeWishlist,
  wishlistColumns,
  type ItemRow,
  type WishlistRow,
} from './wishlist-row.js';
import { WishlistEntity } from './wishlist.entity.js';
import { WishlistItemEntity } from './wishlist-item.entity.js';

type Routes = typeof wishlistRoutes;
type Changes = Partial<Pick<WishlistEntity, 'title' | 'description' | 'public' | 'showTaken' | 'shareCode'>>;

@Injectable()
export class WishlistsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly calendars: CalendarSettingsService,
    private readonly reservers: ReservationMailsService,
  ) {}

  async list(userId: number): Promise<WishlistSummary[]> {
    const rows = await this.db.query<WishlistRow[]>(
      `SELECT ${wishlistColumns} FROM wishlists w WHERE w."userId" = $1 ORDER BY w."createdAt" DESC, w.id DESC`,
      [userId],
    );
    return rows.map(shownWishlist);
  }

  async get(userId: number, id: number, db: Pick<EntityManager, 'query'> = this.db): Promise<Wishlist> {
    const [row] = await db.query<(WishlistRow & { items: ItemRow[] })[]>(
      `SELECT ${wishlistColumns}, ${ownItemsJson} FROM wishlists w WHERE w."userId" = $1 AND w.id = $2`,
      [userId, id],
    );
    if (!row) throw noWishlist();
    return wholeWishlist(row);
  }

  async create(userId: number, { items, ...fields }: HandlerInput<Routes['create']>): Promise<Wishlist> {
    return this.db.transaction(async (tx) => {
      await this.calendars.lock(tx, userId);
      if ((await tx.countBy(WishlistEntity, { userId })) >= wishlistsOfAUser) throw tooMany();
      const { identifiers } = await tx.insert(WishlistEntity, {
        ...{ userId, shareCode: newShareCode(), createdAt: this.clock.now() },
        ...storedFields(fields),
      });
      const { id } = identifiers[0] as { id: number };
      const rows = items.map((item, index) => ({ ...storedItem(item), wishlistId: id, position: index + 1 }));
      if (rows.length > 0) await tx.insert(WishlistItemEntity, rows);
      return this.get(userId, id, tx);
    });
  }

  update(userId: number, { id, ...fields }: HandlerInput<Routes['update']>): Promise<WishlistSummary> {
    return this.change(userId, id, storedFields(fields));
  }

  renewLink(userId: number, id: number): Promise<WishlistSummary> {
    return this.change(userId, id, { shareCode: newShareCode() });
  }

  async remove(userId: number, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [list] = await tx.query<object[]>(
        'SELECT id FROM wishlists WHERE id = $2 AND "userId" = $1 FOR UPDATE',
        [userId, id],
      );
      if (!list) throw noWishlist();
      // Reservations in progress end first, so that nobody is left out.
      await tx.query('SELECT id FROM wishlist_items WHERE "wishlistId" = $1 ORDER BY id FOR UPDATE', [id]);
      await this.reservers.tellListGone(tx, id);
      await tx.delete(WishlistEntity, { id });
    });
  }

  private async change(userId: number, id: number, changes: Changes): Promise<WishlistSummary> {
    return this.db.transaction(async (tx) => {
      if (Object.keys(changes).length > 0) await tx.update(WishlistEntity, { id, userId }, changes);
      const [row] = await tx.query<WishlistRow[]>(
        `SELECT ${wishlistColumns} FROM wishlists w WHERE w."userId" = $1 AND w.id = $2`,
        [userId, id],
      );
      if (!row) throw noWishlist();
      return shownWishlist(row);
    });
  }
}

type Fields = Omit<HandlerInput<Routes['update']>, 'id'>;

/** Only the given fields; texts are shown to others. */
const storedFields = <T extends Fields>({ title, description, ...flags }: T) => ({
  ...flags,
  ...(title !== undefined && { title: shownLine(title) }),
  ...(description !== undefined && { description: shownText(description ?? '') || null }),
});

export const noWishlist = () => notFound('wishlist_not_found', 'That wishlist is gone');
const tooMany = () =>
  conflict('too_many_wishlists', `You have ${wishlistsOfAUser} wishlists, and more don’t fit`);
