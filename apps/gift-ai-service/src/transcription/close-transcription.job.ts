import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import { transcriptionChanged } from '@giftwell/contracts/gift-ai/transcription';
import { defineJob, AudioStore, JobHandler, Pusher, type Runs } from '@giftwell/server-kit';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { z } from 'zod';
import { TranscriptionNotices } from './transcription-notices.js';
import { TranscriptionEntity } from './transcription.entity.js';

export const closeTranscription = defineJob({
  name: 'gift-ai.close-transcription',
  data: z.object({ jobId: shareCodeSchema }),
});

/**
 * Runs at the end of every transcription: deletes the audio and its key, and notifies waiting processes. Idempotent.
 */
@JobHandler(closeTranscription)
export class CloseTranscription implements Runs<typeof closeTranscription> {
  constructor(
    @InjectRepository(TranscriptionEntity) private readonly rows: Repository<TranscriptionEntity>,
    private readonly audioStore: AudioStore,
    private readonly notices: TranscriptionNotices,
    private readonly pusher: Pusher,
  ) {}

  async run({ jobId }: z.infer<typeof closeTranscription.data>): Promise<void> {
    const row = await this.rows.findOneBy({ jobId });
    if (!row) return;
    await this.notices.tell(jobId);
    if (row.userId !== null)
      await this.pusher.toUser(row.userId, transcriptionChanged, { jobId, state: row.state });
    await this.audioStore.drop(row.audioKey);
    // Without the key, copies of the audio in Redis' files can't be decrypted.
    await this.rows.update({ jobId }, { audioKey: `closed ${jobId}` });
  }
}
