import { deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { OwnersService } from '../owners/owners.service.js';
import { AccountDeletionsService } from './account-deletions.service.js';

@Serves(deletedAccountRoutes)
export class AccountDeletionController {
  constructor(
    private readonly owners: OwnersService,
    private readonly deletions: AccountDeletionsService,
  ) {}

  async delete(input: HandlerInput<typeof deletedAccountRoutes.delete>, call: UserCall) {
    await this.owners.check(input, call);
    await this.deletions.delete(call);
    return { ok: true as const };
  }
}
