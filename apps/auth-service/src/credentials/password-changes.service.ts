import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Account } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { PasswordsService } from './passwords.service.js';

/** Changes of a password by whoever knows the old one. */
@Injectable()
export class PasswordChangesService {
  constructor(
    private readonly db: DataSource,
    private readonly passwords: PasswordsService,
    private readonly audit: AuditService,
  ) {}

  /** Returns the account with its new session epoch. */
  async change(user: Account, password: string, call: UserCall): Promise<Account> {
    const passwordHash = await this.passwords.hashOfStrong(password, user, call);
    const entry = { action: 'password-change', user: user.id, actor: user.id } as const;
    return this.db.transaction(async (tx) => {
      const sessionEpoch = await this.passwords.replace(tx, user, passwordHash);
      await this.audit.write({ ...entry, requestId: call.requestId, result: 'ok' }, tx);
      return { ...user, sessionEpoch };
    });
  }
}
