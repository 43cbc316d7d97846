import { Module } from '@nestjs/common';
import { EraseUser } from './erase-user.job.js';
import { OnUserDeleted } from './on-user-deleted.js';

@Module({ providers: [EraseUser, OnUserDeleted] })
export class PersonalDataModule {}
