import type { HandlerInput } from '@giftwell/contracts/core/route';
import { boughtGiftRoutes } from '@giftwell/contracts/payments/bought-gifts';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { GroupPurchasesService } from '../group-purchases/group-purchases.service.js';
import { BoughtGiftsService } from './bought-gifts.service.js';

@Serves(boughtGiftRoutes)
export class BoughtGiftsController {
  constructor(
    private readonly groups: GroupPurchasesService,
    private readonly bought: BoughtGiftsService,
  ) {}

  async mark({ id }: HandlerInput<(typeof boughtGiftRoutes)['mark']>, call: UserCall) {
    await this.bought.mark(call, id);
    return { groupPurchase: await this.groups.get(call.userId, id) };
  }
}
