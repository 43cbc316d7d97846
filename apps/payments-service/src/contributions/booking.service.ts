import { Clock, Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GroupRow } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import type { Actor } from '../ledger/audit.service.js';
import type { ProviderCapture } from '../provider/payment-provider.service.js';
import { holdsReservation, isBooked } from './contribution-state-row.js';
import { ContributionEntity } from './contribution.entity.js';
import { refundUnbookedCapture } from './refund-unbooked-capture.job.js';
import { MovementsService } from './movements.service.js';
import { refundAll } from './refund-all.job.js';

/** What became of a capture: `mismatch` is another amount, currency or payment, `no_room` came too late. */
export type Settled = 'completed' | 'pending' | 'declined' | 'mismatch' | 'no_room';

/** What the provider says about a capture, and whose request asked for it, if one did. */
interface Report {
  capture: ProviderCapture;
  actor: Actor | undefined;
}

/** Books captured money once. */
@Injectable()
export class BookingService {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly groups: GroupsService,
    private readonly movements: MovementsService,
  ) {}

  /** Compares what was captured with what was wanted, and books it if there is room. Otherwise a job pays it back. */
  book(contributionId: number, capture: ProviderCapture, actor?: Actor): Promise<Settled> {
    return this.groups.changeContribution(contributionId, async (tx, group) => {
      const row = await lockContribution(tx, contributionId);
      const settled = await this.bookIn(tx, group, row, { capture, actor });
      const isReturned = row.captureId === capture.id && row.state !== 'pending';
      if (cantBeBooked(settled) && capture.status === 'COMPLETED' && !isReturned)
        await this.payBack(tx, row, capture.id);
      return settled;
    });
  }

  /** A payment that won't be finished; its amount is free again. */
  async release(contributionId: number, state: 'refused' | 'lapsed' | 'cancelled'): Promise<void> {
    await this.groups.changeContribution(contributionId, (tx) =>
      tx.query(
        `UPDATE contributions SET state = $2, "refusedAt" = CASE WHEN $2 = 'refused' THEN $3::timestamptz END
         WHERE id = $1 AND state IN ('created', 'reserved', 'capturing', 'pending')`,
        [contributionId, state, this.clock.now()],
      ),
    );
  }

  /** Its mark keeps a later report of the capture from booking what the job pays back. */
  private async payBack(tx: EntityManager, row: ContributionEntity, captureId: string): Promise<void> {
    const { id: contributionId, state } = row;
    const returnBegunAt = row.returnBegunAt ?? this.clock.now();
    // The capture is stored again once it went back.
    const unchecked = state === 'pending' && { captureId: null };
    await tx.update(ContributionEntity, { id: contributionId }, { returnBegunAt, ...unchecked });
    await this.jobs.add(tx, refundUnbookedCapture, { contributionId, captureId });
  }

  private async bookIn(
    tx: EntityManager,
    group: GroupRow,
    row: ContributionEntity,
    report: Report,
  ): Promise<Settled> {
    const { capture, actor } = report;
    if (isBooked(row)) return row.captureId === capture.id ? 'completed' : 'mismatch';
    if (row.returnBegunAt !== null) return 'no_room';
    if (!matches(row, capture)) return this.refuse(tx, group, row, { because: 'mismatch', actor });
    if (capture.status === 'DECLINED' || capture.status === 'REVERSED')
      return this.refuse(tx, group, row, { because: 'declined', actor });
    // The account of the organizer was deleted while this was paid.
    if (group.organizerId === null) return this.refuse(tx, group, row, { because: 'no_room', actor });
    if (!holdsReservation(row.state) && roomOf(group) < row.amountCents) return 'no_room';
    const { id: captureId, feeCents } = capture;
    if (capture.status === 'PENDING') {
      await tx.update(ContributionEntity, { id: row.id }, { state: 'pending', captureId });
      return 'pending';
    }
    const booked = { state: 'completed' as const, captureId, feeCents, bookedAt: this.clock.now() };
    await tx.update(ContributionEntity, { id: row.id }, { ...booked, visitor: null });
    if (row.pledgeId !== null) await this.settlePledge(tx, row.pledgeId, row.id);
    await this.groups.publishShare(tx, group.id, row);
    await this.record(tx, group, row, { feeCents, actor });
    return 'completed';
  }

  private async record(
    tx: EntityManager,
    group: GroupRow,
    row: ContributionEntity,
    received: { feeCents: number; actor: Actor | undefined },
  ): Promise<void> {
    // Sent at once. If the first fails, Postgres refuses the second.
    const [, isReached] = await Promise.all([
      this.movements.received(tx, row, received),
      this.groups.refreshStatus(tx, group.id),
    ]);
    await this.movements.tellReceived(tx, group, row, isReached);
    const { id: groupPurchaseId, refundsAllAt, organizerId: actorId } = group;
    if (refundsAllAt !== null && actorId !== null)
      await this.jobs.add(tx, refundAll, { groupPurchaseId, actorId });
  }

  /** The vote of a pledge is now that of its payment. */
  private async settlePledge(tx: EntityManager, pledgeId: number, paidById: number): Promise<void> {
    await tx.update(ContributionEntity, { id: pledgeId }, { state: 'paid' });
    await tx.query(
      `UPDATE idea_votes SET "contributionId" = $2 WHERE "contributionId" = $1
         AND NOT EXISTS (SELECT FROM idea_votes WHERE "contributionId" = $2)`,
      [pledgeId, paidById],
    );
  }

  private async refuse<T extends Settled>(
    tx: EntityManager,
    group: GroupRow,
    row: ContributionEntity,
    { because, actor }: { because: T; actor: Actor | undefined },
  ): Promise<T> {
    await tx.update(ContributionEntity, { id: row.id }, { state: 'refused', refusedAt: this.clock.now() });
    if (because === 'declined') await this.movements.declined(tx, group, row, actor);
    else await this.movements.refused(tx, row, actor);
    return because;
  }
}

const cantBeBooked = (settled: Settled) => settled === 'mismatch' || settled === 'no_room';

const lockContribution = (tx: EntityManager, id: number): Promise<ContributionEntity> =>
  tx.findOneOrFail(ContributionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

const roomOf = ({ targetCents, bookedCents, reservedCents, closedAt }: GroupRow) =>
  closedAt === null ? targetCents - bookedCents - reservedCents : 0;

const matches = (row: ContributionEntity, { cents, currency, paymentId }: ProviderCapture) =>
  cents === row.amountCents && currency === 'USD' && paymentId === row.paymentId;
