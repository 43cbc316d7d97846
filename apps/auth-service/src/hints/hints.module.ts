import { Module } from '@nestjs/common';
import { HintsController } from './hints.controller.js';

@Module({ controllers: [HintsController] })
export class HintsModule {}
