import { Module } from '@nestjs/common';
import { EnginesModule } from '../engines/engines.module.js';
import { ModelModule } from '../model/model.module.js';
import { ExtractionController } from './extraction.controller.js';
import { ExtractionService } from './extraction.service.js';

@Module({
  imports: [EnginesModule, ModelModule],
  controllers: [ExtractionController],
  providers: [ExtractionService],
})
export class ExtractionModule {}
