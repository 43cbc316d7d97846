import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import { CalendarStore, defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CalendarScanEntity } from './calendar-scan.entity.js';

export const forgetScan = defineJob({
  name: 'planning.forget-calendar-scan',
  data: z.object({ scanId: shareCodeSchema }),
  delayMs: 60 * 60_000,
  attempts: 15,
});

/** Deletes a scan with all it found; Redis has forgotten the rest by then. */
@JobHandler(forgetScan)
export class ForgetScan implements Runs<typeof forgetScan> {
  constructor(
    private readonly db: DataSource,
    private readonly store: CalendarStore,
  ) {}

  async run({ scanId }: z.infer<typeof forgetScan.data>, finish: Finish): Promise<void> {
    const row = await this.db.getRepository(CalendarScanEntity).findOneBy({ scanId });
    for (const key of [row?.fileKey, row?.resultKey]) if (key) await this.store.drop(key);
    await finish(async (tx) => {
      await tx.delete(CalendarScanEntity, { scanId });
    });
  }
}
