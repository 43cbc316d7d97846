import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { KeptOccasionsService } from './kept-occasions.service.js';
import { OccasionsController } from './occasions.controller.js';
import { OccasionsService } from './occasions.service.js';
import { PurgeOccasions } from './purge-occasions.job.js';
import { QuotaService } from './quota.service.js';

@Module({
  imports: [CalendarModule],
  controllers: [OccasionsController],
  providers: [OccasionsService, KeptOccasionsService, QuotaService, PurgeOccasions],
  exports: [OccasionsService, KeptOccasionsService, QuotaService],
})
export class OccasionsModule {}
