import { CONFIG, AudioStore } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../config.js';
import { CloseTranscription } from './close-transcription.job.js';
import { ForgetTranscription } from './forget-transcription.job.js';
import { TranscribeVoice } from './transcribe-voice.job.js';
import { Transcriber } from './transcriber.js';
import { TranscriptionNotices } from './transcription-notices.js';
import { TranscriptionProgress } from './transcription-progress.js';
import { TranscriptionWorkController } from './transcription-work.controller.js';
import { TranscriptionController } from './transcription.controller.js';
import { TranscriptionEntity } from './transcription.entity.js';
import { TranscriptionService } from './transcription.service.js';

/** The providers' libraries are large, so each is loaded only if it is used. */
async function transcriberFor({ transcription: config }: Config): Promise<Transcriber | null> {
  if (config.kind === 'google') {
    const { GoogleTranscriber } = await import('./google-transcriber.js');
    return new GoogleTranscriber(config);
  }
  if (config.kind !== 'openai') return null;
  const { OpenAiTranscriber } = await import('./openai-transcriber.js');
  return new OpenAiTranscriber(config);
}

@Module({
  imports: [TypeOrmModule.forFeature([TranscriptionEntity])],
  controllers: [TranscriptionController, TranscriptionWorkController],
  providers: [
    { provide: Transcriber, inject: [CONFIG], useFactory: transcriberFor },
    ...[TranscriptionService, TranscriptionProgress, TranscriptionNotices, AudioStore],
    ...[TranscribeVoice, CloseTranscription, ForgetTranscription],
  ],
  exports: [AudioStore],
})
export class TranscriptionModule {}
