import { Module } from '@nestjs/common';
import { ModelModule } from '../model/model.module.js';
import { CalendarTitlesController } from './calendar-titles.controller.js';
import { CalendarTitlesService } from './calendar-titles.service.js';

@Module({
  imports: [ModelModule],
  controllers: [CalendarTitlesController],
  providers: [CalendarTitlesService],
})
export class CalendarTitlesModule {}
