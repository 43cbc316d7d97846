import { invalid } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { groupPurchaseRoutes } from '@giftwell/contracts/payments/group-purchases';
import { shownLine, shownText } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';

export type GroupFields = Omit<HandlerInput<(typeof groupPurchaseRoutes)['update']>, 'id'>;

/** Only the given fields, without the deadline; texts are shown to others. */
export function storedFields({ title, description, recipientName, ...rest }: GroupFields) {
  const { targetAmount, occasionType, ifShort, hiddenFrom, picture, recipientId } = rest;
  return {
    ...(title !== undefined && { title: shownLine(title) }),
    ...(description !== undefined && { description: shownText(description) }),
    ...(recipientName !== undefined && { recipientName: shownLine(recipientName) }),
    ...(targetAmount !== undefined && { targetCents: targetAmount }),
    ...(occasionType !== undefined && { occasionType }),
    ...(ifShort !== undefined && { ifShort }),
    ...(picture !== undefined && { picture }),
    ...(recipientId !== undefined && { recipientId }),
    ...(hiddenFrom !== undefined && { hiddenFrom: hiddenFrom.map((email) => email.toLowerCase()) }),
  };
}

/** A deadline holds to the end of the day in the organizer's time zone. */
export async function endingOf(
  tx: EntityManager,
  { deadline, timeZone }: { deadline: string | null; timeZone: string },
  now: Date,
) {
  if (deadline === null) return { deadline, endsAt: null };
  const [{ endsAt }] = await tx.query<[{ endsAt: Date }]>(
    `SELECT (($1::date + 1)::timestamp AT TIME ZONE $2) AS "endsAt"`,
    [deadline, timeZone],
  );
  if (endsAt <= now) throw invalid('deadline_passed', 'The deadline can’t be in the past');
  return { deadline, endsAt };
}
