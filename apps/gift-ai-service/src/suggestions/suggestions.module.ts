import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LearningModule } from '../learning/learning.module.js';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { RunsModule } from '../runs/runs.module.js';
import { AssignmentsService } from './assignments.service.js';
import { FeedbackService } from './feedback.service.js';
import { FiguresService } from './figures.service.js';
import { GiftRecordService } from './gift-record.service.js';
import { OnGiftChanged } from './on-gift-changed.js';
import { OnRecipientDeleted } from './on-recipient-deleted.js';
import { SuggestionEntity } from './suggestion.entity.js';
import { SuggestionsController } from './suggestions.controller.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SuggestionEntity]), LearningModule, RecipientsModule, RunsModule],
  controllers: [SuggestionsController],
  providers: [
    AssignmentsService,
    FeedbackService,
    FiguresService,
    GiftRecordService,
    OnGiftChanged,
    OnRecipientDeleted,
    SuggestionsService,
  ],
  exports: [FeedbackService, FiguresService, SuggestionsService],
})
export class SuggestionsModule {}
