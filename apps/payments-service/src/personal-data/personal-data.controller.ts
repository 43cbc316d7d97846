import { paymentsDataRoutes } from '@giftwell/contracts/auth/personal-data';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { PersonalRows, Serves, type UserCall } from '@giftwell/server-kit';

@Serves(paymentsDataRoutes)
export class PersonalDataController {
  constructor(private readonly rows: PersonalRows) {}

  async tables() {
    return { tables: this.rows.tables() };
  }

  page(place: HandlerInput<typeof paymentsDataRoutes.page>, { userId }: UserCall) {
    return this.rows.page(userId, place);
  }
}
