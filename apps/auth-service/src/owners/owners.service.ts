import type { ownerContext, ownerProofSchema } from '@giftwell/contracts/auth/owner-proof';
import { invalid } from '@giftwell/contracts/core/error';
import { Clock, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service.js';
import { CredentialsService } from '../credentials/credentials.service.js';

type OwnerProof = z.output<typeof ownerProofSchema> & z.output<z.ZodObject<typeof ownerContext>>;

/** How recent the sign-in to an account without a password must be. */
const recentMs = 10 * 60_000;

/** Checks that a request comes from the owner of an account, and not from a stolen session. */
@Injectable()
export class OwnersService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly clock: Clock,
  ) {}

  /** By the password, or for an account without one by a recent sign-in. Throws otherwise. */
  async check({ password, from, signedInAt }: OwnerProof, call: UserCall): Promise<void> {
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
      throw invalid('sign_in_again', 'Please sign out, sign in again, and try once more.');
  }
}
