import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { OccasionsModule } from '../occasions/occasions.module.js';
import { BulkAddService } from './bulk-add.service.js';
import { DetectedRowsService } from './detected-rows.service.js';
import { ForgetImport } from './forget-import.job.js';

@Module({
  imports: [CalendarModule, OccasionsModule],
  providers: [BulkAddService, DetectedRowsService, ForgetImport],
  exports: [BulkAddService],
})
export class BulkAddModule {}
