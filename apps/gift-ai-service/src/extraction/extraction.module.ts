import { Module } from '@nestjs/common';
import { modelAccess } from '../model-access.js';
import { ExtractionController } from './extraction.controller.js';
import { ExtractionService } from './extraction.service.js';

@Module({ controllers: [ExtractionController], providers: [...modelAccess, ExtractionService] })
export class ExtractionModule {}
