import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type AnyCall, type UserCall } from '@giftwell/server-kit';
import { AccountsService, toUser, type Account } from '../accounts/accounts.service.js';
import { CredentialsService } from './credentials.service.js';
import { PasswordChangesService } from './password-changes.service.js';

type Routes = typeof credentialRoutes;

@Serves(credentialRoutes)
export class CredentialsController {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly changes: PasswordChangesService,
    private readonly accounts: AccountsService,
  ) {}

  async verify(input: HandlerInput<Routes['verify']>, call: AnyCall) {
    return toVerified(await this.credentials.verify(input, call));
  }

  async register(input: HandlerInput<Routes['register']>, call: AnyCall) {
    const user = await this.credentials.register(input, call);
    return user && toVerified(user);
  }

  async changePassword(
    { currentPassword, password, from }: HandlerInput<Routes['changePassword']>,
    call: UserCall,
  ) {
    const owner = { password: currentPassword, from, field: 'currentPassword' };
    const user = await this.credentials.reauthenticate(owner, call);
    return toVerified(await this.changes.change(user, password, call));
  }

  async epoch(_: object, { userId }: UserCall) {
    return { sessionEpoch: await this.accounts.sessionEpoch(userId) };
  }
}

const toVerified = (user: Account) => ({ user: toUser(user), sessionEpoch: user.sessionEpoch });
