import { userRegistered } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { timeZoneSchema } from '@giftwell/contracts/planning/calendar-settings';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { countryOfZone } from './home-country.js';

/** A new user's days are counted where they signed up, unless they have said more by now. */
@EventHandler(userRegistered)
export class OnUserRegistered implements Handles<typeof userRegistered> {
  async handle({ userId, timeZone }: EventData<typeof userRegistered>, tx: EntityManager): Promise<void> {
    const zone = timeZoneSchema.safeParse(timeZone);
    if (!zone.success) return;
    // A zone without a country, such as UTC, gives no location.
    const country = countryOfZone(zone.data);
    await tx.query(
      `INSERT INTO calendar_settings AS known ("userId", "timeZone", country, "isSet") VALUES ($1, $2, $3, $4)
       ON CONFLICT ("userId") DO UPDATE
         SET "timeZone" = excluded."timeZone", country = excluded.country, "isSet" = excluded."isSet"
         WHERE NOT known."isSet"`,
      [userId, zone.data, country ?? 'US', country !== undefined],
    );
  }
}
