import { CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import { CatalogueEngine } from '../catalogue/catalogue-engine.js';
import type { Config } from '../config.js';
import { ModelRest } from '../openai/model-rest.js';
import { ModelSlots } from '../openai/model-slots.js';
import { OpenAiEngine } from '../openai/openai-engine.js';
import { OpenAiModule } from '../openai/openai.module.js';
import { SuggestionEngine } from '../suggestions/suggestion-engine.js';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { WizardController } from './wizard.controller.js';
import { WizardService } from './wizard.service.js';

const engine = {
  provide: SuggestionEngine,
  inject: [CONFIG, CatalogueEngine, ModelSlots, ModelRest],
  useFactory: (config: Config, catalogue: CatalogueEngine, slots: ModelSlots, rest: ModelRest) =>
    config.engine.kind === 'openai' ? new OpenAiEngine(config.engine, slots, rest) : catalogue,
};

@Module({
  imports: [SuggestionsModule, OpenAiModule],
  controllers: [WizardController],
  providers: [CatalogueEngine, engine, WizardService],
})
export class WizardModule {}
