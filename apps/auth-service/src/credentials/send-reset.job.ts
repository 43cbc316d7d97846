import { JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import type { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service.js';
import { LinkMailsService } from '../mail/link-mails.service.js';
import { sendReset } from './password-resets.service.js';

/** Mails a link that resets the password. */
@JobHandler(sendReset)
export class SendReset implements Runs<typeof sendReset> {
  constructor(
    private readonly accounts: AccountsService,
    private readonly links: LinkMailsService,
  ) {}

  async run({ userId }: z.output<typeof sendReset.data>, finish: Finish): Promise<void> {
    const user = userId === null ? null : await this.accounts.find(userId);
    if (!user) return;
    await finish(async (tx) => {
      await this.links.send(tx, { purpose: 'reset-password', userId: user.id, address: user.email });
    });
  }
}
