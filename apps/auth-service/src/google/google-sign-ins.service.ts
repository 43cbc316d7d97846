import type { googleAccountRoutes, GoogleIdentity } from '@giftwell/contracts/auth/google';
import { AppError, conflict, forbidden } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { GoogleAccountsService } from './google-accounts.service.js';
import { GoogleAccountCreationService, type VerifiedIdentity } from './google-account-creation.service.js';

type Arrival = HandlerInput<typeof googleAccountRoutes.signIn>;

const accountExists = () =>
  conflict(
    'account_exists',
    'There’s already an account with this email address. Sign in with your password, then link Google in Settings.',
  );
const notVerified = () => forbidden('email_not_verified', 'Google hasn’t verified this email address yet.');
const isVerified = (identity: GoogleIdentity): identity is VerifiedIdentity =>
  identity.emailVerified && identity.email !== null;
/** Another request may have opened or linked the account since it was looked for. */
const isTaken = (error: unknown) =>
  error instanceof AppError &&
  ['account_exists', 'email_taken', 'google_taken', 'username_taken'].includes(error.code);

/** Signs in with Google: issuer and subject identify the account, an address alone never does. */
@Injectable()
export class GoogleSignInsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly google: GoogleAccountsService,
    private readonly creation: GoogleAccountCreationService,
    private readonly audit: AuditService,
  ) {}

  async signIn(arrival: Arrival, call: AnyCall): Promise<Account> {
    const entry = { action: 'sign-in', call } as const;
    try {
      const user = await this.accountOf(arrival, call).catch((error: unknown) => {
        if (isTaken(error)) return this.accountOf(arrival, call);
        throw error;
      });
      await this.audit.write({ ...entry, user: user.id, actor: user.id, result: 'ok' });
      return user;
    } catch (error) {
      if (error instanceof AppError) await this.audit.write({ ...entry, result: error.code });
      throw error;
    }
  }

  private async accountOf({ identity, timeZone }: Arrival, call: AnyCall): Promise<Account> {
    const known = await this.google.findBy(identity);
    if (known) return known;
    if (!isVerified(identity)) throw notVerified();
    const owner = await this.accounts.findByEmail(identity.email);
    if (!owner) return this.creation.create(identity, timeZone, call);
    if (owner.emailConfirmedAt) throw accountExists();
    const claimed = await this.google.claim(owner, identity, call);
    if (!claimed) throw accountExists();
    return claimed;
  }
}
