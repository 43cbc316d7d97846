import { conflict } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { openGroupRoutes } from '@giftwell/contracts/payments/open-groups';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { DataSource } from 'typeorm';

/** The account of an organizer stays until others' money is settled. */
@Serves(openGroupRoutes)
export class OpenGroupsController {
  constructor(private readonly db: DataSource) {}

  async check(_input: HandlerInput<(typeof openGroupRoutes)['check']>, { userId }: UserCall) {
    const open = await this.db.query<{ title: string }[]>(
      `SELECT title FROM group_purchases WHERE "organizerId" = $1 AND "deletedAt" IS NULL
         AND "boughtAt" IS NULL AND ("bookedCents" > 0 OR "reservedCents" > 0) ORDER BY id`,
      [userId],
    );
    if (open.length > 0) throw conflict('open_group_gifts', refusal(open.map(({ title }) => title)));
    return { ok: true as const };
  }
}

/** How many group gifts are named. */
const named = 3;
const list = new Intl.ListFormat('en', { type: 'conjunction' });

function refusal(titles: readonly string[]): string {
  const shown = titles.slice(0, named).map((title) => `“${title}”`);
  const others = titles.length - shown.length;
  const what = list.format(others > 0 ? [...shown, `${others} more`] : shown);
  return titles.length === 1
    ? `${what} holds other people’s money. Refund it or mark it as bought first, then delete your account.`
    : `${what} hold other people’s money. Refund them or mark them as bought first, then delete your account.`;
}
