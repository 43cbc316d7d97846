import type { ScanResult, scanFailures } from '@giftwell/contracts/calendar/calendar-import';
import { CalendarStore, LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import type { CalendarScanEntity } from './calendar-scan.entity.js';
import { GoogleCalendar, GoogleRefusal } from './google-calendar.js';
import { readFile } from './scan-store.js';
import { scanInThread } from './scan-task.js';

export type ScanOutcome = { result: ScanResult } | { failure: (typeof scanFailures)[number] };

/** Where the month comes first in 5/3. */
const monthFirst = ['US', 'PH', 'FM', 'MH', 'PW'];
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Reads what a scan is about: a stored file or text, or Google with a stored access. */
@Injectable()
export class ScanReadingService {
  constructor(
    private readonly store: CalendarStore,
    private readonly calendars: CalendarSettingsService,
    private readonly google: GoogleCalendar,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `note` gets the progress in percent. Rejects only if what is stored can't be reached. */
  async read(row: CalendarScanEntity, note: (progress: number) => Promise<void>): Promise<ScanOutcome> {
    const bytes = await readFile(this.store, row.fileKey);
    if (!bytes) return { failure: 'file_gone' };
    const { timeZone, country, today } = await this.calendars.of(row.userId);
    const usualOrder = monthFirst.includes(country) ? ('month_first' as const) : ('day_first' as const);
    const options = { timeZone, today, usualOrder, isPasted: row.source === 'text' };
    try {
      const content =
        row.source === 'google' ? { entries: await this.google.read(textOf(bytes)) } : { bytes };
      await note(40);
      const result = await scanInThread({ ...content, options }, (progress) => void note(progress));
      this.logger.info({ ...result.counts, found: result.occasions.length }, 'Calendar scanned');
      return { result };
    } catch (error) {
      if (error instanceof GoogleRefusal) return { failure: error.failure };
      // Errors of parsers may quote the file, which no log may have.
      this.logger.warn({ name: (error as Error).name }, 'Calendar not read');
      return { failure: row.source === 'google' ? 'google_failed' : 'unreadable' };
    }
  }
}
