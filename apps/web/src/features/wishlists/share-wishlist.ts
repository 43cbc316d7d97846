import type { WishlistSummary } from '@giftwell/contracts/planning/wishlists';
import { rememberOwn } from '../../data/stores/own-wishlists.js';
import { copyLink } from '../../ui/links/copy-link.js';

/** The address that the owner gives to others. */
export const shareLink = ({ shareCode }: Pick<WishlistSummary, 'shareCode'>): string =>
  `${window.location.origin}/wishlist/${shareCode}`;

/** Copies the link of a list. */
export function copyLinkOf(wishlist: Pick<WishlistSummary, 'shareCode'>): Promise<unknown> {
  rememberOwn([wishlist]);
  return copyLink(shareLink(wishlist), 'Share link copied!');
}

/** Copies the link of a public list; asks first whether a private one may become public. */
export function shareOf(
  wishlist: WishlistSummary,
  ask: (question: { kind: 'publish'; wishlist: WishlistSummary }) => void,
): void {
  if (wishlist.public) void copyLinkOf(wishlist);
  else ask({ kind: 'publish', wishlist });
}
