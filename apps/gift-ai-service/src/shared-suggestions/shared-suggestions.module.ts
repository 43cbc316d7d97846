import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { SharedSuggestionEntity } from './shared-suggestion.entity.js';
import { SharedSuggestionsController } from './shared-suggestions.controller.js';
import { SharedSuggestionsService } from './shared-suggestions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SharedSuggestionEntity]), SuggestionsModule],
  controllers: [SharedSuggestionsController],
  providers: [SharedSuggestionsService],
})
export class SharedSuggestionsModule {}
