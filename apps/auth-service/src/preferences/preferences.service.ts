import { mailLists, type MailList } from '@giftwell/contracts/auth/mail';
import { listOfKind, notificationKinds, type Notifications } from '@giftwell/contracts/auth/notifications';
import { notFound } from '@giftwell/contracts/core/error';
import { Clock, CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DataSource, type EntityManager, type EntityTarget } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import type { Config } from '../config.js';
import { AddressOptOutEntity } from './address-opt-out.entity.js';
import { MailOptOutEntity } from './mail-opt-out.entity.js';

/** A user, or an address without an account. */
interface Reader {
  userId: number | null;
  address: string | null;
}

/** A mail with the lists that it stands for. */
interface ListedMail extends Reader {
  list: MailList | null;
  otherLists: MailList[] | null;
}

/** The kinds of mail that readers want, and the links in mails that switch them off. */
@Injectable()
export class PreferencesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  /** The first list of a mail that its reader hasn't switched off. */
  async firstWanted({ list, otherLists, ...reader }: ListedMail): Promise<MailList | null> {
    for (const one of list ? [list, ...(otherLists ?? [])] : [])
      if (await this.wants(reader, one)) return one;
    return null;
  }

  async wants({ userId, address }: Reader, list: MailList): Promise<boolean> {
    const { manager } = this.db;
    const isOff =
      userId === null
        ? await manager.existsBy(AddressOptOutEntity, { digest: this.digestOf(address), list })
        : await manager.existsBy(MailOptOutEntity, { userId, list });
    return !isOff;
  }

  async notificationsOf(userId: number): Promise<Notifications> {
    const off = await this.db.manager.findBy(MailOptOutEntity, { userId });
    const isOn = (list: MailList) => !off.some((row) => row.list === list);
    return Object.fromEntries(
      notificationKinds.map((kind) => [kind, isOn(listOfKind[kind])]),
    ) as Notifications;
  }

  async changeNotifications(userId: number, changes: Partial<Notifications>): Promise<void> {
    await this.db.transaction(async (tx) => {
      for (const kind of notificationKinds) {
        const on = changes[kind];
        if (on !== undefined) await this.change(userId, listOfKind[kind], on, tx);
      }
    });
  }

  private async change(
    userId: number,
    list: MailList,
    on: boolean,
    manager: EntityManager = this.db.manager,
  ): Promise<void> {
    await this.store(manager, MailOptOutEntity, { userId, list }, on);
  }

  private async store(
    manager: EntityManager,
    optOuts: EntityTarget<object>,
    key: object,
    on: boolean,
  ): Promise<void> {
    if (on) return void (await manager.delete(optOuts, key));
    const row = { ...key, since: this.clock.now() };
    await manager.createQueryBuilder().insert().into(optOuts).values(row).orIgnore().execute();
  }

  /** Returns the list of the link. Rejects a link that isn't ours, or whose account no longer exists. */
  async changeByLink(token: string, on: boolean): Promise<MailList> {
    const [whose = '', name] = token.split('.');
    const list = mailLists.find((one) => one === name);
    const isOurs = list && timingSafeEqual(Buffer.from(token), Buffer.from(this.tokenOf(whose, list)));
    const userId = /^\d{1,10}$/.test(whose) ? Number(whose) : null;
    if (!isOurs || (userId !== null && !(await this.accounts.find(userId))))
      throw notFound('link_unknown', 'This link doesn’t work anymore.');
    if (userId !== null) await this.change(userId, list, on);
    else await this.store(this.db.manager, AddressOptOutEntity, { digest: whose, list }, on);
    return list;
  }

  /** The links to leave a list: the page, and the address for mail programs. */
  linksOf({ userId, address }: Reader, list: MailList): { page: string; oneClick: string } {
    const token = this.tokenOf(userId === null ? this.digestOf(address) : String(userId), list);
    const { PUBLIC_URL } = this.config;
    return {
      page: `${PUBLIC_URL}/unsubscribe#${token}`,
      oneClick: `${PUBLIC_URL}/api/mail/unsubscribe/${token}`,
    };
  }

  /** `whose`: a user's number, or the digest of an address. */
  private tokenOf(whose: string, list: MailList): string {
    return `${whose}.${list}.${this.mac(`unsubscribe:${whose}:${list}`)}`;
  }

  private digestOf(address: string | null): string {
    return this.mac(`address:${address?.toLowerCase()}`);
  }

  private mac(text: string): string {
    const mac = createHmac('sha256', Buffer.from(this.config.TOKEN_KEY, 'hex')).update(text).digest();
    return mac.subarray(0, 16).toString('base64url');
  }
}
