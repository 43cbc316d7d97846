import type { HandlerInput } from '@giftwell/contracts/core/route';
import { calendarImportRoutes } from '@giftwell/contracts/calendar/calendar-import';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { CalendarImportsService } from './calendar-imports.service.js';
import { CalendarScansService } from './calendar-scans.service.js';

type Routes = typeof calendarImportRoutes;

@Serves(calendarImportRoutes)
export class CalendarImportController {
  constructor(
    private readonly scans: CalendarScansService,
    private readonly imports: CalendarImportsService,
  ) {}

  extract({ calendarData }: HandlerInput<Routes['extract']>, { userId, signal }: UserCall) {
    return this.scans.scanText(userId, calendarData, signal);
  }

  googleExtract({ tokenId }: HandlerInput<Routes['googleExtract']>, { userId, signal }: UserCall) {
    return this.scans.scanGoogle(userId, tokenId, signal);
  }

  getScan({ scanId }: HandlerInput<Routes['getScan']>, { userId }: UserCall) {
    return this.scans.get(userId, scanId);
  }

  async dropScan({ scanId }: HandlerInput<Routes['dropScan']>, { userId }: UserCall) {
    await this.scans.drop(userId, scanId);
    return { ok: true as const };
  }

  async listImports(_: HandlerInput<Routes['listImports']>, { userId }: UserCall) {
    return { imports: await this.imports.list(userId) };
  }

  undoImport({ id }: HandlerInput<Routes['undoImport']>, { userId }: UserCall) {
    return this.imports.undo(userId, id);
  }
}
