import { Inject, Injectable } from '@nestjs/common';
import { audioMaxBytes, type AudioType } from '@giftwell/contracts/gift-ai/transcription';
import { HeldAudio, LOGGER, type IncomingAudio, type Logger } from '@giftwell/server-kit';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { audioTypeOf, tellingBytes } from './audio-type.js';
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

/** Takes recordings in; of what does not arrive whole and sound, nothing stays. */
@Injectable()
export class Recordings {
  constructor(
    private readonly held: HeldAudio,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take(request: IncomingMessage): Promise<Recording> {
    if (Number(request.headers['content-length']) > audioMaxBytes + formOverheadBytes) throw tooLong();
    const audioKey = randomBytes(16).toString('base64url');
    try {
      const audio = await this.held.open(audioKey).catch(cannotHold);
      if (!audio) throw tooManyRecordings();
      return { audioKey, audioType: await hold(request, audio) };
    } catch (error) {
      await this.drop(audioKey);
      throw error;
    }
  }

  async drop(audioKey: string): Promise<void> {
    await this.held.drop(audioKey).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'A recording could not be dropped; it ends by itself');
    });
  }
}

/** The first bytes tell what it is, and are held only then. */
async function hold(request: IncomingMessage, audio: IncomingAudio): Promise<AudioType> {
  let start = Buffer.alloc(0);
  let audioType: AudioType | null = null;
  const bytes = await readFile(request, form, async (chunk) => {
    if (audioType) return audio.append(chunk).catch(cannotHold);
    start = Buffer.concat([start, chunk]);
    if (start.length < tellingBytes) return;
    audioType = audioTypeOf(start);
    if (!audioType) throw unsupportedAudio();
    await audio.append(start).catch(cannotHold);
  });
  if (bytes === 0) throw noRecording();
  if (!audioType) throw unsupportedAudio();
  await audio.finish().catch(cannotHold);
  return audioType;
}

function cannotHold(error: unknown): never {
  throw recordingsUnavailable(error);
}
