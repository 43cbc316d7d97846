import { idSchema } from '@giftwell/contracts/core/ids';
import { instant } from '@giftwell/contracts/core/text';
import { defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { z } from 'zod';
import { purgeAttempts, restorableMs } from '../retention.js';
import { GiftEntity } from './gift.entity.js';

export const purgeGift = defineJob({
  name: 'planning.purge-gift',
  data: z.object({ userId: idSchema, id: idSchema, deletedAt: instant }),
  delayMs: restorableMs,
  attempts: purgeAttempts,
});

/** Purges a deleted gift, unless it was restored or deleted again. */
@JobHandler(purgeGift)
export class PurgeGift implements Runs<typeof purgeGift> {
  async run({ userId, id, deletedAt }: z.infer<typeof purgeGift.data>, finish: Finish): Promise<void> {
    await finish(async (tx) => {
      await tx.delete(GiftEntity, { id, userId, deletedAt: new Date(deletedAt) });
    });
  }
}
