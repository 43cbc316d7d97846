import type { MailProps } from '@giftwell/mail-templates';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenPurpose } from '../tokens/account-token.entity.js';
import { TokensService, type AccountToken, type NewToken } from '../tokens/tokens.service.js';
import { MailsService } from './mails.service.js';

/** Maximum number of open links: enough for an impatient reader, too few to fill a mailbox. */
const maxOpen = 3;

const templateOf: Record<TokenPurpose, keyof MailProps> = {
  'reset-password': 'reset-password',
  'confirm-address': 'confirm-address',
  'change-address': 'confirm-address',
  'finish-sign-up': 'finish-sign-up',
};

/** Sends mails with single-use links. */
@Injectable()
export class LinkMailsService {
  constructor(
    private readonly mails: MailsService,
    private readonly tokens: TokensService,
  ) {}

  /** Creates a token and its mail, to the token's address. Null if too many links are open. */
  async send(tx: EntityManager, wanted: NewToken, name?: string): Promise<AccountToken | null> {
    const token = await this.open(tx, wanted);
    if (token) await this.mail(tx, token, name);
    return token;
  }

  /** Creates only the token; its mail is requested later. */
  async open(tx: EntityManager, wanted: NewToken): Promise<AccountToken | null> {
    if ((await this.tokens.countOpen(tx, wanted)) >= maxOpen) return null;
    return this.tokens.create(tx, wanted);
  }

  /** `name`: the reader's name if there is no user yet. */
  async mail(tx: EntityManager, token: AccountToken, name?: string): Promise<void> {
    const { id, address, userId, purpose, expiresAt } = token;
    await this.mails.request(tx, {
      ...{ key: `auth:token:${id}`, template: templateOf[purpose], validUntil: expiresAt },
      ...{ to: userId === null ? { address } : { userId, address }, data: { tokenId: id, name } },
    });
  }
}
