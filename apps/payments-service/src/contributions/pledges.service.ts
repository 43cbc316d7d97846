import { conflict } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { MyContribution, publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoveredGoalsService } from '../group-purchases/covered-goals.service.js';
import { GroupMailsService } from '../group-purchases/group-mails.service.js';
import type { GroupRow } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { AuditService } from '../ledger/audit.service.js';
import { myContribution } from './contribution-row.js';
import { ContributionEntity } from './contribution.entity.js';
import { ended, mustFit, noContribution } from './contributions.service.js';
import { NewContributionsService, visitorOf } from './new-contributions.service.js';

const pledgesOfAVisitor = 5;
const pledgesOfAGroup = 500;

/** Promises, which never count as money. Once they cover the target, everyone is asked to pay. */
@Injectable()
export class PledgesService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly goals: CoveredGoalsService,
    private readonly fresh: NewContributionsService,
    private readonly audit: AuditService,
    private readonly mails: GroupMailsService,
  ) {}

  async pledge(
    id: number,
    { shareCode: _code, ...contributor }: HandlerInput<(typeof publicGroupRoutes)['pledge']>,
    call: AnyCall,
  ): Promise<MyContribution> {
    const { userId } = call;
    const visitor = visitorOf(call);
    const row = await this.db.transaction(async (tx) => {
      const group = await this.groups.lock(tx, id);
      this.mustAccept(group);
      await this.mustHaveRoom(tx, group, visitor);
      mustFit(group, contributor.amount, group.pledgedCents);
      const made = await this.fresh.insert(tx, group, contributor, {
        ...{ kind: 'pledge', state: 'pledged', userId, visitor },
      });
      await this.goals.promised(tx, group, made);
      await this.groups.publishShare(tx, id, made);
      return made;
    });
    await this.groups.tell(id);
    return myContribution(row);
  }

  /** By its contributor. */
  async undo(code: string): Promise<void> {
    await this.delete({ code }, () => Promise.resolve());
  }

  /** By the organizer, who no longer counts on it. */
  async remove(groupPurchaseId: number, contributionId: number, actorId: number): Promise<void> {
    await this.delete({ id: contributionId, groupPurchaseId }, async (tx, group, pledge) => {
      const { amountCents: cents } = pledge;
      await this.audit.note(tx, {
        ...{ action: 'pledge_removal', result: 'done', actorId, groupPurchaseId, contributionId, cents },
      });
      await this.mails.tellContributor(tx, group, pledge, {
        ...{ kind: 'pledge_removed', key: String(contributionId) },
      });
    });
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

  private async mustHaveRoom(tx: EntityManager, { id }: GroupRow, visitor: string): Promise<void> {
    const [{ ofVisitor, all }] = await tx.query<[{ ofVisitor: number; all: number }]>(
      `SELECT count(*) FILTER (WHERE visitor = $2)::int AS "ofVisitor", count(*)::int AS all
       FROM contributions WHERE "groupPurchaseId" = $1 AND state = 'pledged'`,
      [id, visitor],
    );
    if (ofVisitor >= pledgesOfAVisitor || all >= pledgesOfAGroup)
      throw conflict('too_many_pledges', 'There are already too many promises');
  }
}
