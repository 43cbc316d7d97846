import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import { GroupsService } from '../group-purchases/groups.service.js';
import type { Actor } from '../ledger/audit.service.js';
import type { ProviderRefund } from '../provider/payment-provider.service.js';
import { ContributionEntity } from './contribution.entity.js';
import { MovementsService } from './movements.service.js';
import { RefundEntity } from './refund.entity.js';

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

  /** The refund in progress, or a new one. */
  open({ id: contributionId, amountCents, refundedCents }: ContributionEntity): Promise<RefundEntity> {
    return this.db.transaction(async (tx) => {
      await tx.findOneOrFail(ContributionEntity, {
        ...{ where: { id: contributionId }, lock: { mode: 'pessimistic_write' } },
      });
      const found = await tx.findOneBy(RefundEntity, [
        { contributionId, state: 'requested' },
        { contributionId, state: 'pending' },
      ]);
      return found ?? this.insert(tx, contributionId, amountCents - refundedCents, {});
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

  /** The provider finished a refund. */
  async complete(refund: RefundEntity, providerId: string, actor: Actor | null): Promise<void> {
    const { id, contributionId, amountCents: cents } = refund;
    const groupId = await this.db.transaction(async (tx) => {
      const [, changed] = await tx.query<[unknown, number]>(
        `UPDATE refunds SET state = 'completed', "providerId" = $2 WHERE id = $1 AND state IN ('requested', 'pending')`,
        [id, providerId],
      );
      if (changed === 0) return null;
      return this.book(tx, contributionId, { kind: 'refund', key: `refund:${id}`, cents, actor });
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
    await this.groups.tell(await this.db.transaction((tx) => this.book(tx, row.id, returned)));
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
      await this.groups.lock(tx, found.groupPurchaseId, { alsoDeleted: true });
      const row = await tx.findOneByOrFail(ContributionEntity, { id: found.id });
      const key = `reversal:${transaction?.id ?? row.id}`;
      const left = row.amountCents - row.refundedCents;
      const cents = Math.min(left, transaction?.cents ?? left);
      if (cents === 0 || (await this.movements.isRecorded(tx, key))) return null;
      return this.book(tx, row.id, { kind: 'reversal', key, cents, actor: null });
    });
    if (groupId !== null) await this.groups.tell(groupId);
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

  /** Locks the group before the contribution, like all that change both. Answers the group's id. */
  private async book(tx: EntityManager, contributionId: number, returned: Returned): Promise<number> {
    const { groupPurchaseId } = await tx.findOneByOrFail(ContributionEntity, { id: contributionId });
    const group = await this.groups.lock(tx, groupPurchaseId, { alsoDeleted: true });
    const [[row]] = await tx.query<[ContributionEntity[], number]>(
      `UPDATE contributions SET "refundedCents" = "refundedCents" + $2,
         state = CASE WHEN "refundedCents" + $2 >= "amountCents" THEN $3 ELSE state END
       WHERE id = $1 AND state = 'completed' AND "refundedCents" + $2 <= "amountCents" RETURNING *`,
      [contributionId, returned.cents, returned.kind === 'refund' ? 'refunded' : 'reversed'],
    );
    if (!row) return groupPurchaseId;
    await this.groups.refreshStatus(tx, groupPurchaseId);
    // Its status stays, although its money is no longer complete.
    if (group.closedAt && group.bookedCents >= group.targetCents)
      await this.groups.publish(tx, groupPurchaseId);
    await this.groups.publishShare(tx, groupPurchaseId, row);
    await this.movements.returned(tx, group, row, returned);
    return groupPurchaseId;
  }
}
