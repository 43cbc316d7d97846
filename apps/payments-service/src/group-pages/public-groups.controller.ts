import type { HandlerInput } from '@giftwell/contracts/core/route';
import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { ContributionsService } from '../contributions/contributions.service.js';
import { PledgesService } from '../contributions/pledges.service.js';
import { VisibleGroupsService } from '../group-purchases/visible-groups.service.js';
import { GroupDetailsService } from './group-details.service.js';

type Routes = typeof publicGroupRoutes;

/** Instead of the id of an order: the organizer received cash. */
const manual = 'manual_contribution';

@Serves(publicGroupRoutes)
export class PublicGroupsController {
  constructor(
    private readonly groups: VisibleGroupsService,
    private readonly details: GroupDetailsService,
    private readonly contributions: ContributionsService,
    private readonly pledges: PledgesService,
  ) {}

  async get({ shareCode }: HandlerInput<Routes['get']>, call: AnyCall) {
    return this.details.shown(await this.groups.get(shareCode, call));
  }

  async mine({ shareCode }: HandlerInput<Routes['mine']>, call: AnyCall) {
    const { userId } = call;
    const { id, organizerId } = await this.groups.get(shareCode, call);
    if (userId === null) return { isOrganizer: false, contributions: [] };
    const contributions = await this.contributions.mine(id, userId);
    return { isOrganizer: organizerId === userId, contributions };
  }

  async contribute(input: HandlerInput<Routes['contribute']>, call: AnyCall) {
    const contribution =
      input.paypalOrderId === manual
        ? await this.contributions.recordCash(input, call)
        : await this.contributions.ofOrder(input, call);
    return { contribution };
  }

  async pledge(input: HandlerInput<Routes['pledge']>, call: AnyCall) {
    const { id } = await this.groups.get(input.shareCode, call);
    return { contribution: await this.pledges.pledge(id, input, call) };
  }

  contribution({ code }: HandlerInput<Routes['contribution']>) {
    return this.contributions.byCode(code);
  }

  async undoPledge({ code }: HandlerInput<Routes['undoPledge']>) {
    await this.pledges.undo(code);
    return { ok: true as const };
  }

  async vote({ code, ideaId }: HandlerInput<Routes['vote']>) {
    return { ideas: await this.details.vote(await this.contributions.voter(code), ideaId) };
  }
}
