import { idSchema } from '@giftwell/contracts/core/ids';
import { instant } from '@giftwell/contracts/core/text';
import { defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { In } from 'typeorm';
import { z } from 'zod';
import { purgeAttempts, restorableMs } from '../retention.js';
import { OccasionEntity } from './occasion.entity.js';

export const purgeOccasions = defineJob({
  name: 'planning.purge-occasions',
  data: z.object({ userId: idSchema, ids: z.array(idSchema), deletedAt: instant }),
  delayMs: restorableMs,
  attempts: purgeAttempts,
});

/** Purges only what this deletion hid: rows that were restored or deleted again stay. */
@JobHandler(purgeOccasions)
export class PurgeOccasions implements Runs<typeof purgeOccasions> {
  async run({ userId, ids, deletedAt }: z.infer<typeof purgeOccasions.data>, finish: Finish): Promise<void> {
    await finish(async (tx) => {
      await tx.delete(OccasionEntity, { id: In(ids), userId, deletedAt: new Date(deletedAt) });
    });
  }
}
