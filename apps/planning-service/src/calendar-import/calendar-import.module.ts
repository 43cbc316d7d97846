import { CalendarStore, CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import { BulkAddModule } from '../bulk-add/bulk-add.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import type { Config } from '../config.js';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { CalendarImportController } from './calendar-import.controller.js';
import { CalendarImportsService } from './calendar-imports.service.js';
import { CalendarScanWorkController } from './calendar-scan-work.controller.js';
import { CalendarScansService } from './calendar-scans.service.js';
import { ForgetScan } from './forget-scan.job.js';
import { GoogleCalendar } from './google-calendar.js';
import { OpenTitlesService } from './open-titles.service.js';
import { ScanReadingService } from './scan-reading.service.js';
import { ScanCalendar } from './scan-calendar.job.js';

@Module({
  imports: [BulkAddModule, CalendarModule, RecipientsModule],
  controllers: [CalendarImportController, CalendarScanWorkController],
  providers: [
    { provide: GoogleCalendar, inject: [CONFIG], useFactory: (config: Config) => new GoogleCalendar(config) },
    ...[CalendarScansService, CalendarImportsService, ScanReadingService, OpenTitlesService],
    ...[CalendarStore, ScanCalendar, ForgetScan],
  ],
})
export class CalendarImportModule {}
