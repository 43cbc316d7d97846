import { Module } from '@nestjs/common';
import { CalendarSettingsController } from './calendar-settings.controller.js';
import { CalendarSettingsService } from './calendar-settings.service.js';
import { OccurrencesService } from './occurrences.service.js';
import { OnUserRegistered } from './on-user-registered.js';

@Module({
  controllers: [CalendarSettingsController],
  providers: [CalendarSettingsService, OccurrencesService, OnUserRegistered],
  exports: [CalendarSettingsService, OccurrencesService],
})
export class CalendarModule {}
