import { CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { ModelRest } from './model-rest.js';
import { ModelService } from './model.service.js';
import { ModelSlots } from './model-slots.js';

const model = {
  provide: ModelService,
  inject: [CONFIG, ModelSlots, ModelRest],
  useFactory: ({ engine }: Config, slots: ModelSlots, rest: ModelRest) =>
    engine.kind === 'openai' ? new ModelService(engine, slots, rest) : null,
};

/** Gives a ModelService, or null where no model is configured. */
@Module({ providers: [ModelSlots, ModelRest, model], exports: [ModelService] })
export class ModelModule {}
