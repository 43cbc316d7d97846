import type { profileChangeRoutes } from '@giftwell/contracts/auth/profile';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { AddressLinksService } from '../addresses/address-links.service.js';
import { PasswordChangesService } from '../credentials/password-changes.service.js';

type Changes = Omit<HandlerInput<typeof profileChangeRoutes.change>, 'currentPassword' | 'from'>;

/** What users change about their own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly addresses: AddressLinksService,
    private readonly passwords: PasswordChangesService,
  ) {}

  /** All of it or nothing. A new address is used only after its link. The session epoch is null if it stays. */
  async change(
    { username, email, newPassword }: Changes,
    call: UserCall,
  ): Promise<{ user: Account; sessionEpoch: number | null }> {
    const { userId } = call;
    const replacePassword =
      newPassword !== undefined &&
      (await this.passwords.prepare(await this.accounts.get(userId), newPassword, call, 'newPassword'));
    const sessionEpoch = await this.db.transaction(async (tx) => {
      if (username !== undefined) await this.accounts.rename(tx, call, username);
      const epoch = replacePassword ? await replacePassword(tx) : null;
      // After the password, whose change revokes all links.
      if (email !== undefined) await this.addresses.sendToNew(tx, userId, email);
      return epoch;
    });
    return { user: await this.accounts.get(userId), sessionEpoch };
  }
}
