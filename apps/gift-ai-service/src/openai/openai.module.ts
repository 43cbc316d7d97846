import { Module } from '@nestjs/common';
import { ModelRest } from './model-rest.js';
import { ModelSlots } from './model-slots.js';

@Module({ providers: [ModelRest, ModelSlots], exports: [ModelRest, ModelSlots] })
export class OpenAiModule {}
