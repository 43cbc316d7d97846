/**
 * A fake Google Speech-to-Text server (version 2, streaming) that fails on demand. `npx node
 * tools/stand-ins/google-speech.ts [--port 4020]`, or startGoogleSpeechStandIn() from a test.
 */
// The service description from Google's own client.
import protos from '@google-cloud/speech/build/protos/protos.json' with { type: 'json' };
import {
  loadPackageDefinition,
  Server,
  ServerCredentials,
  status,
  type GrpcObject,
  type ServerDuplexStream,
  type ServiceClientConstructor,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { msOf, wordsOf, type SpokenAnswer } from './spoken-answers.ts';

/** The next answer; `text` is the transcription, sent after `ms`. */
export type SpeechAnswer = string | SpokenAnswer;

export interface SpeechEntry {
  at: number;
  answer: string;
  request: { recognizer: string; languageCodes: string[]; model: string } | null;
  /** Bytes of audio, in total and in the largest message. */
  bytes: number;
  largest: number;
  /** `left`: the client disconnected before the answer was complete. */
  ended: 'open' | 'answered' | 'left';
}

export interface GoogleSpeechStandIn {
  /** The value of GOOGLE_SPEECH_ENDPOINT. */
  endpoint: string;
  journal: SpeechEntry[];
  next(...answers: SpeechAnswer[]): void;
  always(answer: SpeechAnswer): void;
  reset(): void;
  close(): Promise<void>;
}

interface State {
  queue: SpokenAnswer[];
  always: SpokenAnswer;
  journal: SpeechEntry[];
}

/** A client message: first the configuration, then audio. */
interface Incoming {
  recognizer: string;
  streamingConfig?: { config?: { languageCodes: string[]; model: string } };
  audio?: Uint8Array;
}
/** The part of a connection that is needed to break it, which gRPC doesn't expose. */
interface Wire {
  call?: { stream?: { session?: { destroy(): void } } };
}
type Call = ServerDuplexStream<Incoming, object> & Wire;

const serviceOf = (path: string[]) =>
  path.reduce<GrpcObject[string] | undefined>(
    (inside, name) => (inside as GrpcObject | undefined)?.[name],
    loadPackageDefinition(fromJSON(protos, { longs: String, defaults: true })),
  ) as ServiceClientConstructor;
const Speech = serviceOf(['google', 'cloud', 'speech', 'v2', 'Speech']);

const errors: Record<string, status> = {
  rate_limited: status.RESOURCE_EXHAUSTED,
  server_error: status.INTERNAL,
  unauthorized: status.UNAUTHENTICATED,
  unreadable: status.INVALID_ARGUMENT,
};
const normal: SpokenAnswer = { answer: 'words' };
const known = (answer: SpeechAnswer): SpokenAnswer => (typeof answer === 'string' ? { answer } : answer);
/** Google's limit for one message. */
const maxBytes = 15_360;

export async function startGoogleSpeechStandIn({
  port = 0,
  host = '127.0.0.1',
}: { port?: number; host?: string } = {}): Promise<GoogleSpeechStandIn> {
  const state: State = { queue: [], always: normal, journal: [] };
  const server = new Server();
  server.addService(Speech.service, { streamingRecognize: (call: Call) => listen(state, call) });
  const bound = await new Promise<number>((done, fail) =>
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, given) =>
      error ? fail(error) : done(given),
    ),
  );
  return {
    endpoint: `http://${host}:${bound}`,
    journal: state.journal,
    next: (...answers) => void state.queue.push(...answers.map(known)),
    always: (answer) => void (state.always = known(answer)),
    reset() {
      Object.assign(state, { queue: [], always: normal });
      state.journal.length = 0;
    },
    async close() {
      server.forceShutdown();
    },
  };
}

function listen(state: State, call: Call) {
  const script = state.queue.shift() ?? state.always;
  const entry: SpeechEntry = {
    ...{ at: Date.now(), answer: script.answer, request: null },
    ...{ bytes: 0, largest: 0, ended: 'open' },
  };
  state.journal.push(entry);
  call.on('cancelled', () => {
    if (entry.ended === 'open') entry.ended = 'left';
  });
  const fail = (code: status, details: string) => {
    entry.ended = 'answered';
    call.emit('error', { code, details });
  };
  call.on('data', ({ recognizer, streamingConfig, audio }: Incoming) => {
    if (!entry.request) {
      entry.request = { recognizer, languageCodes: [], model: '', ...streamingConfig?.config };
      const code = errors[script.answer];
      if (code) fail(code, `told to say ${script.answer}`);
      return;
    }
    entry.bytes += audio?.length ?? 0;
    entry.largest = Math.max(entry.largest, audio?.length ?? 0);
    if (entry.largest > maxBytes) fail(status.INVALID_ARGUMENT, 'Audio chunk is too large');
  });
  call.on('end', () => {
    if (script.answer === 'hang' || entry.ended !== 'open') return;
    if (script.answer === 'reset') return call.call?.stream?.session?.destroy();
    void answer(script, entry, call);
  });
}

/** One sentence per result, as Google answers longer recordings. */
async function answer(script: SpokenAnswer, entry: SpeechEntry, call: Call) {
  await pause(msOf(script));
  if (entry.ended !== 'open') return;
  const parts = wordsOf(script).match(/[^.]+\.?/g) ?? [];
  for (const transcript of script.answer === 'wrong_shape' ? [] : parts)
    call.write({ results: [{ alternatives: [{ transcript, confidence: 0.9 }], isFinal: true }] });
  if (script.answer === 'wrong_shape') call.write({ results: [{ alternatives: [] }] });
  entry.ended = 'answered';
  call.end();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
  const { endpoint } = await startGoogleSpeechStandIn({ port: Number(values.port) });
  console.log(`GOOGLE_SPEECH_PROJECT=stand-in GOOGLE_SPEECH_ENDPOINT=${endpoint}`);
}
