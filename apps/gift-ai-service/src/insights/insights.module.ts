import { Module } from '@nestjs/common';
import { EnginesModule } from '../engines/engines.module.js';
import { LearningModule } from '../learning/learning.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { InsightsController } from './insights.controller.js';
import { StatementsService } from './statements.service.js';

@Module({
  imports: [EnginesModule, LearningModule, PreferencesModule, SuggestionsModule],
  controllers: [InsightsController],
  providers: [StatementsService],
})
export class InsightsModule {}
