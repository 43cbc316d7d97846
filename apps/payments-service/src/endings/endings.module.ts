import { Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BoughtGiftsController } from './bought-gifts.controller.js';
import { BoughtGiftsService } from './bought-gifts.service.js';
import { ClosingsController } from './closings.controller.js';
import { ClosingsService } from './closings.service.js';
import { ComingRefundsService } from './coming-refunds.service.js';
import { DeadlinesService } from './deadlines.service.js';
import { EndingMailsService } from './ending-mails.service.js';
import { GroupByGroupService } from './group-by-group.service.js';
import { MissedGoalRefundsService } from './missed-goal-refunds.service.js';
import { MissedGoalsService } from './missed-goals.service.js';

const services = [ComingRefundsService, DeadlinesService, MissedGoalsService];

/** What becomes of the money in the end. */
@Module({
  imports: [ContributionsModule, GroupPurchasesModule, LedgerModule],
  controllers: [BoughtGiftsController, ClosingsController],
  providers: [
    ...[...services, BoughtGiftsService, ClosingsService, EndingMailsService],
    ...[GroupByGroupService, MissedGoalRefundsService],
  ],
  exports: services,
})
export class EndingsModule {}
