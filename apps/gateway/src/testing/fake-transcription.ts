import { notFound, unavailable } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  transcriptionRoutes,
  transcriptionWorkRoutes,
  type Transcription,
} from '@giftwell/contracts/gift-ai/transcription';
import { AudioStore, Serves, type AnyCall, type Handlers } from '@giftwell/server-kit';
import { fakeService } from '@giftwell/server-kit/testing';
import { createHash } from 'node:crypto';

export const jobId = 'transcription-job-0001';

interface Heard {
  audioType: string;
  language: string | null | undefined;
  bytes: number;
  sha256: string;
  userId: number | null;
}

/** State that the specs read and change. */
export class FakeProviderState {
  isOpen = true;
  /** The error of `start` instead of an answer. */
  refusal: Error | null = null;
  /** How the transcription ends; null if not within the given time. */
  ending: Partial<Transcription> | null = { state: 'done', transcription: 'Hello' };
  /** Runs when the wait for the ending begins. */
  onWait: () => void = () => undefined;
  heard: Heard[] = [];
  waits: number[] = [];
  leftWaiting = 0;

  reset(): void {
    Object.assign(this, new FakeProviderState());
  }
}
export const provider = new FakeProviderState();

const transcription = (changes: Partial<Transcription> = {}): Transcription => ({
  jobId,
  state: 'waiting',
  transcription: null,
  failure: null,
  ...changes,
});

export const FakeTranscription = fakeService(transcriptionRoutes, {
  async options() {
    return { transcription: provider.isOpen };
  },
  async get({ jobId: asked }) {
    if (asked !== jobId) throw notFound('transcription_not_found', 'There is no such transcription');
    return transcription(provider.ending ?? {});
  },
});

/** Reads the whole recording at once, then deletes it. */
@Serves(transcriptionWorkRoutes)
export class FakeTranscriptionWork implements Handlers<typeof transcriptionWorkRoutes> {
  constructor(private readonly audioStore: AudioStore) {}

  async start(
    { audioKey, audioType, language }: HandlerInput<typeof transcriptionWorkRoutes.start>,
    { userId }: AnyCall,
  ) {
    if (provider.refusal) throw provider.refusal;
    const audio = await this.audioStore.read(audioKey);
    if (!audio) throw unavailable('no_audio');
    const hash = createHash('sha256');
    for await (const chunk of audio.chunks()) hash.update(chunk);
    await this.audioStore.drop(audioKey);
    provider.heard.push({ audioType, language, bytes: audio.bytes, sha256: hash.digest('hex'), userId });
    return transcription();
  }

  async settled({ withinMs }: HandlerInput<typeof transcriptionWorkRoutes.settled>, { signal }: AnyCall) {
    provider.waits.push(withinMs);
    provider.onWait();
    if (provider.ending) return transcription(provider.ending);
    await new Promise<void>((done) => {
      const late = setTimeout(done, withinMs);
      signal.addEventListener('abort', () => {
        clearTimeout(late);
        provider.leftWaiting += 1;
        done();
      });
    });
    return transcription({ state: 'working' });
  }
}
