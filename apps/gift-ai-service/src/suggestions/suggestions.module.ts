import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LearningModule } from '../learning/learning.module.js';
import { FeedbackService } from './feedback.service.js';
import { FiguresService } from './figures.service.js';
import { SuggestionEntity } from './suggestion.entity.js';
import { SuggestionsController } from './suggestions.controller.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SuggestionEntity]), LearningModule],
  controllers: [SuggestionsController],
  providers: [FeedbackService, FiguresService, SuggestionsService],
  exports: [FeedbackService, FiguresService, SuggestionsService],
})
export class SuggestionsModule {}
