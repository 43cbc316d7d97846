import { Clock, CONFIG, LOGGER, type Logger } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { ScheduledTasksService } from '../paypal/scheduled-tasks.service.js';
import { EraseUser } from './erase-user.job.js';
import { OnUserDeleted } from './on-user-deleted.js';
import { OpenGroupsController } from './open-groups.controller.js';
import { PersonalDataController } from './personal-data.controller.js';
import { SettledVisitorsService } from './settled-visitors.service.js';

const hourMs = 3_600_000;

/** The tasks of this feature, beside those of payments. */
export const PERSONAL_DATA_TASKS = Symbol('personal data tasks');

const scheduledTasks = {
  provide: PERSONAL_DATA_TASKS,
  inject: [CONFIG, LOGGER, Clock, SettledVisitorsService],
  useFactory: (config: Config, logger: Logger, clock: Clock, visitors: SettledVisitorsService) => {
    const tasks = [{ name: 'settled visitors', everyMs: hourMs, run: (now: Date) => visitors.forget(now) }];
    return new ScheduledTasksService(config, logger, tasks, clock);
  },
};

@Module({
  imports: [ContributionsModule, GroupPurchasesModule],
  controllers: [OpenGroupsController, PersonalDataController],
  providers: [EraseUser, OnUserDeleted, SettledVisitorsService, scheduledTasks],
})
export class PersonalDataModule {}
