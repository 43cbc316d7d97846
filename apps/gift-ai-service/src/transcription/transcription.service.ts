import { notFound, unavailable } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { Transcription, transcriptionWorkRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { Clock, CONFIG, Jobs } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { concatMap, filter, firstValueFrom, fromEvent, interval, merge, of, takeUntil, timer } from 'rxjs';
import { MoreThan, type Repository } from 'typeorm';
import type { Config } from '../config.js';
import { forgetTranscription, keptMs } from './forget-transcription.job.js';
import { transcribeVoice } from './transcribe-voice.job.js';
import { TranscriptionNotices } from './transcription-notices.js';
import { TranscriptionEntity } from './transcription.entity.js';

type Start = HandlerInput<(typeof transcriptionWorkRoutes)['start']>;

/** Longer than the audio is kept and all attempts take: a job that is still open is lost. */
const lostAfterMs = 15 * 60_000;
/** In case a notification got lost. */
const pollMs = 1_000;

/** Starts transcriptions and returns their state. */
@Injectable()
export class TranscriptionService {
  constructor(
    @InjectRepository(TranscriptionEntity) private readonly rows: Repository<TranscriptionEntity>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly notices: TranscriptionNotices,
    private readonly clock: Clock,
  ) {}

  get isOffered(): boolean {
    return this.config.transcription.kind !== 'none';
  }

  async start(
    userId: UserId | null,
    { audioKey, audioType, language = null }: Start,
  ): Promise<Transcription> {
    await this.checkRoom();
    const jobId = randomBytes(16).toString('base64url');
    const row = { jobId, userId, audioKey, audioType, language, state: 'waiting' as const };
    await this.rows.manager.transaction(async (tx) => {
      await tx.insert(TranscriptionEntity, { ...row, createdAt: this.clock.now() });
      await this.jobs.add(tx, transcribeVoice, { jobId });
      await this.jobs.add(tx, forgetTranscription, { jobId });
    });
    return { jobId, state: row.state, transcription: null, failure: null };
  }

  /** Only for the user who started it; a guest's transcription for anyone with its code. */
  async get(jobId: string, userId: UserId | null): Promise<Transcription> {
    const row = await this.rows.findOneBy({ jobId });
    if (!row || (row.userId !== null && row.userId !== userId))
      throw notFound('transcription_not_found', 'There is no such recording');
    const { state, text: transcription, failure } = row;
    const age = this.clock.now().getTime() - row.createdAt.getTime();
    if (!isSettled(state) && age > lostAfterMs)
      return { jobId, state: 'failed', transcription: null, failure: 'audio_gone' };
    return { jobId, state, transcription, failure };
  }

  /** Waits until it is settled, or returns it as it is at the timeout. */
  async settled(
    jobId: string,
    userId: UserId | null,
    withinMs: number,
    signal: AbortSignal,
  ): Promise<Transcription> {
    const end = merge(timer(withinMs), fromEvent(signal, 'abort'));
    const settled = merge(of(null), this.notices.of(jobId), interval(pollMs)).pipe(
      concatMap(() => this.get(jobId, userId)),
      filter(({ state }) => isSettled(state)),
      takeUntil(end),
    );
    return (await firstValueFrom(settled, { defaultValue: null })) ?? this.get(jobId, userId);
  }

  /** Limits the cost of a day; rows stay for a day. */
  private async checkRoom(): Promise<void> {
    const createdAt = MoreThan(new Date(this.clock.now().getTime() - keptMs));
    const { dailyLimit } = this.config.transcription;
    if (this.isOffered && (await this.rows.countBy({ createdAt })) < dailyLimit) return;
    throw unavailable(
      'transcription_unavailable',
      'We can’t transcribe recordings right now. Please type instead.',
    );
  }
}

const isSettled = (state: Transcription['state']) => state === 'done' || state === 'failed';
