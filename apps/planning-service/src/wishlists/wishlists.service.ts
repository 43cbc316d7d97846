import { conflict } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  wishlistsOfAUser,
  type Wishlist,
  type wishlistRoutes,
  type WishlistSummary,
} from '@giftwell/contracts/planning/wishlists';
import { Clock, newShareCode, shownLine, shownText, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import { claimPhotos, renewPhotoCodes } from '../pictures/photo-row.js';
import { type Audited, WishlistAuditService } from './wishlist-audit.service.js';
import { ownWishlist, noWishlist } from './own-wishlist.js';
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
    private readonly audit: WishlistAuditService,
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

  async create(call: UserCall, { items, ...fields }: HandlerInput<Routes['create']>): Promise<Wishlist> {
    const { userId } = call;
    return this.db.transaction(async (tx) => {
      await this.calendars.lock(tx, userId);
      if ((await tx.countBy(WishlistEntity, { userId })) >= wishlistsOfAUser) throw tooMany();
      await claimPhotos(
        tx,
        userId,
        items.map(({ photo }) => photo),
      );
      const { identifiers } = await tx.insert(WishlistEntity, {
        ...{ userId, shareCode: newShareCode(), createdAt: this.clock.now() },
        ...storedFields(fields),
      });
      const { id } = identifiers[0] as { id: number };
      const rows = items.map((item, index) => ({ ...storedItem(item), wishlistId: id, position: index + 1 }));
      if (rows.length > 0) await tx.insert(WishlistItemEntity, rows);
      if (fields.public) await this.audit.note(tx, call, id, 'wishlist-share');
      return this.get(userId, id, tx);
    });
  }

  update(call: UserCall, { id, ...fields }: HandlerInput<Routes['update']>): Promise<WishlistSummary> {
    return this.change(call, id, storedFields(fields), (wasPublic) =>
      fields.public === undefined || fields.public === wasPublic ? null : sharing(fields.public),
    );
  }

  renewLink(call: UserCall, id: number): Promise<WishlistSummary> {
    return this.change(call, id, { shareCode: newShareCode() }, () => 'wishlist-link-renew');
  }

  private async change(
    call: UserCall,
    id: number,
    changes: Changes,
    audited: (wasPublic: boolean) => Audited | null,
  ): Promise<WishlistSummary> {
    return this.db.transaction(async (tx) => {
      const list = await ownWishlist(tx, call.userId, id, 'FOR NO KEY UPDATE');
      if (Object.keys(changes).length > 0) await tx.update(WishlistEntity, { id }, changes);
      const action = audited(list.public);
      if (action) await this.audit.note(tx, call, id, action);
      if (action && excluding.has(action)) await renewPhotoCodes(tx, id);
      const [row] = await tx.query<[WishlistRow]>(
        `SELECT ${wishlistColumns} FROM wishlists w WHERE w.id = $1`,
        [id],
      );
      return shownWishlist(row);
    });
  }
}

/** What ends the access of people who know the list. */
const excluding = new Set<Audited>(['wishlist-unshare', 'wishlist-link-renew']);

const sharing = (isPublic: boolean): Audited => (isPublic ? 'wishlist-share' : 'wishlist-unshare');

type Fields = Omit<HandlerInput<Routes['update']>, 'id'>;

/** Only the given fields; texts are shown to others. */
const storedFields = <T extends Fields>({ title, description, ...flags }: T) => ({
  ...flags,
  ...(title !== undefined && { title: shownLine(title) }),
  ...(description !== undefined && { description: shownText(description ?? '') || null }),
});

const tooMany = () =>
  conflict(
    'too_many_wishlists',
    `You’ve reached the limit of ${wishlistsOfAUser} wishlists. Delete one first.`,
  );
