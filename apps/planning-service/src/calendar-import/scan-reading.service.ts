import type { ScanResult, scanFailures } from '@giftwell/contracts/calendar/calendar-import';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import type { CalendarScanEntity } from './calendar-scan.entity.js';
import { GoogleCalendar, GoogleRefusal } from './google-calendar.js';
import { OpenTitlesService } from './open-titles.service.js';
import { scanInThread, TooLarge } from './scan-task.js';

export type ScanOutcome = { result: ScanResult } | { failure: (typeof scanFailures)[number] };

/** Where the month comes first in 5/3. */
const monthFirst = ['US', 'PH', 'FM', 'MH', 'PW'];
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Reads what a scan is about: a file or text, or Google with an access. */
@Injectable()
export class ScanReadingService {
  constructor(
    private readonly calendars: CalendarSettingsService,
    private readonly google: GoogleCalendar,
    private readonly open: OpenTitlesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `bytes` is what was stored for the scan; `note` gets the progress in percent. */
  async read(
    row: CalendarScanEntity,
    bytes: Uint8Array,
    note: (progress: number) => Promise<void>,
  ): Promise<ScanOutcome> {
    // Progress is only shown: a scan doesn't fail because of it.
    const noteSafely = (progress: number) =>
      note(progress).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Calendar scan: progress not stored');
      });
    await noteSafely(10);
    const { timeZone, country, today } = await this.calendars.of(row.userId);
    const usualOrder = monthFirst.includes(country) ? ('month_first' as const) : ('day_first' as const);
    const options = { timeZone, today, usualOrder, isPasted: row.source === 'text' };
    try {
      const content =
        row.source === 'google' ? { entries: await this.google.read(textOf(bytes)) } : { bytes };
      await noteSafely(40);
      const byRules = await scanInThread({ ...content, options }, (progress) => void noteSafely(progress));
      const result = await this.open.settle(row.userId, byRules);
      this.logger.info({ ...result.counts, found: result.occasions.length }, 'Calendar scanned');
      return { result };
    } catch (error) {
      if (error instanceof GoogleRefusal) {
        this.logger.warn({ failure: error.failure }, 'Google Calendar not read');
        return { failure: error.failure };
      }
      if (error instanceof TooLarge) return { failure: 'too_large' };
      // Errors of parsers may quote the file, which no log may have.
      this.logger.warn({ name: (error as Error).name }, 'Calendar scan failed');
      return { failure: row.source === 'google' ? 'google_failed' : 'unreadable' };
    }
  }
}
