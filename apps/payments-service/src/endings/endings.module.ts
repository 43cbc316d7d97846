import { Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BoughtGiftsController } from './bought-gifts.controller.js';
import { BoughtGiftsService } from './bought-gifts.service.js';
import { MissedGoalRefundsService } from './missed-goal-refunds.service.js';
import { MissedGoalsService } from './missed-goals.service.js';

/** What becomes of the money in the end. */
@Module({
  imports: [ContributionsModule, GroupPurchasesModule, LedgerModule],
  controllers: [BoughtGiftsController],
  providers: [BoughtGiftsService, MissedGoalRefundsService, MissedGoalsService],
  exports: [MissedGoalsService],
})
export class EndingsModule {}
