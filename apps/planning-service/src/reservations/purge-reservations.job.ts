import { idSchema } from '@giftwell/contracts/core/ids';
import { defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { z } from 'zod';
import { purgeAttempts } from '../retention.js';

const dayMs = 86_400_000;

export const purgeReservations = defineJob({
  name: 'planning.purge-reservations',
  data: z.object({ ids: z.array(idSchema) }),
  delayMs: 30 * dayMs,
  attempts: purgeAttempts,
});

/** Purges what guests reserved of items that were deleted a month before. Users keep theirs with their account. */
@JobHandler(purgeReservations)
export class PurgeReservations implements Runs<typeof purgeReservations> {
  async run({ ids }: z.infer<typeof purgeReservations.data>, finish: Finish): Promise<void> {
    await finish(async (tx) => {
      await tx.query(
        'DELETE FROM reservations WHERE id = ANY($1) AND "itemId" IS NULL AND "userId" IS NULL',
        [ids],
      );
    });
  }
}
