import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { QuickNotesController } from './quick-notes.controller.js';
import { QuickNotesService } from './quick-notes.service.js';

@Module({
  imports: [CalendarModule],
  controllers: [QuickNotesController],
  providers: [QuickNotesService],
})
export class QuickNotesModule {}
