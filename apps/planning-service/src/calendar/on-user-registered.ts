import { userRegistered } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { timeZoneSchema } from '@giftwell/contracts/planning/calendar-settings';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { countryOfZone } from './home-country.js';

/** Sets a new user's time zone and country from the sign-up, unless they have set them already. */
@EventHandler(userRegistered)
export class OnUserRegistered implements Handles<typeof userRegistered> {
  handle(event: EventData<typeof userRegistered>, tx: EntityManager): Promise<void> {
    return this.handleAll([event], tx);
  }

  async handleAll(events: EventData<typeof userRegistered>[], tx: EntityManager): Promise<void> {
    const rows = events.flatMap(({ userId, timeZone }) => {
      const zone = timeZoneSchema.safeParse(timeZone);
      if (!zone.success) return [];
      // A zone without a country, such as UTC.
      const country = countryOfZone(zone.data);
      return [{ userId, timeZone: zone.data, country: country ?? 'US', isSet: country !== undefined }];
    });
    await tx.query(
      `INSERT INTO calendar_settings AS known ("userId", "timeZone", country, "isSet")
       SELECT DISTINCT ON ("userId") "userId", "timeZone", country, "isSet"
       FROM json_to_recordset($1) AS x("userId" int, "timeZone" text, country text, "isSet" boolean)
       ON CONFLICT ("userId") DO UPDATE
         SET "timeZone" = excluded."timeZone", country = excluded.country, "isSet" = excluded."isSet"
         WHERE NOT known."isSet"`,
      [JSON.stringify(rows)],
    );
  }
}
