import { invitationLinkRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { ServiceClients } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { MailContentService } from './mail-content.service.js';
import { MailTransport } from './mail-transport.js';
import type { MailEntity } from './mail.entity.js';

/** The recipient of a mail, and their address. */
export interface Reader {
  user: Account | null;
  address: string;
}

const callMs = 5_000;

/** Passes mails to the mail server or the folder. */
@Injectable()
export class MailDeliveryService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly content: MailContentService,
    private readonly transport: MailTransport,
    private readonly services: ServiceClients,
  ) {}

  /** Null if the account no longer exists. */
  async readerOf(mail: MailEntity): Promise<Reader | null> {
    const user = mail.userId === null ? null : await this.accounts.find(mail.userId);
    const address = mail.address ?? user?.email;
    return address === undefined ? null : { user, address };
  }

  /** Whether the link of an invitation was ended while its mail waited. */
  async linkEnded({ template, data }: MailEntity): Promise<boolean> {
    if (template !== 'wishlist-invitation') return false;
    const { code } = data as { code: string };
    const caller = { userId: null, sessionId: null, requestId: randomUUID(), deadline: Date.now() + callMs };
    const { works } = await this.services.of('planning').call(invitationLinkRoutes.check, { code }, caller);
    return !works;
  }

  /** Deletes the copy of a mail. */
  async deleteCopy({ messageId }: MailEntity): Promise<void> {
    await this.transport.deleteCopies([messageId]);
  }

  /** Throws AddressRefused or MailRefused for a final refusal, anything else if a retry may work. */
  async send(mail: MailEntity, { user, address: to }: Reader): Promise<void> {
    const content = await this.content.of(mail, user);
    await this.transport.send({ ...content, to, messageId: mail.messageId });
  }
}
