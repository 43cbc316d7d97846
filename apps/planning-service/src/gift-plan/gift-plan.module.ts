import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { GiftBudgetsService } from './gift-budgets.service.js';
import { GiftPlanController } from './gift-plan.controller.js';
import { GiftPlanService } from './gift-plan.service.js';
import { PlanExportController } from './plan-export.controller.js';

@Module({
  imports: [CalendarModule],
  controllers: [GiftPlanController, PlanExportController],
  providers: [GiftBudgetsService, GiftPlanService],
})
export class GiftPlanModule {}
