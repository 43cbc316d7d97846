import { transcriptionChanged, type Transcription } from '@giftwell/contracts/gift-ai/transcription';
import { Clock, Jobs, Pusher } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { closeTranscription } from './close-transcription.job.js';
import { TranscriptionEntity } from './transcription.entity.js';

export type Outcome = { text: string } | { failure: NonNullable<Transcription['failure']> };

const open = In(['waiting', 'working']);

/** The state of a transcription. The row is authoritative, even when workers crash and repeat the job. */
@Injectable()
export class TranscriptionProgress {
  constructor(
    @InjectRepository(TranscriptionEntity) private readonly rows: Repository<TranscriptionEntity>,
    private readonly jobs: Jobs,
    private readonly pusher: Pusher,
    private readonly clock: Clock,
  ) {}

  /** Starts it, for the first time or again; null if nothing is left to do. */
  async begin(jobId: string): Promise<TranscriptionEntity | null> {
    const { affected } = await this.rows.update({ jobId, state: open }, { state: 'working' });
    if (!affected) return null;
    const row = await this.rows.findOneBy({ jobId });
    if (row && row.userId !== null)
      await this.pusher.toUser(row.userId, transcriptionChanged, { jobId, state: 'working' });
    return row;
  }

  /** The number of failed provider calls, including this one. */
  async countFailure(jobId: string): Promise<number> {
    await this.rows.increment({ jobId }, 'failedAttempts', 1);
    return (await this.rows.findOneBy({ jobId }))?.failedAttempts ?? 0;
  }

  /** Records the outcome, once: a settled transcription is not changed. Adds a cleanup job to `tx`. */
  async settle(tx: EntityManager, jobId: string, outcome: Outcome): Promise<void> {
    const state = 'text' in outcome ? 'done' : 'failed';
    const end = { ...outcome, state, settledAt: this.clock.now() } as const;
    const { affected } = await tx.update(TranscriptionEntity, { jobId, state: open }, end);
    if (affected) await this.jobs.add(tx, closeTranscription, { jobId });
  }
}
