import { mailLists, type MailList } from '@giftwell/contracts/auth/mail';
import { listOfKind, notificationKinds, type Notifications } from '@giftwell/contracts/auth/notifications';
import { notFound } from '@giftwell/contracts/core/error';
import { Clock, CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import type { Config } from '../config.js';
import { MailOptOutEntity } from './mail-opt-out.entity.js';

/** The kinds of mail that users want, and the links in mails that switch them off. */
@Injectable()
export class PreferencesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  async wants(userId: number, list: MailList): Promise<boolean> {
    return !(await this.db.manager.existsBy(MailOptOutEntity, { userId, list }));
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
    if (on) return void (await manager.delete(MailOptOutEntity, { userId, list }));
    const row = { userId, list, since: this.clock.now() };
    await manager.createQueryBuilder().insert().into(MailOptOutEntity).values(row).orIgnore().execute();
  }

  /** Returns the list of the link. Rejects a link that isn't ours, or whose account no longer exists. */
  async changeByLink(token: string, on: boolean): Promise<MailList> {
    const [id, name] = token.split('.');
    const [userId, list] = [Number(id), mailLists.find((one) => one === name)];
    const isOurs = list && timingSafeEqual(Buffer.from(token), Buffer.from(this.tokenOf(userId, list)));
    if (!isOurs || !(await this.accounts.find(userId)))
      throw notFound('link_unknown', 'This link doesn’t work anymore.');
    await this.change(userId, list, on);
    return list;
  }

  /** The links to leave a list: the page, and the address for mail programs. */
  linksOf(userId: number, list: MailList): { page: string; oneClick: string } {
    const token = this.tokenOf(userId, list);
    const { PUBLIC_URL } = this.config;
    return {
      page: `${PUBLIC_URL}/unsubscribe#${token}`,
      oneClick: `${PUBLIC_URL}/api/mail/unsubscribe/${token}`,
    };
  }

  private tokenOf(userId: number, list: MailList): string {
    const mac = createHmac('sha256', Buffer.from(this.config.TOKEN_KEY, 'hex'))
      .update(`unsubscribe:${userId}:${list}`)
      .digest()
      .subarray(0, 16);
    return `${userId}.${list}.${mac.toString('base64url')}`;
  }
}
