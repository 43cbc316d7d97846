import { Module } from '@nestjs/common';
import { TranscriptionModule } from '../transcription/transcription.module.js';
import { EraseUser } from './erase-user.job.js';
import { OnUserDeleted } from './on-user-deleted.js';

@Module({ imports: [TranscriptionModule], providers: [EraseUser, OnUserDeleted] })
export class PersonalDataModule {}
