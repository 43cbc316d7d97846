import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import { Clock, defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { LessThan } from 'typeorm';
import { z } from 'zod';
import { TranscriptionEntity } from './transcription.entity.js';

/** How long the text of a recording can be fetched. */
export const keptMs = 86_400_000;

export const forgetTranscription = defineJob({
  name: 'gift-ai.forget-transcription',
  data: z.object({ jobId: shareCodeSchema }),
  delayMs: keptMs,
  attempts: 15,
});

/** Deletes this transcription, and others whose job was lost. */
@JobHandler(forgetTranscription)
export class ForgetTranscription implements Runs<typeof forgetTranscription> {
  constructor(private readonly clock: Clock) {}

  async run({ jobId }: z.infer<typeof forgetTranscription.data>, finish: Finish): Promise<void> {
    const overdue = new Date(this.clock.now().getTime() - keptMs);
    await finish(async (tx) => {
      await tx.delete(TranscriptionEntity, [{ jobId }, { createdAt: LessThan(overdue) }]);
    });
  }
}
