import type { HandlerInput } from '@giftwell/contracts/core/route';
import { planExportRoutes } from '@giftwell/contracts/planning/gift-plan';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { GiftPlanService } from './gift-plan.service.js';

@Serves(planExportRoutes)
export class PlanExportController {
  constructor(private readonly plan: GiftPlanService) {}

  get(input: HandlerInput<(typeof planExportRoutes)['get']>, { userId }: UserCall) {
    return this.plan.csv(userId, input);
  }
}
