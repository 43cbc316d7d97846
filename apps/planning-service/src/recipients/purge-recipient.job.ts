import { idSchema } from '@giftwell/contracts/core/ids';
import { instant } from '@giftwell/contracts/core/text';
import { recipientDeleted } from '@giftwell/contracts/planning/events';
import { defineJob, Events, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { z } from 'zod';
import { purgeAttempts, restorableMs } from '../retention.js';
import { RecipientEntity } from './recipient.entity.js';

export const purgeRecipient = defineJob({
  name: 'planning.purge-recipient',
  data: z.object({ userId: idSchema, recipientId: idSchema, deletedAt: instant }),
  delayMs: restorableMs,
  attempts: purgeAttempts,
});

/** Purges a recipient with occasions and picture and publishes it, unless it was restored. */
@JobHandler(purgeRecipient)
export class PurgeRecipient implements Runs<typeof purgeRecipient> {
  constructor(private readonly events: Events) {}

  async run(
    { userId, recipientId, deletedAt }: z.infer<typeof purgeRecipient.data>,
    finish: Finish,
  ): Promise<void> {
    await finish(async (tx) => {
      const gone = { id: recipientId, userId, deletedAt: new Date(deletedAt) };
      const { affected } = await tx.delete(RecipientEntity, gone);
      if (affected) await this.events.publish(tx, recipientDeleted, { userId, recipientId });
    });
  }
}
