import { JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service.js';
import { LinkMailsService } from '../mail/link-mails.service.js';
import { MailsService } from '../mail/mails.service.js';
import { PendingRegistrationEntity } from './pending-registration.entity.js';
import { continueSignUp } from './pending-registrations.service.js';

/** Mails the link that opens the account, or notifies the owner of an account with this address. */
@JobHandler(continueSignUp)
export class ContinueSignUp implements Runs<typeof continueSignUp> {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly links: LinkMailsService,
    private readonly mails: MailsService,
  ) {}

  async run({ registrationId: id }: z.output<typeof continueSignUp.data>, finish: Finish): Promise<void> {
    const registration = await this.db.manager.findOneBy(PendingRegistrationEntity, { id });
    if (!registration) return;
    const { email: address, username, createdAt } = registration;
    const owner = await this.accounts.findByEmail(address);
    await finish(async (tx) => {
      if (owner) {
        await tx.delete(PendingRegistrationEntity, { id });
        return this.mails.tellAddressTaken(tx, owner.id, createdAt);
      }
      const token = await this.links.send(tx, { purpose: 'finish-sign-up', userId: null, address }, username);
      if (token) await tx.update(PendingRegistrationEntity, { id }, { tokenId: token.id });
      else await tx.delete(PendingRegistrationEntity, { id });
    });
  }
}
