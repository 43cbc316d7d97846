import { transcriptionMax } from '@giftwell/contracts/people/person-fields';
import { startOpenAiStandIn } from '../engines/openai-stand-in.js';
import { startGoogleStandIn } from '../testing/google-stand-in.js';
import { GoogleTranscriber } from './google-transcriber.js';
import { OpenAiTranscriber } from './openai-transcriber.js';
import type { Recording, Transcriber } from './transcriber.js';

const timeoutMs = 1_500;
const limits = { timeoutMs, dailyLimit: 1 };
const megabyte: Recording = { audio: Buffer.alloc(1_000_000, 7), type: 'audio/webm', language: 'en-US' };
const short: Recording = { ...megabyte, audio: Buffer.alloc(20_000, 7) };

interface Provider {
  transcriber: Transcriber;
  /** Sets the next answer of the fake provider. */
  next(answer: object): void;
  asked(): { ended: string }[];
  close(): Promise<void>;
}

async function openAi(): Promise<Provider> {
  const standIn = await startOpenAiStandIn();
  const config = {
    kind: 'openai',
    apiKey: 'key',
    model: 'ears',
    baseUrl: standIn.baseUrl,
    ...limits,
  } as const;
  return {
    transcriber: new OpenAiTranscriber(config),
    next: (answer) => standIn.next(answer as never),
    asked: () => standIn.journal,
    close: () => standIn.close(),
  };
}

async function google(): Promise<Provider> {
  const standIn = await startGoogleStandIn();
  const where = { project: 'gifts', location: 'global', model: 'long', endpoint: new URL(standIn.endpoint) };
  return {
    transcriber: new GoogleTranscriber({ kind: 'google', account: null, ...where, ...limits }),
    next: (answer) => standIn.next(answer as never),
    asked: () => standIn.journal,
    close: () => standIn.close(),
  };
}

describe.each([
  ['OpenAI-compatible audio', openAi],
  ['Google Speech', google],
])('%s', (name, start) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await start();
  });
  afterAll(() => provider.close());

  const ask = (answer: object, recording = short) => {
    provider.next(answer);
    return provider.transcriber.transcribe(recording);
  };

  it('gives what was said', async () => {
    expect(await ask({ answer: 'words', text: 'My sister\n Priya is thirty. ' })).toBe(
      'My sister Priya is thirty.',
    );
  });

  it('cuts what is longer than a note may be', async () => {
    const said = await ask({ answer: 'words', text: 'word '.repeat(3_000) });
    expect(said.length).toBeGreaterThan(transcriptionMax - 10);
    expect(said.length).toBeLessThanOrEqual(transcriptionMax);
  });

  it.each([
    ['empty', 'no_speech', false],
    ['unreadable', 'unreadable', false],
    ['million', 'provider_failed', false],
    ['unauthorized', 'provider_failed', false],
    ['rate_limited', 'provider_failed', true],
    ['server_error', 'provider_failed', true],
    ['reset', 'provider_failed', true],
  ])('%s is %s', async (answer, failure, mayRetry) => {
    await expect(ask({ answer })).rejects.toMatchObject({ name: 'TranscriptionFailure', failure, mayRetry });
  });

  it('is left when it hangs, sooner with a short recording', async () => {
    const left: string[] = [];
    const hangs = async (what: string, recording: Recording) => {
      const failure = { failure: 'provider_failed', message: 'out of time', mayRetry: true };
      await expect(ask({ answer: 'hang' }, recording)).rejects.toMatchObject(failure);
      left.push(what);
    };
    await Promise.all([hangs('long', { ...megabyte, audio: Buffer.alloc(100_000) }), hangs('short', short)]);
    expect(left).toEqual(['short', 'long']);
    for (let tries = 0; provider.asked().at(-1)!.ended === 'open' && tries < 100; tries += 1)
      await new Promise((done) => setTimeout(done, 10));
    expect(provider.asked().at(-1)!.ended).toBe('left');
  });

  it(`works again after all that, and quotes nobody (${name})`, async () => {
    expect(await ask({ answer: 'words', text: 'Hello.' })).toBe('Hello.');
    const failed: Error = await ask({ answer: 'server_error' }).then(
      () => new Error(),
      (error: Error) => error,
    );
    expect(failed.message).toMatch(/^status \w+$/);
  });
});

describe('An OpenAI-compatible endpoint', () => {
  it.each([
    ['audio/webm', 'recording.webm'],
    ['audio/mp4', 'recording.m4a'],
    ['audio/ogg', 'recording.ogg'],
    ['audio/wav', 'recording.wav'],
    ['audio/mpeg', 'recording.mp3'],
  ] as const)('gets %s as a file that says so', async (type, name) => {
    const provider = await openAi();
    await provider.transcriber.transcribe({ audio: Buffer.alloc(3_000, 1), type, language: 'de-AT' });
    const [asked] = provider.asked() as unknown as { request: object }[];
    const audio = { name, type, bytes: 3_000 };
    expect(asked?.request).toEqual({ model: 'ears', response_format: 'json', language: 'de', audio });
    await provider.close();
  });

  it.each(['garbage', 'wrong_shape'])('is asked again after %s, and not after a click', async (answer) => {
    const provider = await openAi();
    provider.next({ answer });
    const failure = { failure: 'provider_failed', mayRetry: true };
    await expect(provider.transcriber.transcribe(short)).rejects.toMatchObject(failure);
    provider.next({ answer: 'too_short' });
    const silence = { failure: 'no_speech', mayRetry: false };
    await expect(provider.transcriber.transcribe(short)).rejects.toMatchObject(silence);
    await provider.close();
  });
});

describe('Google Speech', () => {
  it('gets ten megabytes in pieces that it takes, and finds out itself what they are', async () => {
    const standIn = await startGoogleStandIn();
    const where = { project: 'gifts', location: 'eu', model: 'long', endpoint: new URL(standIn.endpoint) };
    const config = { kind: 'google', account: null, ...where, ...limits, timeoutMs: 10_000 } as const;
    const transcriber = new GoogleTranscriber(config);
    standIn.next({ answer: 'words', text: 'First sentence. Second sentence.' });
    const audio = Buffer.alloc(10 * 1024 * 1024, 9);
    const said = await transcriber.transcribe({ audio, type: 'audio/mp4', language: 'fr' });
    expect(said).toBe('First sentence. Second sentence.');
    const [{ request, bytes, largest }] = standIn.journal as [(typeof standIn.journal)[0]];
    expect(request).toMatchObject({
      recognizer: 'projects/gifts/locations/eu/recognizers/_',
      languageCodes: ['fr-FR'],
      autoDecodingConfig: {},
    });
    expect(bytes).toBe(audio.length);
    expect(largest).toBeLessThanOrEqual(15_360);
    await standIn.close();
  });

  it('that is not there is a failure that may pass', async () => {
    const where = {
      project: 'gifts',
      location: 'global',
      model: 'long',
      endpoint: new URL('http://127.0.0.1:9'),
    };
    const transcriber = new GoogleTranscriber({ kind: 'google', account: null, ...where, ...limits });
    const failure = { failure: 'provider_failed', mayRetry: true };
    await expect(transcriber.transcribe(short)).rejects.toMatchObject(failure);
  });
});
