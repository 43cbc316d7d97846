import { Module } from '@nestjs/common';
import { ModelModule } from '../model/model.module.js';
import { ExtractionController } from './extraction.controller.js';
import { ExtractionService } from './extraction.service.js';

@Module({ imports: [ModelModule], controllers: [ExtractionController], providers: [ExtractionService] })
export class ExtractionModule {}
