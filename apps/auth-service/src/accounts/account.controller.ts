import { accountRoutes } from '@giftwell/contracts/auth/auth';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { AccountsService, toUser } from './accounts.service.js';

@Serves(accountRoutes)
export class AccountController {
  constructor(private readonly accounts: AccountsService) {}

  async me(_: object, { userId }: UserCall) {
    return { user: toUser(await this.accounts.get(userId)) };
  }
}
