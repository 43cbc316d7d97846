import { formatCents } from '@giftwell/contracts/core/money';
import { shortfallTexts } from '@giftwell/contracts/payments/group-purchases';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayInWords, GroupMailsService } from '../group-purchases/group-mails.service.js';
import type { GroupRow } from '../group-purchases/group-row.js';

interface Ahead {
  group: GroupRow;
  /** The last one before the refunds. */
  day: string;
  kind: 'announced' | 'reminder';
}

/** Mails about the end of a group, and about what becomes of its money. */
@Injectable()
export class EndingMailsService {
  constructor(private readonly mails: GroupMailsService) {}

  /** The deadline has passed, and less than the goal is collected. */
  async tellEnded(tx: EntityManager, group: GroupRow): Promise<void> {
    const { id, endsAt, bookedCents: cents, refundsAfter: day } = group;
    const rule = `Contributors were told: if the goal isn’t reached, ${shortfallTexts[group.ifShort]}.`;
    const text =
      day === null ? rule : `${rule} We’ll refund everyone after ${dayInWords(day)}, ${unless(group)}.`;
    await this.mails.tellOrganizer(tx, group, {
      ...{ kind: 'ended', cents, key: `${id}:${endsAt?.toISOString()}`, text },
    });
  }

  /** To the organizer, who doesn't know of the day yet, or may have forgotten it. */
  async tellRefundsAhead(tx: EntityManager, { group, day, kind }: Ahead): Promise<void> {
    const text = `Everyone gets a refund after ${dayInWords(day)}, ${unless(group)}.`;
    await this.mails.tellOrganizer(tx, group, {
      ...{ kind: 'refunds_ahead', cents: group.bookedCents, key: `${group.id}:${day}:${kind}`, text },
    });
  }

  /** The organizer closed it. What was promised needn't be paid anymore. */
  async tellClosed(tx: EntityManager, group: GroupRow): Promise<void> {
    if (group.bookedCents >= group.targetCents) return;
    const { refundsAfter: day } = group;
    const refund =
      day &&
      `Everyone who paid gets a refund after ${dayInWords(day)}, unless the organizer buys the gift before then.`;
    await this.mails.tellAll(tx, group, ({ hasPaid, promisedCents }) => ({
      kind: 'closed',
      text: [hasPaid && refund, notToPay(promisedCents)].filter(Boolean).join(' ') || null,
    }));
  }

  /** The gift is bought, so that promises needn't be paid anymore. */
  async tellBought(tx: EntityManager, group: GroupRow): Promise<void> {
    await this.mails.tellAll(tx, group, ({ promisedCents }) => ({
      kind: 'bought',
      text: notToPay(promisedCents),
    }));
  }

  /** Everyone gets a refund by itself. Cash is the organizer's own to give back. */
  async tellPaidBack(
    tx: EntityManager,
    group: GroupRow,
    sums: { cents: number; cash: number },
  ): Promise<void> {
    const { cents, cash } = sums;
    const text = cash > 0 ? `Give the ${formatCents(cash)} back that you got in cash or by transfer.` : null;
    await this.mails.tellOrganizer(tx, group, { kind: 'paid_back', cents, key: String(group.id), text });
  }
}

/** Null without a promise. */
const notToPay = (cents: number) =>
  cents > 0 ? `You don’t need to pay the ${formatCents(cents)} that you promised.` : null;

/** How an organizer prevents refunds. One that is closed can't go on. */
function unless({ closedAt, ifShort }: GroupRow): string {
  if (closedAt) return 'unless you mark the gift as bought before then';
  return ifShort === 'refund'
    ? 'unless you move the deadline, change the rule, mark the gift as bought, or refund everyone yourself before'
    : 'unless you move the deadline, mark the gift as bought, or refund everyone yourself before';
}
