import { CircuitBreaker, CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { ModelService, openAiClient } from './model.service.js';
import { ModelSlots } from './model-slots.js';

const model = {
  provide: ModelService,
  inject: [CONFIG, ModelSlots, CircuitBreaker],
  useFactory: async ({ engine }: Config, slots: ModelSlots, breaker: CircuitBreaker) =>
    engine.kind === 'openai' ? new ModelService(await openAiClient(engine), engine, slots, breaker) : null,
};

/** Provides a ModelService, or null if no model is configured. */
@Module({ providers: [ModelSlots, CircuitBreaker, model], exports: [ModelService] })
export class ModelModule {}
