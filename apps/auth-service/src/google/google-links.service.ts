import type { GoogleIdentity } from '@giftwell/contracts/auth/google';
import { conflict } from '@giftwell/contracts/core/error';
import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Account } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { MailsService } from '../mail/mails.service.js';
import { GoogleAccountsService } from './google-accounts.service.js';

const alreadyLinked = () =>
  conflict('google_already_linked', 'Your account is already linked to a Google account.');

/** Links accounts with Google, and removes such links. Their owner has given the password before. */
@Injectable()
export class GoogleLinksService {
  constructor(
    private readonly db: DataSource,
    private readonly google: GoogleAccountsService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
  ) {}

  /** Throws for an account that is linked already. */
  check({ googleId }: Account): void {
    if (googleId !== null) throw alreadyLinked();
  }

  /** Tells the owner, because it is another way into the account. */
  async link(identity: GoogleIdentity, call: UserCall): Promise<void> {
    const { userId, requestId } = call;
    await this.db.transaction(async (tx) => {
      if (!(await this.google.link(tx, userId, identity))) throw alreadyLinked();
      const entry = { action: 'google-link', user: userId, call } as const;
      await this.audit.write({ ...entry, result: 'ok' }, tx);
      await this.mails.request(tx, {
        ...{ key: `auth:google-linked:${userId}:${requestId}`, to: { userId } },
        ...{ template: 'sign-in-added', data: { what: 'Google' } },
      });
    });
  }

  async unlink(call: UserCall): Promise<void> {
    const { userId } = call;
    await this.db.transaction(async (tx) => {
      await this.google.unlink(tx, userId);
      const entry = { action: 'google-unlink', user: userId, call } as const;
      await this.audit.write({ ...entry, result: 'ok' }, tx);
    });
  }
}
