import type { AudioType, Transcription } from '@giftwell/contracts/gift-ai/transcription';
import { spokenText } from './spoken-text.js';

export interface Recording {
  audio: Buffer;
  type: AudioType;
  /** What the speaker prefers to read, as `en-US`. */
  language: string | null;
}

/** Why there is no text; the message is our own and contains no user text. */
export class TranscriptionFailure extends Error {
  override readonly name = 'TranscriptionFailure';

  constructor(
    readonly failure: NonNullable<Transcription['failure']>,
    reason: string,
    /** Whether the very same question may be answered the next time. */
    readonly mayRetry: boolean,
  ) {
    super(reason);
  }
}

/** Far more than five minutes of speech. */
const longestAnswer = 100_000;
/** What each megabyte adds to the time that a recording may take. */
const msForMegabyte = 4_000;

/** Turns recordings into words, at a provider. */
export abstract class Transcriber {
  constructor(private readonly timeoutMs: number) {}

  /** What was said, never empty. Throws TranscriptionFailure, at the latest when its time is up. */
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

  /** What the provider answers. May throw anything. */
  protected abstract hear(recording: Recording, signal: AbortSignal): Promise<string>;

  /** An error of the provider's library as a TranscriptionFailure. */
  protected abstract failureFrom(thrown: unknown): TranscriptionFailure;

  /** A faulty provider must not exhaust the memory or fill the page. */
  protected checkLength(text: string): string {
    if (text.length > longestAnswer)
      throw new TranscriptionFailure('provider_failed', 'the answer does not end', false);
    return text;
  }
}
