import { Clock } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import { ModelModule } from '../model/model.module.js';
import { ModelService } from '../model/model.service.js';
import { CatalogueEngine } from './catalogue-engine.js';
import { SuggestionEngine } from './suggestion-engine.js';
import { EnginesService } from './engines.service.js';
import { OpenAiEngine } from './openai-engine.js';

const engine = {
  provide: SuggestionEngine,
  inject: [ModelService, CatalogueEngine, Clock],
  useFactory: (model: ModelService | null, catalogue: CatalogueEngine, clock: Clock) =>
    model ? new OpenAiEngine(model, catalogue, clock) : catalogue,
};

@Module({
  imports: [ModelModule],
  providers: [CatalogueEngine, engine, EnginesService],
  exports: [EnginesService],
})
export class EnginesModule {}
