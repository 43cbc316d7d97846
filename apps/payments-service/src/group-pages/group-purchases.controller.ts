import type { HandlerInput } from '@giftwell/contracts/core/route';
import { groupPurchaseRoutes } from '@giftwell/contracts/payments/group-purchases';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { GroupChangesService } from '../group-purchases/group-changes.service.js';
import { GroupIdeasService } from '../group-purchases/group-ideas.service.js';
import { GroupPurchasesService } from '../group-purchases/group-purchases.service.js';
import { GroupMoneyService } from './group-money.service.js';

type Routes = typeof groupPurchaseRoutes;

@Serves(groupPurchaseRoutes)
export class GroupPurchasesController {
  constructor(
    private readonly groups: GroupPurchasesService,
    private readonly changes: GroupChangesService,
    private readonly ideas: GroupIdeasService,
    private readonly money: GroupMoneyService,
  ) {}

  async list(_input: HandlerInput<Routes['list']>, { userId }: UserCall) {
    return { groupPurchases: await this.groups.list(userId) };
  }

  get(input: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return this.money.get(userId, input);
  }

  async create(input: HandlerInput<Routes['create']>, call: UserCall) {
    return { groupPurchase: await this.groups.create(input, call) };
  }

  async update(input: HandlerInput<Routes['update']>, call: UserCall) {
    const { userId } = call;
    await this.groups.checkRecipient(input, call);
    await this.changes.update(userId, input, await this.groups.timeZoneOf(input, call));
    return { groupPurchase: await this.groups.get(userId, input.id) };
  }

  async remove({ id }: HandlerInput<Routes['remove']>, { userId }: UserCall) {
    await this.groups.remove(userId, id);
    return { ok: true as const };
  }

  refundOne({ id, contributionId }: HandlerInput<Routes['refundOne']>, call: UserCall) {
    return this.money.refundOne(call, id, contributionId);
  }

  async removePledge({ id, contributionId }: HandlerInput<Routes['removePledge']>, call: UserCall) {
    return { groupPurchase: await this.money.removePledge(call, id, contributionId) };
  }

  async thank(input: HandlerInput<Routes['thank']>, call: UserCall) {
    const { userId } = call;
    await this.groups.checkPhoto(input, call);
    await this.changes.thank(userId, input);
    return { groupPurchase: await this.groups.get(userId, input.id) };
  }

  async addIdea(input: HandlerInput<Routes['addIdea']>, { userId }: UserCall) {
    return { ideas: await this.ideas.add(userId, input) };
  }

  async removeIdea({ id, ideaId }: HandlerInput<Routes['removeIdea']>, { userId }: UserCall) {
    return { ideas: await this.ideas.remove(userId, id, ideaId) };
  }

  async acceptIdea({ id, ideaId }: HandlerInput<Routes['acceptIdea']>, { userId }: UserCall) {
    await this.ideas.accept(userId, id, ideaId);
    return { groupPurchase: await this.groups.get(userId, id) };
  }
}
