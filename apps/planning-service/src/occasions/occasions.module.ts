import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { KeptOccasionsService } from './kept-occasions.service.js';
import { OccasionOrderService } from './occasion-order.service.js';
import { OccasionsController } from './occasions.controller.js';
import { OccasionsService } from './occasions.service.js';
import { PurgeOccasions } from './purge-occasions.job.js';
import { QuotaService } from './quota.service.js';

@Module({
  imports: [CalendarModule],
  controllers: [OccasionsController],
  providers: [OccasionsService, OccasionOrderService, KeptOccasionsService, QuotaService, PurgeOccasions],
  exports: [OccasionsService, OccasionOrderService, KeptOccasionsService, QuotaService],
})
export class OccasionsModule {}
