import { notFound } from '@giftwell/contracts/core/error';
import type { EntityManager } from 'typeorm';

/** One of the user's lists, with this lock; throws if it is gone. */
export async function ownWishlist(
  tx: EntityManager,
  userId: number,
  id: number,
  lock: 'FOR UPDATE' | 'FOR NO KEY UPDATE' | '' = '',
): Promise<{ title: string; public: boolean }> {
  const [list] = await tx.query<{ title: string; public: boolean }[]>(
    `SELECT title, public FROM wishlists WHERE id = $2 AND "userId" = $1 ${lock}`,
    [userId, id],
  );
  if (!list) throw noWishlist();
  return list;
}

export const noWishlist = () => notFound('wishlist_not_found', 'That wishlist is gone');
