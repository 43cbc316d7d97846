import { Inject, Injectable } from '@nestjs/common';
import { audioMaxBytes, type AudioType } from '@giftwell/contracts/gift-ai/transcription';
import { AudioStore, LOGGER, type IncomingFile, type Logger } from '@giftwell/server-kit';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { audioTypeOf, audioHeaderBytes } from './audio-type.js';
import { formOverheadBytes, readFile } from './read-file.js';
import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';
import {
  noRecording,
  recordingsUnavailable,
  tooLong,
  tooManyRecordings,
  unsupportedAudio,
} from './upload-errors.js';

const form = { field: uploadRoutes.transcribe.upload, maxBytes: audioMaxBytes, stallMs: 30_000 };

export interface Recording {
  audioKey: string;
  audioType: AudioType;
}

/** Stores uploaded recordings; incomplete or invalid ones are deleted. */
@Injectable()
export class Recordings {
  constructor(
    private readonly audioStore: AudioStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take(request: IncomingMessage): Promise<Recording> {
    if (Number(request.headers['content-length']) > audioMaxBytes + formOverheadBytes) throw tooLong();
    const audioKey = randomBytes(16).toString('base64url');
    try {
      const audio = await this.audioStore.open(audioKey).catch(storeFailed);
      if (!audio) throw tooManyRecordings();
      return { audioKey, audioType: await storeAudio(request, audio) };
    } catch (error) {
      await this.drop(audioKey);
      throw error;
    }
  }

  async drop(audioKey: string): Promise<void> {
    await this.audioStore.drop(audioKey).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Recording not deleted; it expires by itself');
    });
  }
}

/** The first bytes determine the audio type; nothing is stored before it is known. */
async function storeAudio(request: IncomingMessage, audio: IncomingFile): Promise<AudioType> {
  let start = Buffer.alloc(0);
  let audioType: AudioType | null = null;
  const bytes = await readFile(request, form, async (chunk) => {
    if (audioType) return audio.append(chunk).catch(storeFailed);
    start = Buffer.concat([start, chunk]);
    if (start.length < audioHeaderBytes) return;
    audioType = audioTypeOf(start);
    if (!audioType) throw unsupportedAudio();
    await audio.append(start).catch(storeFailed);
  });
  if (bytes === 0) throw noRecording();
  if (!audioType) throw unsupportedAudio();
  await audio.finish().catch(storeFailed);
  return audioType;
}

function storeFailed(error: unknown): never {
  throw recordingsUnavailable(error);
}
