import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import {
  AudioStore,
  callProvider,
  count,
  defineJob,
  type Finish,
  JobHandler,
  LOGGER,
  type Logger,
  type Runs,
} from '@giftwell/server-kit';
import { Inject } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Transcriber, TranscriptionFailure } from './transcriber.js';
import { TranscriptionProgress, type Outcome } from './transcription-progress.js';
import type { TranscriptionEntity } from './transcription.entity.js';

/** Maximum number of provider calls; other failures have more attempts. */
const questions = 2;

export const transcribeVoice = defineJob({
  name: 'gift-ai.transcribe-voice',
  data: z.object({ jobId: shareCodeSchema }),
  attempts: 6,
  backoffMs: 500,
  // Each recording is in memory while it is transcribed.
  concurrency: 4,
});
type Data = z.infer<typeof transcribeVoice.data>;

@JobHandler(transcribeVoice)
export class TranscribeVoice implements Runs<typeof transcribeVoice> {
  constructor(
    private readonly progress: TranscriptionProgress,
    private readonly audioStore: AudioStore,
    @Inject(Transcriber) private readonly transcriber: Transcriber | null,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly db: DataSource,
  ) {}

  async run({ jobId }: Data, finish: Finish): Promise<void> {
    const row = await this.progress.begin(jobId);
    if (!row) return;
    const audio = await this.audioOf(row);
    const since = performance.now();
    const outcome = audio ? await this.hear(row, audio) : { failure: 'audio_gone' as const };
    const { audioType, failedAttempts } = row;
    const ending = 'failure' in outcome ? outcome.failure : 'done';
    const ms = Math.round(performance.now() - since);
    this.logger.info(
      { ending, ms, bytes: audio?.length, audioType, failedAttempts },
      'Transcription finished',
    );
    await finish((tx) => this.progress.settle(tx, jobId, outcome));
  }

  /** Runs after the last failed attempt, whatever the reason. */
  async failed({ jobId }: Data): Promise<void> {
    await this.db.transaction((tx) => this.progress.settle(tx, jobId, { failure: 'provider_failed' }));
  }

  private async audioOf({ audioKey }: TranscriptionEntity): Promise<Buffer | null> {
    const whole = await this.audioStore.read(audioKey);
    return whole && buffer(whole.chunks());
  }

  /** Throws if the provider may be called once more. */
  private async hear(
    { jobId, audioType: type, language }: TranscriptionEntity,
    audio: Buffer,
  ): Promise<Outcome> {
    if (!this.transcriber) return { failure: 'provider_failed' };
    try {
      const { transcriber } = this;
      count('giftwell_provider_usage_total', { provider: 'transcription', unit: 'bytes' }, audio.length);
      const text = await callProvider('transcription', () =>
        transcriber.transcribe({ audio, type, language }),
      );
      return { text };
    } catch (thrown) {
      if (!(thrown instanceof TranscriptionFailure)) throw thrown;
      const { failure, message: reason, mayRetry } = thrown;
      this.logger.warn({ failure, reason }, 'Transcription attempt failed');
      if (mayRetry && (await this.progress.countFailure(jobId)) < questions) throw thrown;
      return { failure };
    }
  }
}
