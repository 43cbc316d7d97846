import { notFound } from '@giftwell/contracts/core/error';
import { newShareCode } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';

/** Locks photos that items are about to show; throws `photo_not_found` unless all of them are the user's. */
export async function claimPhotos(
  tx: EntityManager,
  userId: number,
  codes: readonly (string | null | undefined)[],
): Promise<void> {
  const wanted = [...new Set(codes.filter((code) => typeof code === 'string'))];
  if (wanted.length === 0) return;
  const found = await tx.query<object[]>(
    'SELECT 1 FROM photos WHERE "userId" = $1 AND code = ANY($2) FOR KEY SHARE',
    [userId, wanted],
  );
  if (found.length < wanted.length) throw noPhoto();
}

/** Gives the photos of a list new codes, so that those who may no longer see the list don't see them either. */
export async function renewPhotoCodes(tx: EntityManager, wishlistId: number): Promise<void> {
  const photos = await tx.query<{ id: number }[]>(
    `SELECT id FROM photos WHERE code IN (SELECT photo FROM wishlist_items WHERE "wishlistId" = $1)
     ORDER BY id FOR UPDATE`,
    [wishlistId],
  );
  await tx.query(
    `UPDATE photos p SET code = renewed.code FROM unnest($1::int[], $2::text[]) AS renewed (id, code)
     WHERE p.id = renewed.id`,
    [photos.map(({ id }) => id), photos.map(newShareCode)],
  );
}

export const noPhoto = () => notFound('photo_not_found', 'That photo is gone. Please choose it again.');
