// The package's main file loads the classes of all versions, 5 MB that are not used.
import { SpeechClient } from '@google-cloud/speech/build/src/v2/index.js';
import { GoogleAuth, googleAuthLibrary, grpc } from 'google-gax';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TranscriptionConfig } from '../transcription-config.js';
import { Transcriber, TranscriptionFailure, type Recording } from './transcriber.js';

type GoogleConfig = Extract<TranscriptionConfig, { kind: 'google' }>;
type Answer = { results?: { alternatives?: { transcript?: string | null }[] | null }[] | null };

/** Google refuses messages above 15 kB (15,360 bytes). */
const bytesAtOnce = 15_000;
const { INVALID_ARGUMENT, OUT_OF_RANGE } = grpc.status;
/** Errors that a retry would not change. */
const lasting = [
  ...[grpc.status.UNAUTHENTICATED, grpc.status.PERMISSION_DENIED],
  ...[grpc.status.NOT_FOUND, grpc.status.UNIMPLEMENTED],
];
const scopes = ['https://www.googleapis.com/auth/cloud-platform'];

/**
 * Google Speech-to-Text, version 2, which accepts every format that browsers record, including Safari's. Uses
 * streaming, the only way to send up to five minutes from memory; a single call ends at one minute, and batches need a
 * bucket.
 */
export class GoogleTranscriber extends Transcriber {
  private client: Promise<SpeechClient> | undefined;

  constructor(private readonly config: GoogleConfig) {
    super(config.timeoutMs);
  }

  protected async hear({ audio, language }: Recording, signal: AbortSignal): Promise<string> {
    const client = await this.ready();
    signal.throwIfAborted();
    const stream = client._streamingRecognize();
    const cancel = () => stream.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    let text = '';
    try {
      await pipeline(
        Readable.from(this.requests(audio, language)),
        stream,
        async (answers: AsyncIterable<Answer>) => {
          for await (const { results } of answers)
            for (const { alternatives } of results ?? [])
              text = this.checkLength(`${text} ${alternatives?.[0]?.transcript ?? ''}`);
        },
        { signal },
      );
      return text;
    } finally {
      signal.removeEventListener('abort', cancel);
      cancel();
    }
  }

  protected failureFrom(thrown: unknown): TranscriptionFailure {
    const code = (thrown as { code?: unknown } | null)?.code;
    if (typeof code !== 'number')
      return new TranscriptionFailure('provider_failed', 'the connection failed', true);
    const reason = `status ${grpc.status[code] ?? code}`;
    if (code === INVALID_ARGUMENT || code === OUT_OF_RANGE)
      return new TranscriptionFailure('unreadable', reason, false);
    return new TranscriptionFailure('provider_failed', reason, !lasting.includes(code));
  }

  /** The configuration first, then the audio in chunks. */
  private *requests(audio: Buffer, language: string | null) {
    const { project, location, model } = this.config;
    const config = { autoDecodingConfig: {}, languageCodes: [withRegion(language)], model };
    yield {
      recognizer: `projects/${project}/locations/${location}/recognizers/_`,
      streamingConfig: { config: { ...config, features: { enableAutomaticPunctuation: true } } },
    };
    for (let at = 0; at < audio.length; at += bytesAtOnce)
      yield { audio: audio.subarray(at, at + bytesAtOnce) };
  }

  /** Creates the client again if creating it failed before. */
  private ready(): Promise<SpeechClient> {
    this.client ??= this.connect().catch((error: unknown) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private async connect(): Promise<SpeechClient> {
    const { endpoint, account, project: projectId } = this.config;
    const isPlain = endpoint.protocol === 'http:';
    const { JWT, PassThroughClient } = googleAuthLibrary;
    const authClient = account && !isPlain ? new JWT({ ...account, scopes }) : new PassThroughClient();
    const client = new SpeechClient({
      projectId,
      apiEndpoint: endpoint.hostname,
      port: Number(endpoint.port || (isPlain ? 80 : 443)),
      auth: new GoogleAuth({ authClient, projectId, scopes }),
      ...(isPlain && { sslCreds: grpc.credentials.createInsecure() }),
    });
    // Otherwise the first call does it, and its error can't be caught.
    await client.initialize();
    return client;
  }
}

/** Google requires a country for each language: by default the one with most speakers. */
function withRegion(language: string | null): string {
  const { language: spoken, region } = new Intl.Locale(language ?? 'en-US').maximize();
  return `${spoken}-${region}`;
}
