import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { GiftsModule } from '../gifts/gifts.module.js';
import { ReminderDatesService } from './reminder-dates.service.js';
import { ReminderGiftsService } from './reminder-gifts.service.js';
import { ReminderIdeasService } from './reminder-ideas.service.js';
import { ReminderLinksService } from './reminder-links.service.js';
import { ReminderMailsService } from './reminder-mails.service.js';
import { ReminderSchedulesService } from './reminder-schedules.service.js';
import { ReminderTicksService } from './reminder-ticks.service.js';
import { RemindersController } from './reminders.controller.js';
import { SendReminders } from './send-reminders.job.js';

@Module({
  imports: [CalendarModule, GiftsModule],
  controllers: [RemindersController],
  providers: [
    ReminderDatesService,
    ReminderGiftsService,
    ReminderIdeasService,
    ReminderLinksService,
    ReminderMailsService,
    ReminderSchedulesService,
    ReminderTicksService,
    SendReminders,
  ],
})
export class RemindersModule {}
