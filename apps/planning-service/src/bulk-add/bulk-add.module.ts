import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { OccasionsModule } from '../occasions/occasions.module.js';
import { BulkAddService } from './bulk-add.service.js';

@Module({
  imports: [CalendarModule, OccasionsModule],
  providers: [BulkAddService],
  exports: [BulkAddService],
})
export class BulkAddModule {}
