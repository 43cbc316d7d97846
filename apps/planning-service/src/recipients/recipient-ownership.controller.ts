import type { HandlerInput } from '@giftwell/contracts/core/route';
import { recipientOwnershipRoutes } from '@giftwell/contracts/planning/recipient-access';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { RecipientsService } from './recipients.service.js';

@Serves(recipientOwnershipRoutes)
export class RecipientOwnershipController {
  constructor(private readonly recipients: RecipientsService) {}

  async check({ id }: HandlerInput<(typeof recipientOwnershipRoutes)['check']>, { userId }: UserCall) {
    await this.recipients.check(userId, id);
    return { ok: true as const };
  }
}
