import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { ideasOfAGroupPurchase, type GroupIdea } from '@giftwell/contracts/payments/group-ideas';
import type { groupPurchaseRoutes } from '@giftwell/contracts/payments/group-purchases';
import { Clock, shownLine } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GroupIdeaEntity, IdeaVoteEntity } from './group-idea.entity.js';
import { GroupPurchaseEntity } from './group-purchase.entity.js';
import { ideasStatement } from './group-row.js';
import { GroupsService } from './groups.service.js';

type Routes = typeof groupPurchaseRoutes;
type NewIdea = HandlerInput<Routes['create']>['ideas'][number];

/** Ideas that contributors vote on. */
@Injectable()
export class GroupIdeasService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly groups: GroupsService,
  ) {}

  listOf(groupPurchaseId: number, db: Pick<EntityManager, 'query'> = this.db): Promise<GroupIdea[]> {
    return db.query<GroupIdea[]>(ideasStatement, [groupPurchaseId]);
  }

  async add(userId: number, { id, ...idea }: HandlerInput<Routes['addIdea']>): Promise<GroupIdea[]> {
    const ideas = await this.db.transaction(async (tx) => {
      await this.groups.lockOwn(tx, userId, id);
      if ((await tx.countBy(GroupIdeaEntity, { groupPurchaseId: id })) >= ideasOfAGroupPurchase)
        throw conflict('too_many_ideas', `A vote has at most ${ideasOfAGroupPurchase} ideas`);
      await tx.insert(GroupIdeaEntity, storedIdeas(id, [idea]));
      return this.listOf(id, tx);
    });
    await this.groups.tell(id);
    return ideas;
  }

  async remove(userId: number, id: number, ideaId: number): Promise<GroupIdea[]> {
    await this.groups.getOwn(userId, id);
    const { affected } = await this.db.manager.delete(GroupIdeaEntity, { id: ideaId, groupPurchaseId: id });
    if (!affected) throw noIdea();
    await this.groups.tell(id);
    return this.listOf(id);
  }

  /** A contribution has one vote; a second one replaces it. */
  async vote(voter: { id: number; groupPurchaseId: number }, ideaId: number): Promise<GroupIdea[]> {
    const { id: contributionId, groupPurchaseId } = voter;
    const idea = await this.db.manager.findOneBy(GroupIdeaEntity, { id: ideaId, groupPurchaseId });
    if (!idea) throw noIdea();
    await this.db.manager.upsert(IdeaVoteEntity, { contributionId, ideaId }, ['contributionId']);
    await this.groups.tell(groupPurchaseId);
    return this.listOf(groupPurchaseId);
  }

  /** The idea becomes the gift; the others are removed. */
  async accept(userId: number, id: number, ideaId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.groups.lockOwn(tx, userId, id);
      const idea = await tx.findOneBy(GroupIdeaEntity, { id: ideaId, groupPurchaseId: id });
      if (!idea) throw noIdea();
      const { title, picture } = idea;
      const changes = { title, voteEndedAt: this.clock.now(), ...(picture !== null && { picture }) };
      await tx.update(GroupPurchaseEntity, { id }, changes);
      await tx.delete(GroupIdeaEntity, { groupPurchaseId: id });
      await this.groups.publish(tx, id);
    });
    await this.groups.tell(id);
  }
}

/** The rows of new ideas. */
export const storedIdeas = (groupPurchaseId: number, ideas: NewIdea[]) =>
  ideas.map((idea) => ({ ...stored(idea), groupPurchaseId }));

const stored = ({ title, url, price, picture }: NewIdea) => ({
  ...{ title: shownLine(title), url: url ?? null, picture: picture ?? null },
  price: shownLine(price ?? '') || null,
});

const noIdea = () => notFound('idea_not_found', 'That idea is gone');
