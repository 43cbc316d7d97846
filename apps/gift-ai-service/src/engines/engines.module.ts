import { CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import { CatalogueEngine } from './catalogue-engine.js';
import type { Config } from '../config.js';
import { SuggestionEngine } from './suggestion-engine.js';
import { EnginesService } from './engines.service.js';
import { ModelRest } from './model-rest.js';
import { ModelSlots } from './model-slots.js';
import { OpenAiEngine } from './openai-engine.js';

const engine = {
  provide: SuggestionEngine,
  inject: [CONFIG, CatalogueEngine, ModelSlots, ModelRest],
  useFactory: (config: Config, catalogue: CatalogueEngine, slots: ModelSlots, rest: ModelRest) =>
    config.engine.kind === 'openai' ? new OpenAiEngine(config.engine, slots, rest, catalogue) : catalogue,
};

@Module({
  providers: [CatalogueEngine, ModelRest, ModelSlots, engine, EnginesService],
  exports: [EnginesService],
})
export class EnginesModule {}
