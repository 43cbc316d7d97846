import { Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { EraseUser } from './erase-user.job.js';
import { OnUserDeleted } from './on-user-deleted.js';
import { OpenGroupsController } from './open-groups.controller.js';
import { PersonalDataController } from './personal-data.controller.js';
import { SettledVisitorsService } from './settled-visitors.service.js';

@Module({
  imports: [ContributionsModule, GroupPurchasesModule],
  controllers: [OpenGroupsController, PersonalDataController],
  providers: [EraseUser, OnUserDeleted, SettledVisitorsService],
  exports: [SettledVisitorsService],
})
export class PersonalDataModule {}
