import { userRegistered } from '@giftwell/contracts/auth/events';
import { Events, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService, type Account, type NewAccount } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { LinkMailsService } from '../mail/link-mails.service.js';

/** Creates accounts and notifies other services. */
@Injectable()
export class AccountCreationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly links: LinkMailsService,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  /** Mails a link that confirms the address. */
  async createUnconfirmed(tx: EntityManager, account: NewAccount, call: AnyCall): Promise<Account> {
    const user = await this.create(tx, account, call);
    await this.links.send(tx, { purpose: 'confirm-address', userId: user.id, address: user.email });
    return user;
  }

  /** For a confirmed address: its owner has used a link, or signs in with Google. */
  async createConfirmed(tx: EntityManager, account: NewAccount, call: AnyCall): Promise<Account> {
    const user = await this.create(tx, account, call);
    await this.accounts.confirmAddress(tx, user.id);
    return user;
  }

  private async create(tx: EntityManager, account: NewAccount, call: AnyCall): Promise<Account> {
    const user = await this.accounts.create(tx, account);
    await this.events.publish(tx, userRegistered, { userId: user.id, timeZone: user.timeZone });
    const entry = { action: 'register', actor: user.id, user: user.id, call, result: 'ok' } as const;
    await this.audit.write(entry, tx);
    return user;
  }
}
