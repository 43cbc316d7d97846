import { mailRequested } from '@giftwell/contracts/auth/mail';
import type { EventData } from '@giftwell/contracts/core/event';
import { formatCents } from '@giftwell/contracts/core/money';
import { shortfallTexts, type OwnContribution } from '@giftwell/contracts/payments/group-purchases';
import { isTestMode } from '@giftwell/contracts/payments/paypal';
import { CONFIG, Events } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import type { GroupChangeEntity } from './group-change.entity.js';
import type { GroupPurchaseEntity } from './group-purchase.entity.js';

type Group = Pick<
  GroupPurchaseEntity,
  'id' | 'title' | 'shareCode' | 'organizerId' | 'hiddenFrom' | 'targetCents' | 'deadline' | 'ifShort'
>;
type Mail = EventData<typeof mailRequested>;
type News = Extract<Mail, { template: 'group-gift-news' }>['data'];
type ToContributor = Extract<Mail, { template: 'group-gift-mail' }>['data'];

export interface Contributor {
  contributorName: string;
  contributorEmail: string | null;
  amountCents: number;
  code: string;
  /** How it was contributed, if the mail is about one contribution. */
  kind?: OwnContribution['kind'];
}
/** An address, with the first of its contributions. */
interface Addressee extends Contributor {
  hasPaid: boolean;
  /** The sum of what it promised and hasn't paid. */
  promisedCents: number;
}
interface NewsInput {
  kind: News['kind'];
  name?: string;
  cents: number;
  key: string;
  text?: string | null;
}
interface Message {
  kind: ToContributor['kind'];
  text?: string | null;
  /** The code of a photo. */
  photo?: string | null;
}
type Change = Pick<GroupChangeEntity, 'field' | 'from' | 'to'>;

/** Mails about a group. Nothing is sent to people who must not see it. */
@Injectable()
export class GroupMailsService {
  private readonly isTesting: boolean;

  constructor(
    private readonly events: Events,
    @Inject(CONFIG) { paymentMode }: Config,
  ) {
    this.isTesting = isTestMode(paymentMode);
  }

  /** To the organizer, unless they switched these mails off. `key` makes it unique. */
  async tellOrganizer(
    tx: EntityManager,
    { title, shareCode, organizerId }: Group,
    { kind, name = '', cents, key, text = null }: NewsInput,
  ): Promise<void> {
    if (organizerId === null) return;
    await this.events.publish(tx, mailRequested, {
      ...{ key: `payments:${kind}:${key}`, userId: organizerId, list: 'group_gifts' },
      template: 'group-gift-news',
      data: { kind, shareCode, title, name, amount: formatCents(cents), text, code: null },
    });
  }

  /** To one contributor, if they gave an address. */
  async tellContributor(
    tx: EntityManager,
    { title, shareCode, hiddenFrom, organizerId }: Group,
    { contributorEmail: address, contributorName: name, amountCents, code, kind: paidBy }: Contributor,
    { kind, key, text = null, photo = null }: Message & { key: string },
  ): Promise<void> {
    if (address === null || hiddenFrom.includes(address.toLowerCase())) return;
    const isTest = this.isTesting && paidBy === 'paypal';
    await this.events.publish(tx, mailRequested, {
      ...{ key: `payments:${kind}:${key}`, to: { address }, template: 'group-gift-mail' },
      // Contributors cause the others themselves.
      ...(organizerId !== null && fromOrganizer.includes(kind) && { senderId: organizerId }),
      data: {
        ...{ kind, shareCode, title, name, amount: formatCents(amountCents), text, code, photo },
        ...(isTest && { isTest }),
      },
    });
  }

  /** The promises cover the goal: asks all who promised to pay, and tells the organizer. */
  async askToPay(tx: EntityManager, group: Group): Promise<void> {
    const pledges = await tx.query<(Contributor & { id: number })[]>(
      `SELECT id, "contributorName", "contributorEmail", "amountCents", code
       FROM contributions WHERE "groupPurchaseId" = $1 AND state = 'pledged' ORDER BY id`,
      [group.id],
    );
    const text = group.deadline && `Please pay by ${dayInWords(group.deadline)}.`;
    for (const pledge of pledges)
      await this.tellContributor(tx, group, pledge, { kind: 'pay_now', key: String(pledge.id), text });
    await this.tellOrganizer(tx, group, {
      ...{ kind: 'covered', cents: group.targetCents, key: String(group.id) },
    });
  }

  async thank(tx: EntityManager, group: Group, note: Pick<Message, 'text' | 'photo'>): Promise<void> {
    await this.tellAll(tx, group, { ...note, kind: 'thanks' });
  }

  async tellChanges(tx: EntityManager, group: Group, changes: Change[]): Promise<void> {
    await this.tellAll(tx, group, { kind: 'changed', text: changes.map(inWords).join(' ') });
  }

  /** One mail to each address that contributed or pledged. */
  async tellAll(
    tx: EntityManager,
    group: Group,
    message: Message | ((one: Addressee) => Message),
  ): Promise<void> {
    const all = await tx.query<Addressee[]>(
      `SELECT DISTINCT ON (lower("contributorEmail")) "contributorName", "contributorEmail", "amountCents", code,
         bool_or(state <> 'pledged') OVER same AS "hasPaid",
         (coalesce(sum("amountCents") FILTER (WHERE state = 'pledged') OVER same, 0))::int AS "promisedCents"
       FROM contributions WHERE "groupPurchaseId" = $1 AND "contributorEmail" IS NOT NULL
         AND state IN ('pledged', 'pending', 'completed')
       WINDOW same AS (PARTITION BY lower("contributorEmail")) ORDER BY lower("contributorEmail"), id`,
      [group.id],
    );
    for (const one of all) {
      const said = typeof message === 'function' ? message(one) : message;
      await this.tellContributor(tx, group, one, { ...said, key: randomUUID() });
    }
  }
}

const fromOrganizer: ToContributor['kind'][] = ['changed', 'closed', 'bought', 'thanks'];

const dayFormat = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
});

/** `2026-07-02` → `Thursday, July 2`. */
export const dayInWords = (date: string): string => dayFormat.format(new Date(`${date}T00:00:00Z`));

function inWords({ field, from, to }: Change): string {
  if (field === 'targetAmount') return `The goal was ${from} and is now ${to}.`;
  if (field === 'ifShort')
    return `New rule: if the goal isn’t reached, ${shortfallTexts[to as GroupPurchaseEntity['ifShort']]}.`;
  if (to === null) return 'There’s no deadline anymore.';
  const now = `The deadline is now ${dayInWords(to)}.`;
  return from === null ? now : `${now} It was ${dayInWords(from)}.`;
}
