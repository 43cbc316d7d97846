import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnginesModule } from '../engines/engines.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { LearningService } from './learning.service.js';
import { MlModelEntity } from './ml-model.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([MlModelEntity]), EnginesModule, PreferencesModule],
  providers: [LearningService],
  exports: [LearningService],
})
export class LearningModule {}
