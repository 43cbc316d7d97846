import type { EntityManager } from 'typeorm';

/** Marks the reservations of a user's gift as bought, or not, like the gift itself. */
export async function followGift(
  tx: EntityManager,
  userId: number,
  giftId: number,
  isBought: boolean,
): Promise<void> {
  const state = isBought ? 'bought' : 'reserved';
  const follow = 'UPDATE reservations SET state = $3 WHERE "giftId" = $2 AND "userId" = $1';
  await tx.query(follow, [userId, giftId, state]);
}
