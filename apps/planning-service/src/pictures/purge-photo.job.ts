import { idSchema } from '@giftwell/contracts/core/ids';
import { defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { z } from 'zod';
import { purgeAttempts } from '../retention.js';

const dayMs = 86_400_000;

export const purgePhoto = defineJob({
  name: 'planning.purge-photo',
  data: z.object({ id: idSchema }),
  delayMs: dayMs,
  attempts: purgeAttempts,
});

/** Purges a photo that no item, no gift and no group gift shows. */
@JobHandler(purgePhoto)
export class PurgePhoto implements Runs<typeof purgePhoto> {
  async run({ id }: z.infer<typeof purgePhoto.data>, finish: Finish): Promise<void> {
    await finish(async (tx) => {
      await tx.query(
        `DELETE FROM photos p WHERE id = $1
         AND NOT EXISTS (SELECT 1 FROM wishlist_items WHERE photo = p.code)
         AND NOT EXISTS (SELECT 1 FROM gifts WHERE photo = p.code)
         AND NOT EXISTS (SELECT 1 FROM group_gifts WHERE photo = p.code)`,
        [id],
      );
    });
  }
}
