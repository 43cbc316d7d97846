import type { deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { invalid } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Clock, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { CredentialsService } from '../credentials/credentials.service.js';

/** How recent the sign-in to an account without a password must be. */
const recentMs = 10 * 60_000;

/** Checks that a request for a deletion comes from the owner, and not from a stolen session. */
@Injectable()
export class AccountOwnersService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly clock: Clock,
  ) {}

  /** By the password, or for an account without one by a recent sign-in. Throws otherwise. */
  async check(
    { password, from, signedInAt }: HandlerInput<typeof deletedAccountRoutes.delete>,
    call: UserCall,
  ): Promise<void> {
    if (password !== undefined) {
      await this.credentials.reauthenticate({ password, from }, call);
      return;
    }
    const { passwordHash } = await this.accounts.get(call.userId);
    if (passwordHash !== null) {
      const message = 'Enter your password';
      throw invalid('password_required', message, { fields: { password: message } });
    }
    if (this.clock.now().getTime() - Date.parse(signedInAt) > recentMs)
      throw invalid('sign_in_again', 'Please sign in again first, and then delete your account.');
  }
}
