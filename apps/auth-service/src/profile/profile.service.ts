import type { profileRoutes } from '@giftwell/contracts/auth/profile';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { AddressLinksService } from '../addresses/address-links.service.js';
import { CredentialsService } from '../credentials/credentials.service.js';

/** What users change about their own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly addresses: AddressLinksService,
    private readonly credentials: CredentialsService,
  ) {}

  /** All of it or nothing. A new address is used only after its link. */
  async change(
    { username, email, currentPassword }: HandlerInput<typeof profileRoutes.change>,
    call: UserCall,
  ): Promise<Account> {
    const { userId, requestId, visitor = '' } = call;
    if (currentPassword !== undefined) {
      const owner = { password: currentPassword, from: visitor, field: 'currentPassword' };
      await this.credentials.reauthenticate(owner, call);
    }
    await this.db.transaction(async (tx) => {
      if (username !== undefined) await this.accounts.rename(tx, { userId, requestId }, username);
      if (email !== undefined) await this.addresses.sendToNew(tx, userId, email);
    });
    return this.accounts.get(userId);
  }
}
