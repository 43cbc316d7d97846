import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService, type Actor } from '../ledger/audit.service.js';
import { CoveredGoalsService } from '../group-purchases/covered-goals.service.js';
import { GroupMailsService } from '../group-purchases/group-mails.service.js';
import type { GroupRow, StoredGroup } from '../group-purchases/group-row.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { ContributionEntity } from './contribution.entity.js';

/** Writes what belongs to each promise and movement of money, in its transaction: ledger, audit log and mails. */
@Injectable()
export class MovementsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly mails: GroupMailsService,
    private readonly goals: CoveredGoalsService,
  ) {}

  /** A contribution through the provider, or cash. */
  async received(
    tx: EntityManager,
    row: ContributionEntity,
    { feeCents, actor }: { feeCents: number; actor: Actor | undefined },
  ): Promise<void> {
    const { amountCents: cents } = row;
    await Promise.all([
      this.ledger.received(tx, row, { cents, feeCents }),
      this.note(tx, row, { action: 'contribution', result: 'done', cents, actor }),
    ]);
  }

  /** Mails about a contribution that was received, also to those who are asked to pay now. */
  async tellReceived(
    tx: EntityManager,
    group: StoredGroup,
    row: ContributionEntity,
    isReached: boolean,
  ): Promise<void> {
    const { id, amountCents: cents, contributorName: name } = row;
    const key = String(id);
    if (row.kind === 'paypal') {
      await this.mails.tellContributor(tx, group, row, { kind: 'receipt', key });
      await this.mails.tellOrganizer(tx, group, { kind: 'contribution', name, cents, key });
    }
    if (isReached)
      await this.mails.tellOrganizer(tx, group, { kind: 'reached', cents: group.targetCents, key });
    await this.goals.startIfCovered(tx, group);
  }

  /** Whether money with this key went back already. */
  isRecorded(tx: EntityManager, key: string): Promise<boolean> {
    return this.ledger.has(tx, key);
  }

  /** Money that went back to its payer. `key` identifies it. */
  async returned(
    tx: EntityManager,
    group: GroupRow,
    row: ContributionEntity,
    movement: { kind: 'refund' | 'reversal'; key: string; cents: number; actor: Actor | null },
  ): Promise<void> {
    const { kind, key, cents, actor } = movement;
    await this.ledger.returned(tx, row, movement);
    const { contributorName: name } = row;
    if (kind === 'refund')
      await this.mails.tellContributor(
        tx,
        group,
        { ...row, amountCents: cents },
        { kind: 'refunded', key, text: whyRefunded(group) },
      );
    else await this.mails.tellOrganizer(tx, group, { kind: 'reversed', name, cents, key });
    await this.note(tx, row, { action: kind, result: 'done', cents, actor });
  }

  /** Money that couldn't be booked and went back at once; 0 cents for another currency. */
  async passedThrough(
    tx: EntityManager,
    group: GroupRow,
    row: ContributionEntity,
    cents: number,
  ): Promise<void> {
    if (cents > 0) {
      await this.ledger.received(tx, row, { cents, feeCents: 0 });
      await this.ledger.returned(tx, row, { kind: 'refund', key: `returned:${row.id}`, cents });
    }
    await this.note(tx, row, { action: 'refund', result: 'done', cents });
    const key = `returned:${row.id}`;
    if (cents > 0)
      await this.mails.tellContributor(tx, group, { ...row, amountCents: cents }, { kind: 'returned', key });
  }

  /** A new promise. */
  promised(tx: EntityManager, group: GroupRow, pledge: ContributionEntity): Promise<void> {
    return this.goals.promised(tx, group, pledge);
  }

  /** A promise that the organizer no longer counts on. */
  async pledgeRemoved(
    tx: EntityManager,
    group: GroupRow,
    pledge: ContributionEntity,
    actor: Actor,
  ): Promise<void> {
    const { id, amountCents: cents } = pledge;
    await this.note(tx, pledge, { action: 'pledge_removal', result: 'done', cents, actor });
    await this.mails.tellContributor(tx, group, pledge, { kind: 'pledge_removed', key: String(id) });
  }

  refused(tx: EntityManager, row: ContributionEntity, actor: Actor | undefined): Promise<void> {
    return this.note(tx, row, { action: 'capture', result: 'refused', cents: row.amountCents, actor });
  }

  /** The provider declined a payment. Who was told that it is being checked gets a mail. */
  async declined(
    tx: EntityManager,
    group: GroupRow,
    row: ContributionEntity,
    actor: Actor | undefined,
  ): Promise<void> {
    await this.refused(tx, row, actor);
    if (row.state === 'pending')
      await this.mails.tellContributor(tx, group, row, { kind: 'declined', key: String(row.id) });
  }

  private note(
    tx: EntityManager,
    { id: contributionId, groupPurchaseId }: ContributionEntity,
    act: Pick<Parameters<AuditService['note']>[1], 'action' | 'result' | 'cents' | 'actor'>,
  ): Promise<void> {
    return this.audit.note(tx, { ...act, groupPurchaseId, contributionId });
  }
}

/** Why everyone gets a refund, if nobody asked for it. */
const whyRefunded = ({ refundsAllAt, refundsAfter }: GroupRow): string | null =>
  refundsAllAt !== null && refundsAfter !== null
    ? 'The goal wasn’t reached, so everyone gets a refund.'
    : null;
