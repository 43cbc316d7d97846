import { invalid } from '@giftwell/contracts/core/error';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { MailsService } from '../mail/mails.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { PushDeviceEntity } from '../web-push/push-device.entity.js';
import { PasswordHasher } from './password-hasher.js';
import { weaknessOf } from './password-rules.js';

/** Sets new passwords. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: TokensService,
    private readonly hasher: PasswordHasher,
    private readonly mails: MailsService,
  ) {}

  /** Hashes a new password; rejects a weak one, with a message at this field. */
  async hashOfStrong(
    password: string,
    user: Account,
    { signal }: AnyCall,
    field = 'password',
  ): Promise<string> {
    const weakness = await weaknessOf(password, user);
    if (weakness) throw invalid('weak_password', weakness, { fields: { [field]: weakness } });
    return this.hasher.hash(password, signal);
  }

  /** Ends all sessions, links and browser notifications of the user, and tells them by mail. Returns the new session epoch. */
  async replace(tx: EntityManager, { id }: Account, passwordHash: string): Promise<number> {
    const sessionEpoch = await this.accounts.changePassword(tx, id, passwordHash);
    await this.tokens.revokeAll(tx, id);
    await tx.delete(PushDeviceEntity, { userId: id });
    const key = `auth:password-changed:${id}:${sessionEpoch}`;
    await this.mails.request(tx, { key, to: { userId: id }, template: 'password-changed' });
    return sessionEpoch;
  }
}
