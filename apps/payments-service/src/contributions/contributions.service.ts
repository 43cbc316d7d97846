import { conflict, forbidden, notFound } from '@giftwell/contracts/core/error';
import { formatCents } from '@giftwell/contracts/core/money';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { contributionsOfAPage, type OwnContribution } from '@giftwell/contracts/payments/group-purchases';
import type { MyContribution, publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { hasIdempotencyKey, type AnyCall, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, Not, type EntityManager } from 'typeorm';
import type { StoredGroup } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { toContributorView, toOrganizerView } from './contribution-row.js';
import type { StoredState } from './contribution-state-row.js';
import { ContributionEntity } from './contribution.entity.js';
import { MovementsService } from './movements.service.js';
import { hasBegun, NewContributionsService, type Contributor } from './new-contributions.service.js';
import type { RefundEntity } from './refund.entity.js';

type Routes = typeof publicGroupRoutes;

const shownStates = ['pledged', 'pending', 'completed', 'refunded', 'reversed'] as const;
const voting: readonly StoredState[] = ['pledged', 'pending', 'completed'];

/** Contributions that were booked, recorded by the organizer, or belong to a secret code. */
@Injectable()
export class ContributionsService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly movements: MovementsService,
    private readonly fresh: NewContributionsService,
  ) {}

  /** For the organizer, newest first: those before a contribution, or the newest. */
  async listOf(groupPurchaseId: number, before?: number) {
    const where = { groupPurchaseId, state: In(shownStates) };
    const [rows, contributionsTotal] = await Promise.all([
      this.db.manager.find(ContributionEntity, {
        where: { ...where, ...(before !== undefined && { id: LessThan(before) }) },
        order: { id: 'DESC' },
        take: contributionsOfAPage,
      }),
      this.db.manager.countBy(ContributionEntity, where),
    ]);
    const refunds = await this.newestRefunds(rows.map(({ id }) => id));
    const contributions: OwnContribution[] = rows.map((row) => toOrganizerView(row, refunds.get(row.id)));
    return { contributions, contributionsTotal };
  }

  /** The contribution of the caller's captured order; it was booked with the capture. */
  async ofOrder(
    { id, paypalOrderId, amount }: HandlerInput<Routes['contribute']>,
    call: AnyCall,
  ): Promise<MyContribution> {
    const row = await this.db.manager.findOneBy(ContributionEntity, {
      ...{ orderId: paypalOrderId, groupPurchaseId: id },
    });
    if (!row || !hasBegun(row, call)) throw noOrder();
    if (row.amountCents !== amount || (row.state !== 'completed' && row.state !== 'pending'))
      throw conflict('order_mismatch', 'This payment isn’t for this contribution');
    return toContributorView(row);
  }

  /** Cash or a transfer that the organizer received. */
  async recordCash(
    { id, paypalOrderId: _order, ...contributor }: HandlerInput<Routes['contribute']>,
    call: AnyCall,
  ): Promise<MyContribution> {
    if (!isOfUser(call)) {
      await this.groups.getById(id);
      throw organizerOnly();
    }
    // One statement needs no transaction, unless an idempotency key must be stored in it.
    const told = hasIdempotencyKey() ? null : await this.fresh.insertCashAlone(id, contributor, call);
    if (!told) return this.recordWithChanges(id, contributor, call);
    const { shareCode, people } = told;
    void this.groups.push(
      id,
      people.map((each) => ({ userId: each, shareCode })),
    );
    return toContributorView({ ...told.row, refundedCents: 0 });
  }

  /** The same where more than the total may change, such as the status of the group. */
  private async recordWithChanges(
    id: number,
    contributor: Contributor,
    call: UserCall,
  ): Promise<MyContribution> {
    const row = await this.db.transaction(async (tx) => {
      const group = await this.groups.lockStored(tx, id);
      if (group.organizerId !== call.userId) throw organizerOnly();
      if (group.closedAt) throw ended();
      assertFits(group, contributor.amount);
      // Sent at once. If the first fails, Postgres refuses the others.
      const [made, isReached] = await Promise.all([
        this.fresh.insertCash(tx, group, contributor, call),
        this.groups.refreshStatus(tx, id),
        this.groups.tellAfter(tx, id),
      ]);
      await this.movements.tellReceived(tx, group, made, isReached);
      return made;
    });
    return toContributorView(row);
  }

  async byCode(code: string): Promise<{ contribution: MyContribution; shareCode: string }> {
    const row = await this.find(code);
    const { shareCode } = await this.groups.getById(row.groupPurchaseId);
    return { contribution: toContributorView(row), shareCode };
  }

  /** Of a signed-in user. */
  async mine(groupPurchaseId: number, userId: number): Promise<MyContribution[]> {
    const rows = await this.db.query<ContributionEntity[]>(
      `SELECT * FROM contributions WHERE "groupPurchaseId" = $1 AND "userId" = $2 AND kind <> 'manual'
         AND state IN ('pledged', 'pending', 'completed', 'refunded', 'reversed') ORDER BY id DESC LIMIT 100`,
      [groupPurchaseId, userId],
    );
    return rows.map(toContributorView);
  }

  /** Whether a user contributes something, or promised to. */
  isContributor(db: EntityManager, groupPurchaseId: number, userId: number): Promise<boolean> {
    const of = { groupPurchaseId, userId, kind: Not('manual' as const) };
    return db.existsBy(ContributionEntity, { ...of, state: In(['pledged', 'completed'] as const) });
  }

  /** The contribution of a code, if it may vote. */
  async voter(code: string): Promise<ContributionEntity> {
    const row = await this.find(code);
    if (!voting.includes(row.state)) throw noContribution();
    return row;
  }

  private async newestRefunds(ids: number[]): Promise<Map<number, RefundEntity['state']>> {
    const rows = await this.db.query<Pick<RefundEntity, 'contributionId' | 'state'>[]>(
      `SELECT DISTINCT ON ("contributionId") "contributionId", state FROM refunds
       WHERE "contributionId" = ANY($1) ORDER BY "contributionId", id DESC`,
      [ids],
    );
    return new Map(rows.map(({ contributionId, state }) => [contributionId, state]));
  }

  private async find(code: string): Promise<ContributionEntity> {
    const row = await this.db.manager.findOneBy(ContributionEntity, { code });
    if (!row) throw noContribution();
    return row;
  }
}

/** Throws `amount_too_high` if less is missing; `others` is what isn't available besides booked and reserved money. */
export function assertFits(
  { targetCents, bookedCents, reservedCents }: StoredGroup,
  cents: number,
  others = 0,
): void {
  const left = Math.max(0, targetCents - bookedCents - reservedCents - others);
  if (cents <= left) return;
  const message = left === 0 ? 'Goal Reached!' : `Maximum contribution needed is ${formatCents(left)}`;
  throw conflict('amount_too_high', message);
}

const isOfUser = (call: AnyCall): call is UserCall => call.userId !== null;

const organizerOnly = () => forbidden('organizer_only', 'Only the organizer can record a contribution');
export const ended = () => conflict('group_purchase_ended', 'This group gift has ended');
export const noContribution = () => notFound('contribution_not_found', 'That contribution is gone');
export const noOrder = () => notFound('order_not_found', 'There is no such payment');
