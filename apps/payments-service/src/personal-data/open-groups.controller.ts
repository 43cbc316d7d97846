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
    const open = await this.db.query<object[]>(
      `SELECT 1 FROM group_purchases WHERE "organizerId" = $1 AND "deletedAt" IS NULL
         AND ("bookedCents" > 0 OR "reservedCents" > 0) LIMIT 1`,
      [userId],
    );
    if (open.length > 0)
      throw conflict(
        'open_group_gifts',
        'One of your group gifts holds other people’s money. Refund it first, then delete your account.',
      );
    return { ok: true as const };
  }
}
