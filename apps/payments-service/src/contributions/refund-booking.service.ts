import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { GroupRow } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import type { Actor } from '../ledger/audit.service.js';
import type { ProviderRefund } from '../provider/payment-provider.service.js';
import { isBooked } from './contribution-state-row.js';
import { ContributionEntity } from './contribution.entity.js';
import { noContribution } from './contributions.service.js';
import { MovementsService } from './movements.service.js';
import { RefundEntity } from './refund.entity.js';

const dayMs = 86_400_000;
/** After them, the provider no longer pays a payment back. */
const refundableDays = 180;
const groupsAtOnce = 50;

interface Returned {
  kind: 'refund' | 'reversal';
  key: string;
  cents: number;
  actor: Actor | null;
}

/** Books money that went back, once, even if it is reported several times. */
@Injectable()
export class RefundBookingService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly groups: GroupsService,
    private readonly movements: MovementsService,
  ) {}

  /** The refund in progress, or a new one. Throws `contribution_not_found` if it was paid back meanwhile. */
  open({ id: contributionId, groupPurchaseId }: ContributionEntity): Promise<RefundEntity> {
    return this.db.transaction(async (tx) => {
      await this.groups.lock(tx, groupPurchaseId, { alsoDeleted: true });
      const row = await tx.findOneBy(ContributionEntity, { id: contributionId, state: 'completed' });
      if (!row) throw noContribution();
      const found = await tx.findOneBy(RefundEntity, [
        { contributionId, state: 'requested' },
        { contributionId, state: 'pending' },
      ]);
      return found ?? this.insert(tx, contributionId, row.amountCents - row.refundedCents, {});
    });
  }

  /**
   * Requests refunds of all that is left of a group's payments, except for those in progress, and remembers it for payments
   * that are booked later. False if the gift is bought, and nothing was requested.
   */
  async openAll(tx: EntityManager, groupPurchaseId: number): Promise<boolean> {
    // Locks the group before its contributions, as everywhere.
    const [, changed] = await tx.query<[unknown, number]>(
      `UPDATE group_purchases SET "refundsAllAt" = coalesce("refundsAllAt", $2)
       WHERE id = $1 AND "boughtAt" IS NULL`,
      [groupPurchaseId, this.clock.now()],
    );
    if (changed === 0) return false;
    await tx.query(
      `INSERT INTO refunds ("contributionId", "amountCents", state, "requestId", "createdAt")
       SELECT id, "amountCents" - "refundedCents", 'requested', gen_random_uuid(), $2 FROM contributions
       WHERE "groupPurchaseId" = $1 AND kind = 'paypal' AND state = 'completed' ORDER BY id
       ON CONFLICT ("contributionId") WHERE state IN ('requested', 'pending') DO NOTHING`,
      [groupPurchaseId, this.clock.now()],
    );
    return true;
  }

  /**
   * Requests refunds anew a day after they failed, if everyone is to be refunded. Each is a new one for the provider, which
   * pays back no more than what is left of a payment.
   */
  async reopenFailed(): Promise<void> {
    const now = this.clock.now().getTime();
    const groups = await this.db.query<{ id: number }[]>(
      `SELECT DISTINCT g.id FROM group_purchases g
         JOIN contributions c ON c."groupPurchaseId" = g.id JOIN refunds r ON r."contributionId" = c.id
       WHERE g."refundsAllAt" IS NOT NULL AND g."boughtAt" IS NULL AND c.state = 'completed' AND c."bookedAt" > $1
         AND r.state = 'failed' AND NOT EXISTS (SELECT FROM refunds newer WHERE newer."contributionId" = c.id
           AND (newer."createdAt" > $2 OR newer.state IN ('requested', 'pending')))
       ORDER BY g.id LIMIT ${groupsAtOnce}`,
      [new Date(now - refundableDays * dayMs), new Date(now - dayMs)],
    );
    for (const { id } of groups) await this.db.transaction((tx) => this.openAll(tx, id));
  }

  /** The provider finished a refund. */
  async complete(refund: RefundEntity, providerId: string, actor: Actor | null): Promise<void> {
    const { id, contributionId, amountCents: cents } = refund;
    const groupId = await this.db.transaction(async (tx) => {
      const group = await this.lockGroupOf(tx, contributionId);
      const [, changed] = await tx.query<[unknown, number]>(
        `UPDATE refunds SET state = 'completed', "providerId" = $2 WHERE id = $1 AND state IN ('requested', 'pending')`,
        [id, providerId],
      );
      if (changed === 0) return null;
      await this.book(tx, group, contributionId, { kind: 'refund', key: `refund:${id}`, cents, actor });
      return group.id;
    });
    if (groupId !== null) await this.groups.tell(groupId);
  }

  /** The provider refused it. One that was completed in the meantime stays so. */
  async fail({ id, contributionId }: RefundEntity): Promise<void> {
    await this.db.manager.update(
      RefundEntity,
      { id, state: In(['requested', 'pending']) },
      { state: 'failed' },
    );
    const { groupPurchaseId } = await this.db.manager.findOneByOrFail(ContributionEntity, {
      id: contributionId,
    });
    await this.groups.tell(groupPurchaseId);
  }

  /** Cash, which the organizer gives back. */
  async returnCash(row: ContributionEntity, actor: Actor | null): Promise<void> {
    const cents = row.amountCents - row.refundedCents;
    const returned = { kind: 'refund', key: `cash:${row.id}`, cents, actor } as const;
    await this.db.transaction(async (tx) =>
      this.book(tx, await this.lockGroupOf(tx, row.id), row.id, returned),
    );
    await this.groups.tell(row.groupPurchaseId);
  }

  /** A refund that the provider reports, unless it is booked already. */
  async bookReported(captureId: string, { id: providerId, cents, state }: ProviderRefund): Promise<void> {
    if (state !== 'completed' || !cents) return;
    const row = await this.db.manager.findOneBy(ContributionEntity, { captureId, state: 'completed' });
    if (!row || (await this.db.manager.existsBy(RefundEntity, { providerId, state: 'completed' }))) return;
    const own = await this.db.manager.findOneBy(RefundEntity, [
      { contributionId: row.id, state: 'requested', amountCents: cents },
      { contributionId: row.id, state: 'pending', amountCents: cents },
    ]);
    const reported = { providerId, state: 'pending' } as const;
    const refund = own ?? (await this.insert(this.db.manager, row.id, cents, reported));
    await this.complete(refund, providerId, null);
  }

  /**
   * The payer's bank took money back: the amount of a transaction, or all that is left. A transaction is booked once, and
   * at most what is left.
   */
  async bookReversal(captureId: string, transaction: { id: string; cents: number } | null): Promise<void> {
    const found = await this.db.manager.findOneBy(ContributionEntity, { captureId, state: 'completed' });
    if (!found) return;
    const groupId = await this.db.transaction(async (tx) => {
      const group = await this.lockGroupOf(tx, found.id);
      const row = await tx.findOneByOrFail(ContributionEntity, { id: found.id });
      const key = `reversal:${transaction?.id ?? row.id}`;
      const left = row.amountCents - row.refundedCents;
      const cents = Math.min(left, transaction?.cents ?? left);
      if (cents === 0 || (await this.movements.isRecorded(tx, key))) return null;
      await this.book(tx, group, row.id, { kind: 'reversal', key, cents, actor: null });
      return group.id;
    });
    if (groupId !== null) await this.groups.tell(groupId);
  }

  /**
   * Marks a payment of whose money a capture couldn't be booked, so that it isn't booked later, and the capture can be paid
   * back. False if this was done already, or if the capture is booked.
   */
  async beginReturn(contributionId: number, captureId: string): Promise<boolean> {
    const [, changed] = await this.db.query<[unknown, number]>(
      `UPDATE contributions SET "returnBegunAt" = coalesce("returnBegunAt", $3)
       WHERE id = $1 AND "captureId" IS DISTINCT FROM $2`,
      [contributionId, captureId, this.clock.now()],
    );
    return changed > 0;
  }

  /** A capture that couldn't be booked went back; 0 cents for another currency. */
  async bookReturned(
    tx: EntityManager,
    { contributionId, captureId }: { contributionId: number; captureId: string },
    cents: number,
  ): Promise<void> {
    const group = await this.lockGroupOf(tx, contributionId);
    const row = await tx.findOneByOrFail(ContributionEntity, { id: contributionId });
    if (isBooked(row) || row.captureId !== null) return;
    const isWhole = cents === row.amountCents;
    const whole = isWhole && { state: 'refunded' as const, refundedCents: cents };
    await tx.update(ContributionEntity, { id: row.id }, { ...whole, captureId, visitor: null });
    await this.movements.passedThrough(tx, group, row, cents);
  }

  private insert(
    db: EntityManager,
    contributionId: number,
    amountCents: number,
    fields: Partial<RefundEntity>,
  ): Promise<RefundEntity> {
    const row = db.create(RefundEntity, {
      ...{ contributionId, amountCents, state: 'requested', requestId: randomUUID() },
      ...{ createdAt: this.clock.now(), ...fields },
    });
    return db.save(RefundEntity, row, { transaction: false });
  }

  /** Comes before each change of its contributions and their refunds, as everywhere. */
  private async lockGroupOf(tx: EntityManager, contributionId: number): Promise<GroupRow> {
    const { groupPurchaseId } = await tx.findOneByOrFail(ContributionEntity, { id: contributionId });
    return this.groups.lock(tx, groupPurchaseId, { alsoDeleted: true });
  }

  /** The group must be locked. */
  private async book(
    tx: EntityManager,
    group: GroupRow,
    contributionId: number,
    returned: Returned,
  ): Promise<void> {
    const { id: groupPurchaseId } = group;
    const [[row]] = await tx.query<[ContributionEntity[], number]>(
      `UPDATE contributions SET "refundedCents" = "refundedCents" + $2,
         state = CASE WHEN "refundedCents" + $2 >= "amountCents" THEN $3 ELSE state END
       WHERE id = $1 AND state = 'completed' AND "refundedCents" + $2 <= "amountCents" RETURNING *`,
      [contributionId, returned.cents, returned.kind === 'refund' ? 'refunded' : 'reversed'],
    );
    if (!row) return;
    await this.groups.refreshStatus(tx, groupPurchaseId);
    // Its status stays, although its money is no longer complete.
    if (group.closedAt && group.bookedCents >= group.targetCents)
      await this.groups.publish(tx, groupPurchaseId);
    await this.groups.publishShare(tx, groupPurchaseId, row);
    await this.movements.returned(tx, group, row, returned);
  }
}
