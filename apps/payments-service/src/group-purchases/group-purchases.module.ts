import { Module } from '@nestjs/common';
import { OrganizersModule } from '../organizers/organizers.module.js';
import { CoveredGoalsService } from './covered-goals.service.js';
import { GroupChangesService } from './group-changes.service.js';
import { GroupIdeasService } from './group-ideas.service.js';
import { GroupMailsService } from './group-mails.service.js';
import { GroupPurchasesService } from './group-purchases.service.js';
import { GroupsService } from './groups.service.js';
import { VisibleGroupsService } from './visible-groups.service.js';

const services = [
  CoveredGoalsService,
  GroupChangesService,
  GroupIdeasService,
  GroupMailsService,
  GroupPurchasesService,
  GroupsService,
  VisibleGroupsService,
];

/** The groups themselves; `group-pages` answers the routes. */
@Module({ imports: [OrganizersModule], providers: services, exports: services })
export class GroupPurchasesModule {}
