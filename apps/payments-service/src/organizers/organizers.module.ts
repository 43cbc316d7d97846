import { Module } from '@nestjs/common';
import { OnUserRenamed } from './on-user-renamed.js';
import { OrganizersService } from './organizers.service.js';

/** What is known about the people who organize group gifts. */
@Module({ providers: [OrganizersService, OnUserRenamed], exports: [OrganizersService] })
export class OrganizersModule {}
