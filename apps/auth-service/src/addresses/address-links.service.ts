import type { addressRoutes } from '@giftwell/contracts/auth/address';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { defineJob, Jobs, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Account } from '../accounts/accounts.service.js';
import { CredentialsService } from '../credentials/credentials.service.js';
import { LinkMailsService } from '../mail/link-mails.service.js';

export const sendAddressLink = defineJob({
  name: 'auth.send-address-link',
  data: z.object({ tokenId: z.uuid() }),
});

/** Links with which an address is confirmed or changed. */
@Injectable()
export class AddressLinksService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly credentials: CredentialsService,
    private readonly links: LinkMailsService,
  ) {}

  async send({ id: userId, email: address }: Account): Promise<void> {
    await this.db.transaction((tx) => this.links.send(tx, { purpose: 'confirm-address', userId, address }));
  }

  async change(
    { email, password }: HandlerInput<typeof addressRoutes.change>,
    call: UserCall,
  ): Promise<void> {
    const { id } = await this.credentials.reauthenticate({ password, from: call.clientAddress ?? '' }, call);
    await this.db.transaction((tx) => this.sendToNew(tx, id, email));
  }

  /** Nothing changes before the link is used. A job checks whether another account has the address. */
  async sendToNew(tx: EntityManager, userId: number, address: string): Promise<void> {
    const token = await this.links.open(tx, { purpose: 'change-address', userId, address });
    if (token) await this.jobs.add(tx, sendAddressLink, { tokenId: token.id });
  }
}
