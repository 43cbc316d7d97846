import { Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { OrganizersModule } from '../organizers/organizers.module.js';
import { GiftRecordsController } from './gift-records.controller.js';
import { GiftRecordsService } from './gift-records.service.js';

@Module({
  imports: [ContributionsModule, GroupPurchasesModule, OrganizersModule],
  controllers: [GiftRecordsController],
  providers: [GiftRecordsService],
})
export class GiftRecordsModule {}
