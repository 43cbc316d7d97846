import type { AudioType, Transcription } from '@giftwell/contracts/gift-ai/transcription';
import { spokenText } from './spoken-text.js';

export interface Recording {
  audio: Buffer;
  type: AudioType;
  /** The speaker's preferred language, such as `en-US`. */
  language: string | null;
}

/** Why there is no text; the message is our own and contains no user text. */
export class TranscriptionFailure extends Error {
  override readonly name = 'TranscriptionFailure';

  constructor(
    readonly failure: NonNullable<Transcription['failure']>,
    reason: string,
    /** Whether a retry may succeed. */
    readonly mayRetry: boolean,
  ) {
    super(reason);
  }
}

/** Much more than five minutes of speech. */
const maxAnswerLength = 100_000;
/** Additional time limit for each megabyte of a recording. */
const msForMegabyte = 4_000;

/** Transcribes recordings with a provider. */
export abstract class Transcriber {
  constructor(private readonly timeoutMs: number) {}

  /** What was said, never empty. Throws TranscriptionFailure, at the latest after the time limit. */
  async transcribe(recording: Recording): Promise<string> {
    const deadlineMs = this.timeoutMs + Math.ceil((recording.audio.length / 1_000_000) * msForMegabyte);
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const text = spokenText(await this.hear(recording, signal));
      if (text) return text;
    } catch (thrown) {
      if (signal.aborted) throw new TranscriptionFailure('provider_failed', 'out of time', true);
      throw thrown instanceof TranscriptionFailure ? thrown : this.failureFrom(thrown);
    }
    throw new TranscriptionFailure('no_speech', 'nothing was said', false);
  }

  /** Calls the provider. May throw anything. */
  protected abstract hear(recording: Recording, signal: AbortSignal): Promise<string>;

  /** Converts an error of the provider's library. */
  protected abstract failureFrom(thrown: unknown): TranscriptionFailure;

  /** Protects memory and page from a faulty provider. */
  protected checkLength(text: string): string {
    if (text.length > maxAnswerLength)
      throw new TranscriptionFailure('provider_failed', 'the answer does not end', false);
    return text;
  }
}
