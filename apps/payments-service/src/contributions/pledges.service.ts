import { conflict } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { MyContribution, publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { GroupRow } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import type { Actor } from '../ledger/audit.service.js';
import { toContributorView } from './contribution-row.js';
import { ContributionEntity } from './contribution.entity.js';
import { ended, assertFits, noContribution } from './contributions.service.js';
import { MovementsService } from './movements.service.js';
import { browserOf, NewContributionsService, payerOf, type Payer } from './new-contributions.service.js';

const pledgesOfAPayer = 5;
/** An office or a family shares an address. */
const pledgesOfAnAddress = 50;
const pledgesOfAGroup = 500;

/** Promises, which never count as money. Once they cover the target, everyone is asked to pay. */
@Injectable()
export class PledgesService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly fresh: NewContributionsService,
    private readonly movements: MovementsService,
  ) {}

  async pledge(
    id: number,
    { shareCode: _code, ...contributor }: HandlerInput<(typeof publicGroupRoutes)['pledge']>,
    call: AnyCall,
  ): Promise<MyContribution> {
    const { userId } = call;
    const payer = payerOf(call);
    const row = await this.db.transaction(async (tx) => {
      const group = await this.groups.lock(tx, id);
      this.mustAccept(group);
      await this.mustHaveRoom(tx, group, payer);
      assertFits(group, contributor.amount, group.pledgedCents);
      const made = await this.fresh.insert(tx, group, contributor, {
        ...{ kind: 'pledge', state: 'pledged', userId, call },
        ...{ visitor: payer.visitor, browser: browserOf(call) },
      });
      await this.movements.promised(tx, group, made);
      await this.groups.publishShare(tx, id, made);
      return made;
    });
    await this.groups.tell(id);
    return toContributorView(row);
  }

  /** By its contributor. */
  async undo(code: string): Promise<void> {
    await this.delete({ code }, () => Promise.resolve());
  }

  /** By the organizer, who no longer counts on it. */
  async remove(groupPurchaseId: number, contributionId: number, actor: Actor): Promise<void> {
    await this.delete({ id: contributionId, groupPurchaseId }, (tx, group, pledge) =>
      this.movements.pledgeRemoved(tx, group, pledge, actor),
    );
  }

  private async delete(
    which: Partial<Pick<ContributionEntity, 'id' | 'code' | 'groupPurchaseId'>>,
    then: (tx: EntityManager, group: GroupRow, pledge: ContributionEntity) => Promise<void>,
  ): Promise<void> {
    const pledge = await this.db.manager.findOneBy(ContributionEntity, { ...which, state: 'pledged' });
    if (!pledge) throw noContribution();
    await this.groups.changeContribution(pledge.id, async (tx, group) => {
      const { affected } = await tx.delete(ContributionEntity, { id: pledge.id, state: 'pledged' });
      if (!affected) throw noContribution();
      await this.groups.publishShare(tx, group.id, pledge);
      await then(tx, group, pledge);
    });
  }

  private mustAccept(group: GroupRow): void {
    const accepted = this.groups.accepts(group);
    if (accepted === null) throw ended();
    if (accepted === 'money') throw conflict('no_pledges', 'This group gift takes money, not promises');
  }

  private async mustHaveRoom(
    tx: EntityManager,
    { id }: GroupRow,
    { visitor, guestBrowser }: Payer,
  ): Promise<void> {
    const [{ own, ofAddress, all }] = await tx.query<[{ own: number; ofAddress: number; all: number }]>(
      `SELECT count(*) FILTER (WHERE coalesce(browser = $3, visitor = $2))::int AS own,
         count(*) FILTER (WHERE visitor = $2)::int AS "ofAddress", count(*)::int AS all
       FROM contributions WHERE "groupPurchaseId" = $1 AND state = 'pledged'`,
      [id, visitor, guestBrowser],
    );
    if (own >= pledgesOfAPayer || ofAddress >= pledgesOfAnAddress || all >= pledgesOfAGroup)
      throw conflict('too_many_pledges', 'There are already too many promises');
  }
}
