import { CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import type { Config } from '../config.js';
import { TokensService } from '../tokens/tokens.service.js';
import { mailOf } from './mail-props.js';
import { MailTransport } from './mail-transport.js';
import type { MailEntity } from './mail.entity.js';

/** Who gets a mail, and where. */
export interface Reader {
  user: Account | null;
  address: string;
}

/** Renders mails and hands them to the mail server or the folder. */
@Injectable()
export class MailDeliveryService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsService,
    private readonly tokens: TokensService,
    private readonly transport: MailTransport,
  ) {}

  /** Null if the account no longer exists. */
  async readerOf(mail: MailEntity): Promise<Reader | null> {
    const user = mail.userId === null ? null : await this.accounts.find(mail.userId);
    const address = mail.address ?? user?.email;
    return address === undefined ? null : { user, address };
  }

  /** Throws AddressRefused for what is final, anything else for what may work later. */
  async send(mail: MailEntity, { user, address: to }: Reader): Promise<void> {
    // Loaded with the first mail: React takes memory that an idle service need not have.
    const { renderMail } = await import('@giftwell/mail-templates');
    const sending = {
      ...{ user, publicUrl: this.config.PUBLIC_URL },
      tokenOf: (id: string) => this.tokens.valueOf(id),
    };
    const rendered = await renderMail(mailOf(mail, sending));
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await this.transport.send({ ...rendered, to, messageId: mail.messageId, headers });
  }
}
