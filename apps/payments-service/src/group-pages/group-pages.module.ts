import { Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { GroupDetailsService } from './group-details.service.js';
import { GroupMoneyService } from './group-money.service.js';
import { GroupPurchasesController } from './group-purchases.controller.js';
import { OwnDetailsService } from './own-details.service.js';
import { PublicGroupsController } from './public-groups.controller.js';

@Module({
  imports: [ContributionsModule, GroupPurchasesModule],
  controllers: [GroupPurchasesController, PublicGroupsController],
  providers: [GroupDetailsService, GroupMoneyService, OwnDetailsService],
})
export class GroupPagesModule {}
