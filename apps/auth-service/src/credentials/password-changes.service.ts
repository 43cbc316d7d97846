import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
    const replace = await this.prepare(user, password, call);
    return { ...user, sessionEpoch: await this.db.transaction(replace) };
  }

  /** Checks and hashes the password, which takes time; the result replaces it and returns the new session epoch. */
  async prepare(
    user: Account,
    password: string,
    call: UserCall,
    field?: string,
  ): Promise<(tx: EntityManager) => Promise<number>> {
    const passwordHash = await this.passwords.hashOfStrong(password, user, call, field);
    const entry = { action: 'password-change', user: user.id, call } as const;
    return async (tx) => {
      const sessionEpoch = await this.passwords.replace(tx, user, passwordHash);
      await this.audit.write({ ...entry, result: 'ok' }, tx);
      return sessionEpoch;
    };
  }
}
