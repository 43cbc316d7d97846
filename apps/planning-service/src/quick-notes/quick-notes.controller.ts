import type { HandlerInput } from '@giftwell/contracts/core/route';
import { quickNoteRoutes } from '@giftwell/contracts/planning/quick-notes';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { QuickNotesService } from './quick-notes.service.js';

@Serves(quickNoteRoutes)
export class QuickNotesController {
  constructor(private readonly notes: QuickNotesService) {}

  async prepare() {
    this.notes.prepare();
    return { ok: true as const };
  }

  file(input: HandlerInput<(typeof quickNoteRoutes)['file']>, { userId }: UserCall) {
    return this.notes.file(userId, input);
  }
}
