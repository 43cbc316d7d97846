import { notFound } from '@giftwell/contracts/core/error';
import type { EntityManager } from 'typeorm';
import type { Birthday } from './birthday.js';

/** What the occasions of a recipient depend on. */
export interface KnownRecipient {
  country: string | null;
  birthday: Birthday | null;
}

export const noRecipient = () => notFound('recipient_not_found', 'That person is gone');

/** A recipient of the user's before a change; throws when there is none. */
export async function knownRecipient(tx: EntityManager, userId: number, id: number): Promise<KnownRecipient> {
  const [found] = await tx.query<KnownRecipient[]>(
    `SELECT country, CASE WHEN birthdate IS NOT NULL THEN
         json_build_object('date', birthdate, 'yearKnown', "birthYearKnown") END AS birthday
     FROM recipients WHERE id = $2 AND "userId" = $1 AND "deletedAt" IS NULL`,
    [userId, id],
  );
  if (!found) throw noRecipient();
  return found;
}
