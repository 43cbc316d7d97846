import { notFound } from '@giftwell/contracts/core/error';
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

export const noPhoto = () => notFound('photo_not_found', 'That photo is gone. Please choose it again.');
