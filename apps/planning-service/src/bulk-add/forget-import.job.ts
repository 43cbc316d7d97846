import { idSchema } from '@giftwell/contracts/core/ids';
import { importUndoDays } from '@giftwell/contracts/calendar/calendar-import';
import { defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { z } from 'zod';
import { purgeAttempts } from '../retention.js';
import { CalendarImportEntity } from './calendar-import.entity.js';

export const forgetImport = defineJob({
  name: 'planning.forget-calendar-import',
  data: z.object({ userId: idSchema, id: idSchema }),
  delayMs: importUndoDays * 86_400_000,
  attempts: purgeAttempts,
});

/** From then on the import can't be undone as a whole. */
@JobHandler(forgetImport)
export class ForgetImport implements Runs<typeof forgetImport> {
  async run({ userId, id }: z.infer<typeof forgetImport.data>, finish: Finish): Promise<void> {
    await finish(async (tx) => {
      await tx.delete(CalendarImportEntity, { id, userId });
    });
  }
}
