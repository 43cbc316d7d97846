import type { HandlerInput } from '@giftwell/contracts/core/route';
import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { GiftBudgetsService } from './gift-budgets.service.js';
import { GiftPlanService } from './gift-plan.service.js';

type Routes = typeof giftPlanRoutes;

@Serves(giftPlanRoutes)
export class GiftPlanController {
  constructor(
    private readonly plan: GiftPlanService,
    private readonly budgets: GiftBudgetsService,
  ) {}

  get(input: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return this.plan.get(userId, input);
  }

  setRecipientBudget(input: HandlerInput<Routes['setRecipientBudget']>, { userId }: UserCall) {
    return this.budgets.setForRecipient(userId, input);
  }

  setOccasionBudget(input: HandlerInput<Routes['setOccasionBudget']>, { userId }: UserCall) {
    return this.budgets.setForOccasion(userId, input);
  }
}
