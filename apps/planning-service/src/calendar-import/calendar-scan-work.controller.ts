import type { HandlerInput } from '@giftwell/contracts/core/route';
import { calendarScanWorkRoutes } from '@giftwell/contracts/calendar/calendar-import';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { CalendarScansService } from './calendar-scans.service.js';

/** For the gateway, which receives the files. */
@Serves(calendarScanWorkRoutes)
export class CalendarScanWorkController {
  constructor(private readonly scans: CalendarScansService) {}

  start({ fileKey }: HandlerInput<(typeof calendarScanWorkRoutes)['start']>, { userId }: UserCall) {
    return this.scans.start(userId, 'file', fileKey);
  }
}
