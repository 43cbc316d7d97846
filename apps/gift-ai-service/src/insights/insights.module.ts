import { Module } from '@nestjs/common';
import { LearningModule } from '../learning/learning.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { InsightsController } from './insights.controller.js';

@Module({
  imports: [LearningModule, PreferencesModule, SuggestionsModule],
  controllers: [InsightsController],
})
export class InsightsModule {}
