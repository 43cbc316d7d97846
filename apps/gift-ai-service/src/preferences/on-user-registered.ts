import { userRegistered } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { Clock, EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';

/** Each new user starts with empty preferences. */
@EventHandler(userRegistered)
export class OnUserRegistered implements Handles<typeof userRegistered> {
  constructor(private readonly clock: Clock) {}

  handle(event: EventData<typeof userRegistered>, tx: EntityManager): Promise<void> {
    return this.handleAll([event], tx);
  }

  async handleAll(events: EventData<typeof userRegistered>[], tx: EntityManager): Promise<void> {
    await tx.query(
      `INSERT INTO user_preferences ("userId", "lastUpdated") SELECT unnest($1::int[]), $2::timestamptz
       ON CONFLICT DO NOTHING`,
      [events.map(({ userId }) => userId), this.clock.now()],
    );
  }
}
