import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { OccasionWriterService } from './occasion-writer.service.js';
import { OccasionOrderService } from './occasion-order.service.js';
import { OccasionsController } from './occasions.controller.js';
import { OccasionsService } from './occasions.service.js';
import { PurgeOccasions } from './purge-occasions.job.js';
import { QuotaService } from './quota.service.js';

@Module({
  imports: [CalendarModule],
  controllers: [OccasionsController],
  providers: [OccasionsService, OccasionOrderService, OccasionWriterService, QuotaService, PurgeOccasions],
  exports: [OccasionsService, OccasionOrderService, OccasionWriterService, QuotaService],
})
export class OccasionsModule {}
