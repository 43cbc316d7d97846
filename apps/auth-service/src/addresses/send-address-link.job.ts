import { JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import type { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service.js';
import { LinkMailsService } from '../mail/link-mails.service.js';
import { MailsService } from '../mail/mails.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { sendAddressLink } from './address-links.service.js';

/** Mails the link to a new address, or notifies the owner of the account that has it. */
@JobHandler(sendAddressLink)
export class SendAddressLink implements Runs<typeof sendAddressLink> {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: TokensService,
    private readonly links: LinkMailsService,
    private readonly mails: MailsService,
  ) {}

  async run({ tokenId }: z.output<typeof sendAddressLink.data>, finish: Finish): Promise<void> {
    const token = await this.tokens.get(tokenId);
    if (!token) return;
    const owner = await this.accounts.findByEmail(token.address);
    await finish(async (tx) => {
      if (!owner || owner.id === token.userId) return this.links.mail(tx, token);
      await this.tokens.remove(tx, token);
      await this.mails.tellAddressTaken(tx, owner.id, token.createdAt);
    });
  }
}
