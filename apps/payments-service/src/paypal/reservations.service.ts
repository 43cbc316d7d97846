import { conflict, type AppError } from '@giftwell/contracts/core/error';
import type { HandlerInput, HandlerOutput } from '@giftwell/contracts/core/route';
import type { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { Clock, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { isBooked } from '../contributions/contribution-state-row.js';
import { ContributionEntity } from '../contributions/contribution.entity.js';
import { ended, assertFits, noContribution, noOrder } from '../contributions/contributions.service.js';
import {
  browserOf,
  hasBegun,
  NewContributionsService,
  payerOf,
  requestOf,
} from '../contributions/new-contributions.service.js';
import { isBeingPaidSql, type GroupRow } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { assertWithinLimits } from './payment-limits.js';

type Wanted = HandlerInput<(typeof paypalRoutes)['order']>;
export type CaptureStatus = HandlerOutput<(typeof paypalRoutes)['capture']>['status'];

const reservedMs = 15 * 60_000;

/** The amounts that visitors are paying: reserved under the group's lock, so that no race takes more than the target. */
@Injectable()
export class ReservationsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly groups: GroupsService,
    private readonly fresh: NewContributionsService,
  ) {}

  /**
   * A stored contribution whose amount is reserved for 15 minutes. It replaces what an earlier run of the same request has
   * reserved, whose process has crashed: nobody knows of that order, and its amount would be missing now.
   */
  reserve(id: number, wanted: Wanted, call: AnyCall): Promise<ContributionEntity> {
    return this.db.transaction(async (tx) => {
      const now = this.clock.now();
      await tx.query('SELECT id FROM group_purchases WHERE id = $1 FOR UPDATE', [id]);
      await lapseIn(tx, id, now);
      const request = requestOf(call);
      await giveUp(tx, id, { request, pledge: wanted.pledge ?? null });
      const group = await this.groups.lock(tx, id);
      this.mustAcceptMoney(group);
      const payer = payerOf(call);
      await assertWithinLimits(tx, id, payer, now);
      const pledge = await pledgeOf(tx, group, wanted.pledge ?? null);
      assertFits(group, wanted.amount, keptForOthers(group, pledge, wanted.amount));
      return this.fresh.insert(tx, group, pledge ? asPromised(wanted, pledge) : wanted, {
        ...{ kind: 'paypal', state: 'created', paymentId: randomUUID() },
        ...{ call, request, visitor: payer.visitor, browser: browserOf(call) },
        userId: call.userId ?? pledge?.userId ?? null,
        ...{ pledgeId: pledge?.id ?? null, lapsesAt: new Date(now.getTime() + reservedMs) },
      });
    });
  }

  /** False if the reservation ended in the meantime. */
  async setOrder({ id, groupPurchaseId }: ContributionEntity, orderId: string): Promise<boolean> {
    const [, changed] = await this.db.query<[unknown, number]>(
      `UPDATE contributions SET state = 'reserved', "orderId" = $2 WHERE id = $1 AND state = 'created'`,
      [id, orderId],
    );
    await this.groups.tell(groupPurchaseId);
    return changed > 0;
  }

  /** Throws `order_not_found` also for orders of others. */
  async ofOrder(orderId: string, call: AnyCall): Promise<ContributionEntity> {
    const row = await this.db.manager.findOneBy(ContributionEntity, { orderId });
    if (!row || !hasBegun(row, call)) throw noOrder();
    return row;
  }

  /**
   * A lapsed payment continues if its amount is still free. One that was settled, perhaps by another click a moment ago,
   * stays as it is.
   */
  beginCapture({ id, groupPurchaseId, amountCents }: ContributionEntity): Promise<ContributionEntity> {
    return this.db.transaction(async (tx) => {
      const group = await this.groups.lock(tx, groupPurchaseId, { alsoDeleted: true });
      const row = await tx.findOneByOrFail(ContributionEntity, { id });
      if (captureStatusOf(row)) return row;
      if (row.returnBegunAt !== null) throw returned();
      const { state } = row;
      const left = group.targetCents - group.bookedCents - group.reservedCents;
      const isFree = this.groups.accepts(group) === 'money' && left >= amountCents;
      // The organizer ended it while this was being paid.
      if (group.closedAt && state !== 'capturing') throw ended();
      const continues = state === 'reserved' || state === 'capturing' || (state === 'lapsed' && isFree);
      if (!continues) throw state === 'cancelled' ? canceled() : lapsed();
      await tx.update(ContributionEntity, { id }, { state: 'capturing', captureBegunAt: this.clock.now() });
      return row;
    });
  }

  /** The payer hasn't approved it, so it waits again. */
  async endCapture(id: number): Promise<void> {
    await this.db.query(`UPDATE contributions SET state = 'reserved' WHERE id = $1 AND state = 'capturing'`, [
      id,
    ]);
  }

  /** Gives an unfinished payment up. One that is being captured is left alone. */
  async cancel(orderId: string, call: AnyCall): Promise<void> {
    const { id } = await this.ofOrder(orderId, call);
    await this.groups.changeContribution(id, (tx) =>
      tx.query(`UPDATE contributions SET state = 'cancelled' WHERE id = $1 AND state = 'reserved'`, [id]),
    );
  }

  /** Frees what was reserved for too long. */
  async lapse(now: Date): Promise<void> {
    const due = await this.db.query<{ groupId: number }[]>(
      `SELECT DISTINCT "groupPurchaseId" AS "groupId" FROM contributions
       WHERE state IN ('created', 'reserved') AND "lapsesAt" <= $1`,
      [now],
    );
    for (const { groupId } of due) {
      await this.db.transaction(async (tx) => {
        await this.groups.lock(tx, groupId, { alsoDeleted: true });
        await lapseIn(tx, groupId, now);
      });
      await this.groups.tell(groupId);
    }
  }

  private mustAcceptMoney(group: GroupRow): void {
    const accepted = this.groups.accepts(group);
    if (accepted === null) throw ended();
    if (accepted === 'pledges')
      throw conflict('promises_first', 'This group gift collects promises first. You can promise an amount.');
  }
}

