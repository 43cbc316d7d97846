import { toDollars } from '@giftwell/contracts/core/money';
import type {
  ShownItem,
  Wishlist,
  WishlistItem,
  WishlistSummary,
} from '@giftwell/contracts/planning/wishlists';

/** An item as the statements return it, with money in cents. */
export type ItemRow<T extends ShownItem = WishlistItem> = Omit<T, 'amount'> & { amountCents: number | null };
export type WishlistRow = Omit<WishlistSummary, 'createdAt'> & { createdAt: Date };

const shownColumns = `i.id, i.name, i.description, i.price, i."amountCents", i.url, i.priority, i.quantity, i.picture, i.photo`;

/** Columns of an item `i` in a list `w` for its owner. */
export const ownItemColumns = `${shownColumns}, CASE WHEN w."showTaken" THEN i.taken END AS taken`;

/** All items of the list `w` in their order, as JSON. Rows move within a table when they change, so the order is complete. */
const itemsJson = (columns: string) => `coalesce((SELECT json_agg(t ORDER BY t.position, t.id) FROM (
    SELECT ${columns}, i.position FROM wishlist_items i WHERE i."wishlistId" = w.id) t), '[]') AS items`;

export const ownItemsJson = itemsJson(ownItemColumns);
export const shownItemsJson = itemsJson(shownColumns);

/** Condition for a list `w` that a code opens: that of a public list, or that of an invitation. */
export const visibleBy = (code: string): string => `w.id IN (
  SELECT id FROM wishlists WHERE "shareCode" = ${code} AND public
  UNION ALL SELECT "wishlistId" FROM wishlist_invitations WHERE code = ${code})`;

/** The same for the code `$1`. */
export const visibleWishlists = visibleBy('$1');

/** Columns of a list `w` for its owner. */
export const wishlistColumns = `w.id, w.title, w.description, w.public, w."showTaken", w."shareCode", w."createdAt",
  (SELECT count(*)::int FROM wishlist_items i WHERE i."wishlistId" = w.id) AS "itemCount"`;

export const shownItem = <T extends ShownItem>({ amountCents, ...row }: ItemRow<T>) => ({
  ...row,
  amount: toDollars(amountCents),
});

export const shownWishlist = (row: WishlistRow): WishlistSummary => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export const wholeWishlist = ({ items, ...row }: WishlistRow & { items: ItemRow[] }): Wishlist => ({
  ...shownWishlist(row),
  items: items.map(shownItem),
});
