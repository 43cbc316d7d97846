import { AppError, notFound } from '@giftwell/contracts/core/error';
import type { Gift } from '@giftwell/contracts/planning/gifts';
import type { EntityManager } from 'typeorm';
import type { GiftEntity } from './gift.entity.js';
import { aroundGift, giftColumns, shownGift, visibleGifts, type GiftRow } from './gift-row.js';

export const noGift = () => notFound('gift_not_found', 'That gift is gone');

type Database = Pick<EntityManager, 'query'>;

/** One of the user's gifts; throws if it is gone. */
export async function readGift(db: Database, userId: number, id: number): Promise<Gift> {
  const found = `SELECT ${giftColumns} FROM ${visibleGifts} AND g.id = $2`;
  const [row] = await db.query<GiftRow[]>(found, [userId, id]);
  if (!row) throw noGift();
  return shownGift(row);
}

/** Locks one of the user's gifts; undefined if it is gone. */
export async function lockedGift(
  tx: EntityManager,
  userId: number,
  id: number,
): Promise<GiftRow | undefined> {
  const [row] = await tx.query<GiftRow[]>(
    `SELECT ${giftColumns} FROM ${visibleGifts} AND g.id = $2 FOR NO KEY UPDATE OF g`,
    [userId, id],
  );
  return row;
}

/** Locks one of the user's gifts for a change based on `version`; throws if it is gone or has changed. */
export async function giftToChange(
  tx: EntityManager,
  userId: number,
  { id, version }: { id: number; version: number },
  isDone: (gift: GiftRow) => boolean = () => false,
): Promise<GiftRow> {
  const row = await lockedGift(tx, userId, id);
  if (!row) throw noGift();
  if (row.version !== version && !isDone(row)) {
    const message = 'This gift was changed somewhere else. Please look at it again.';
    throw new AppError('conflict', 'gift_changed', message, { gift: shownGift(row) });
  }
  return row;
}

type GiftChanges = Partial<Omit<GiftEntity, 'id' | 'userId' | 'version' | 'createdAt'>>;

/** Writes the changes of a locked gift and returns it. */
export async function changeGift(
  tx: EntityManager,
  userId: number,
  id: number,
  changes: GiftChanges,
): Promise<Gift> {
  const names = Object.keys(changes);
  const set = names.map((name, index) => `, "${name}" = $${index + 3}`).join('');
  const [row] = await tx.query<GiftRow[]>(
    `WITH g AS (UPDATE gifts SET version = version + 1, "isTouched" = true${set} WHERE id = $2 AND "userId" = $1 RETURNING *)
     SELECT ${giftColumns} FROM g ${aroundGift}`,
    [userId, id, ...Object.values(changes)],
  );
  if (!row) throw noGift();
  return shownGift(row);
}
