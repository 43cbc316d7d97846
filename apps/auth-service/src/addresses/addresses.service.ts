import type { addressRoutes } from '@giftwell/contracts/auth/address';
import type { HandlerOutput } from '@giftwell/contracts/core/route';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { MailsService } from '../mail/mails.service.js';
import { linkExpired, TokensService, type AccountToken } from '../tokens/tokens.service.js';

/** Handles links that were mailed to an address. */
@Injectable()
export class AddressesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: TokensService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
  ) {}

  async confirm(value: string, call: AnyCall): Promise<HandlerOutput<typeof addressRoutes.confirm>> {
    const { user, ...answer } = await this.tokens.redeem(
      value,
      ['confirm-address', 'change-address'],
      async (tx, token) => {
        const { userId: user, address: email } = token;
        if (user === null) throw linkExpired();
        const changed = token.purpose === 'change-address';
        if (changed) await this.replace(tx, user, token);
        else await this.accounts.confirmAddress(tx, user);
        const action = changed ? 'address-change' : 'address-confirm';
        await this.audit.write({ action, user, actor: user, call, result: 'ok' }, tx);
        return { user, email, changed };
      },
    );
    if (answer.changed) await this.accounts.endSessionsNow(user);
    return answer;
  }

  /** Ends all sessions and links, and notifies the old address. */
  private async replace(tx: EntityManager, userId: number, { id, address }: AccountToken): Promise<void> {
    const before = await this.accounts.changeAddress(tx, userId, address);
    await this.tokens.revokeAll(tx, userId);
    await this.mails.request(tx, {
      ...{ key: `auth:address-changed:${id}`, to: { userId, address: before } },
      ...{ template: 'address-changed', data: { newAddress: address } },
    });
  }
}