/** The group must be locked. */
const lapseIn = (tx: EntityManager, groupPurchaseId: number, now: Date) =>
  tx.query(
    `UPDATE contributions SET state = 'lapsed'
     WHERE "groupPurchaseId" = $1 AND state IN ('created', 'reserved') AND "lapsesAt" <= $2`,
    [groupPurchaseId, now],
  );

/** Unpaid orders of the same request, or for the same pledge, are replaced. The group must be locked. */
const giveUp = (
  tx: EntityManager,
  groupPurchaseId: number,
  { request, pledge }: { request: string | null; pledge: string | null },
) =>
  tx.query(
    `UPDATE contributions SET state = 'cancelled'
     WHERE "groupPurchaseId" = $1 AND state IN ('created', 'reserved')
       AND (request = $2 OR "pledgeId" = (SELECT id FROM contributions WHERE code = $3))`,
    [groupPurchaseId, request, pledge],
  );

async function pledgeOf(
  tx: EntityManager,
  { id: groupPurchaseId }: GroupRow,
  code: string | null,
): Promise<ContributionEntity | null> {
  if (code === null) return null;
  const found = await tx.findOneBy(ContributionEntity, { code, groupPurchaseId, state: 'pledged' });
  if (!found) throw noContribution();
  const [being] = await tx.query<object[]>(
    `SELECT FROM contributions p WHERE p.id = $1 AND ${isBeingPaidSql('p')}`,
    [found.id],
  );
  if (being) throw conflict('pledge_being_paid', 'This promise is already being paid');
  return found;
}

/**
 * What others promised is kept for them. Who pays no more than they promised doesn't wait for them: after the target was
 * lowered, the first to pay fill it.
 */
const keptForOthers = ({ pledgedCents }: GroupRow, pledge: ContributionEntity | null, cents: number) => {
  const promised = pledge?.amountCents ?? 0;
  return cents <= promised ? 0 : pledgedCents - promised;
};

/** A pledge is paid under the name with which it was made, and hides what its contributor wanted to hide. */
const asPromised = (wanted: Wanted, pledge: ContributionEntity): Wanted => {
  const { contributorName, contributorEmail, message, hideName, hideAmount } = pledge;
  return { ...wanted, contributorName, contributorEmail, message, hideName, hideAmount };
};

/** How a settled payment ended; null if it isn't settled. */
export function captureStatusOf(row: ContributionEntity): CaptureStatus | null {
  if (isBooked(row)) return 'COMPLETED';
  if (row.state === 'pending') return 'PENDING';
  return row.state === 'refused' ? 'DECLINED' : null;
}

const lapsed = (): AppError =>
  conflict('order_lapsed', 'This payment took too long, and others paid first. You weren’t charged.');

/** It was canceled in another tab, for example. */
const canceled = (): AppError => conflict('order_lapsed', 'This payment was canceled. You weren’t charged.');

/** The provider had already taken the money when it turned out that others were faster. */
export const returned = (): AppError =>
  conflict(
    'payment_returned',
    'Others paid first, so your payment wasn’t needed anymore. You’ll get all of it back.',
  );
