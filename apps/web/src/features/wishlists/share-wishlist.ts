import type { WishlistSummary } from '@giftwell/contracts/planning/wishlists';
import { rememberOwn } from '../../data/stores/own-wishlists.js';
import { toast } from '../../ui/feedback/toasts.js';

/** The address that the owner gives to others. */
export const shareLink = ({ shareCode }: Pick<WishlistSummary, 'shareCode'>): string =>
  `${window.location.origin}/wishlist/${shareCode}`;

/** Copies the link of a list, or shows it if the browser refuses. */
export function copyLink(wishlist: Pick<WishlistSummary, 'shareCode'>): Promise<unknown> {
  rememberOwn([wishlist]);
  return navigator.clipboard.writeText(shareLink(wishlist)).then(
    () => toast({ title: 'Share link copied!' }),
    () => toast({ variant: 'destructive', title: 'Failed to copy link.', description: shareLink(wishlist) }),
  );
}

/** Copies the link of a public list; asks first whether a private one may become public. */
export function shareOf(
  wishlist: WishlistSummary,
  ask: (question: { kind: 'publish'; wishlist: WishlistSummary }) => void,
): void {
  if (wishlist.public) void copyLink(wishlist);
  else ask({ kind: 'publish', wishlist });
}
