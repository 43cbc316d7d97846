import { userRenamed } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';

/** Shows the organizer's new name on their group gifts. */
@EventHandler(userRenamed)
export class OnUserRenamed implements Handles<typeof userRenamed> {
  async handle(renaming: EventData<typeof userRenamed>, tx: EntityManager): Promise<void> {
    const { userId, username, renamedAt } = renaming;
    await tx.query(
      `UPDATE group_purchases SET "organizerName" = $2, "organizerNamedAt" = $3
       WHERE "organizerId" = $1 AND "organizerNamedAt" <= $3`,
      [userId, username, renamedAt],
    );
  }
}
