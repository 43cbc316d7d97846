import { userRegistered } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { Clock, EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { UserPreferencesEntity } from './user-preferences.entity.js';

/** Each new user starts with empty preferences. */
@EventHandler(userRegistered)
export class OnUserRegistered implements Handles<typeof userRegistered> {
  constructor(private readonly clock: Clock) {}

  async handle({ userId }: EventData<typeof userRegistered>, tx: EntityManager): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(UserPreferencesEntity)
      .values({ userId, lastUpdated: this.clock.now() })
      .orIgnore()
      .execute();
  }
}
