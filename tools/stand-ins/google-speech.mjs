/**
 * A server that speaks Google's Speech-to-Text (version 2, streaming) on the wire and misbehaves when told to.
 * `node tools/stand-ins/google-speech.mjs [--port 4020]`, or startGoogleSpeechStandIn() from a test.
 */
// The service description from Google's own client.
import protos from '@google-cloud/speech/build/protos/protos.json' with { type: 'json' };
import { loadPackageDefinition, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { msOf, wordsOf } from './spoken-answers.mjs';

const { Speech } = loadPackageDefinition(fromJSON(protos, { longs: String, defaults: true })).google.cloud
  .speech.v2;

const errors = {
  rate_limited: status.RESOURCE_EXHAUSTED,
  server_error: status.INTERNAL,
  unauthorized: status.UNAUTHENTICATED,
  unreadable: status.INVALID_ARGUMENT,
};
const normal = { answer: 'words' };
const known = (answer) => (typeof answer === 'string' ? { answer } : answer);
/** What Google takes in one message. */
const mostBytes = 15_360;

export async function startGoogleSpeechStandIn({ port = 0, host = '127.0.0.1' } = {}) {
  const state = { queue: [], always: normal, journal: [] };
  const server = new Server();
  server.addService(Speech.service, { streamingRecognize: (call) => listen(state, call) });
  const bound = await promisify(server.bindAsync.bind(server))(
    `${host}:${port}`,
    ServerCredentials.createInsecure(),
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

function listen(state, call) {
  const script = state.queue.shift() ?? state.always;
  const entry = { at: Date.now(), answer: script.answer, request: null, bytes: 0, largest: 0, ended: 'open' };
  state.journal.push(entry);
  call.on('cancelled', () => {
    if (entry.ended === 'open') entry.ended = 'left';
  });
  const fail = (code, details) => {
    entry.ended = 'answered';
    call.emit('error', { code, details });
  };
  call.on('data', ({ recognizer, streamingConfig, audio }) => {
    if (!entry.request) {
      entry.request = { recognizer, ...streamingConfig?.config };
      if (errors[script.answer]) fail(errors[script.answer], `told to say ${script.answer}`);
      return;
    }
    entry.bytes += audio?.length ?? 0;
    entry.largest = Math.max(entry.largest, audio?.length ?? 0);
    if (entry.largest > mostBytes) fail(status.INVALID_ARGUMENT, 'Audio chunk is too large');
  });
  call.on('end', () => {
    if (script.answer === 'hang' || entry.ended !== 'open') return;
    if (script.answer === 'reset') return call.call?.stream?.session?.destroy();
    void answer(script, entry, call);
  });
}

/** A sentence a result, as Google answers a longer recording. */
async function answer(script, entry, call) {
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
