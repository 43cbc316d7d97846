import type { WishlistItem, WishlistSummary } from '@giftwell/contracts/planning/wishlists';

/** The open dialog about a whole list. */
export type ListDialog =
  | { kind: 'edit'; wishlist: WishlistSummary | undefined }
  | { kind: 'delete' | 'publish' | 'invite'; wishlist: WishlistSummary };

/** The open dialog about one item. */
export interface ItemDialogState {
  kind: 'edit' | 'delete';
  item: WishlistItem;
}
