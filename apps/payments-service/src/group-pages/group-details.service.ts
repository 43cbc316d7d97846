import { toDollars } from '@giftwell/contracts/core/money';
import type { GroupIdea } from '@giftwell/contracts/payments/group-ideas';
import type { PublicGroup, ShownContribution } from '@giftwell/contracts/payments/public-groups';
import { CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import type { ContributionEntity } from '../contributions/contribution.entity.js';
import { GroupChangeEntity } from '../group-purchases/group-change.entity.js';
import { GroupIdeasService } from '../group-purchases/group-ideas.service.js';
import type { GroupRow } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';

type Row = Pick<
  ContributionEntity,
  'contributorName' | 'amountCents' | 'kind' | 'message' | 'hideName' | 'hideAmount' | 'createdAt'
>;

const shownAtMost = 200;

/** What the page of a group shows. */
@Injectable()
export class GroupDetailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly ideas: GroupIdeasService,
  ) {}

  /** For everyone who may see it. */
  async shown(row: GroupRow): Promise<PublicGroup> {
    const [contributions, details] = await Promise.all([this.contributionsOf(row.id), this.of(row.id)]);
    return {
      ...{ groupPurchase: this.groups.shown(row), contributions, ...details },
      organizer: { username: row.organizerName },
      canPay: this.config.paymentMode !== 'off',
    };
  }

  /** Ideas, and what changed after the first contribution. */
  async of(groupPurchaseId: number): Promise<Pick<PublicGroup, 'changes'> & { ideas: GroupIdea[] }> {
    const [ideas, changes] = await Promise.all([
      this.ideas.listOf(groupPurchaseId),
      this.db.manager.find(GroupChangeEntity, {
        where: { groupPurchaseId },
        order: { id: 'DESC' },
        take: 50,
      }),
    ]);
    return { ideas, changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })) };
  }

  vote(voter: { id: number; groupPurchaseId: number }, ideaId: number): Promise<GroupIdea[]> {
    return this.ideas.vote(voter, ideaId);
  }

  private async contributionsOf(groupPurchaseId: number): Promise<ShownContribution[]> {
    const rows = await this.db.query<Row[]>(
      `SELECT "contributorName", "amountCents" - "refundedCents" AS "amountCents", kind, message, "hideName",
         "hideAmount", "createdAt"
       FROM contributions WHERE "groupPurchaseId" = $1 AND state IN ('pledged', 'completed')
       ORDER BY id DESC LIMIT ${shownAtMost}`,
      [groupPurchaseId],
    );
    return rows.map(({ contributorName, amountCents, hideName, hideAmount, createdAt, kind, message }) => ({
      ...{ kind, message, createdAt: createdAt.toISOString() },
      contributorName: hideName ? null : contributorName,
      amount: hideAmount ? null : toDollars(amountCents),
    }));
  }
}
