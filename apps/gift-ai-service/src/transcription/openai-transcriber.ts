import type { AudioType } from '@giftwell/contracts/gift-ai/transcription';
import OpenAI, { APIError, toFile } from 'openai';
import { openAiClient } from '../model/model.service.js';
import type { TranscriptionConfig } from '../transcription-config.js';
import { Transcriber, TranscriptionFailure, type Recording } from './transcriber.js';

/** The endpoint detects formats by the file extension. */
const endings: Record<AudioType, string> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
};
/** Status codes for audio that it can't read. */
const unreadable = [400, 413, 415, 422];

/** Any endpoint with OpenAI's audio protocol. */
export class OpenAiTranscriber extends Transcriber {
  private readonly client: Promise<OpenAI>;
  private readonly model: string;

  constructor(config: Extract<TranscriptionConfig, { kind: 'openai' }>) {
    super(config.timeoutMs);
    this.client = openAiClient({ ...config, timeoutMs: 120_000 });
    this.model = config.model;
  }

  protected async hear({ audio, type, language }: Recording, signal: AbortSignal): Promise<string> {
    const file = await toFile(audio, `recording.${endings[type]}`, { type });
    // The endpoint takes only two-letter codes.
    const spoken = /^[a-z]{2}\b/.exec(language ?? '')?.[0];
    const client = await this.client;
    const answer: unknown = await client.audio.transcriptions.create(
      { file, model: this.model, response_format: 'json', ...(spoken && { language: spoken }) },
      { signal },
    );
    const { text } = (answer ?? {}) as { text?: unknown };
    if (typeof text !== 'string') throw new TranscriptionFailure('provider_failed', 'not readable', true);
    return this.checkLength(text);
  }

  protected failureFrom(thrown: unknown): TranscriptionFailure {
    if (!(thrown instanceof APIError) || thrown.status === undefined) {
      const reason = thrown instanceof SyntaxError ? 'not readable' : 'the connection failed';
      return new TranscriptionFailure('provider_failed', reason, true);
    }
    const { status, code } = thrown;
    if (code === 'audio_too_short') return new TranscriptionFailure('no_speech', code, false);
    const reason = `status ${status}`;
    if (unreadable.includes(status)) return new TranscriptionFailure('unreadable', reason, false);
    return new TranscriptionFailure('provider_failed', reason, status === 429 || status >= 500);
  }
}
