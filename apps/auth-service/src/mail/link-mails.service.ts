import type { MailProps } from '@giftwell/mail-templates';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenPurpose } from '../tokens/account-token.entity.js';
import { TokensService, type AccountToken, type NewToken } from '../tokens/tokens.service.js';
import { MailsService } from './mails.service.js';

/** Links that may be open at the same time: enough for an impatient reader, too few to fill a mailbox. */
const mostOpen = 3;

const templateOf: Record<TokenPurpose, keyof MailProps> = {
  'reset-password': 'reset-password',
  'confirm-address': 'confirm-address',
  'change-address': 'confirm-address',
  'finish-sign-up': 'finish-sign-up',
};

/** Mails with a link that can be used once. */
@Injectable()
export class LinkMailsService {
  constructor(
    private readonly mails: MailsService,
    private readonly tokens: TokensService,
  ) {}

  /** A token and the mail with it, to the address of the token. Null when too many links are open. */
  async send(tx: EntityManager, wanted: NewToken, name?: string): Promise<AccountToken | null> {
    const token = await this.open(tx, wanted);
    if (token) await this.mail(tx, token, name);
    return token;
  }

  /** The token alone; its mail is asked for later. */
  async open(tx: EntityManager, wanted: NewToken): Promise<AccountToken | null> {
    if ((await this.tokens.countOpen(tx, wanted)) >= mostOpen) return null;
    return this.tokens.create(tx, wanted);
  }

  /** `name`: how the reader is called where there is no user yet. */
  async mail(tx: EntityManager, token: AccountToken, name?: string): Promise<void> {
    const { id, address, userId, purpose, expiresAt } = token;
    await this.mails.request(tx, {
      ...{ key: `auth:token:${id}`, template: templateOf[purpose], validUntil: expiresAt },
      ...{ to: userId === null ? { address } : { userId, address }, data: { tokenId: id, name } },
    });
  }
}
