/**
 * A fake OpenAI endpoint for chat completions and transcriptions that fails on demand. `npx node
 * tools/stand-ins/openai.ts [--port 4010] [--answer slow]`, or startOpenAiStandIn() from a test. POST /control/next
 * sets answers, GET /control/journal returns the requests.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { answerKinds as ideaAnswers } from './openai-answers.ts';
import { spokenRequest, transcribe, type SpokenRequest } from './openai-audio.ts';
import { completion, completionStream, sendError, sendJson, type ChatRequest } from './openai-chat.ts';
import { speechAnswers } from './spoken-answers.ts';

/** The scripted answers for ideas, then for notes, then for recordings. */
const answerKinds = [...ideaAnswers, 'findings', 'invented', 'million', ...speechAnswers] as const;
export type AnswerKind = (typeof answerKinds)[number];

/**
 * The next answer. `items`: complete ideas before it fails; `pieceMs`: pause between chunks of the stream; `findings`:
 * facts of a note, or readings of titles, verbatim; `text`: the transcription of a recording, sent after `ms`.
 */
interface Script {
  answer: AnswerKind;
  items?: number;
  pieceMs?: number;
  retryAfter?: number;
  findings?: object[];
  text?: string;
  ms?: number;
}
export type Answer = AnswerKind | Script;

export interface JournalEntry {
  at: number;
  answer: AnswerKind;
  request: ChatRequest & SpokenRequest;
  /** `left`: the client disconnected before the answer was complete. */
  ended: 'open' | 'answered' | 'left' | 'reset';
}

export interface OpenAiStandIn {
  /** The base URL of `/control/…`. */
  url: string;
  /** The value of OPENAI_BASE_URL. */
  baseUrl: string;
  journal: JournalEntry[];
  /** Queues answers for the next requests. */
  next(...answers: Answer[]): void;
  /** Sets the answer for an empty queue. */
  always(answer: Answer): void;
  reset(): void;
  close(): Promise<void>;
}

interface State {
  queue: Script[];
  always: Script;
  journal: JournalEntry[];
}

interface Exchange {
  state: State;
  request: IncomingMessage;
  response: ServerResponse;
  /** JSON, or the fields of a form; undefined without a body. */
  body: unknown;
}

/** A request that is answered by `script`. */
interface Turn {
  script: Script;
  body: ChatRequest & SpokenRequest;
  response: ServerResponse;
  entry: JournalEntry;
}

const normal: Script = { answer: 'ideas' };

function forget(state: State) {
  Object.assign(state, { queue: [], always: normal });
  state.journal.length = 0;
}

export async function startOpenAiStandIn({
  port = 0,
  host = '127.0.0.1',
  always = normal,
}: { port?: number; host?: string; always?: Answer } = {}): Promise<OpenAiStandIn> {
  const state: State = { queue: [], always: checked(always), journal: [] };
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error: unknown) => {
      if (!response.headersSent) sendError(response, { status: 400, message: String(error) });
      else response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseUrl: `${url}/v1`,
    journal: state.journal,
    next: (...answers) => void state.queue.push(...answers.map(checked)),
    always: (answer) => void (state.always = checked(answer)),
    reset: () => forget(state),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The script of an answer; throws for an unknown kind. */
function checked(answer: unknown): Script {
  const known = (typeof answer === 'string' ? { answer } : answer) as Script | undefined;
  if (!known || !answerKinds.includes(known.answer))
    throw new TypeError(`Answers: ${answerKinds.join(', ')}`);
  return known;
}

const routes: Record<string, (exchange: Exchange) => unknown> = {
  'POST /v1/chat/completions': (exchange) => {
    const body = exchange.body as Partial<ChatRequest> | undefined;
    if (!body || Array.isArray(body.messages)) return answer(exchange, complete);
    return sendError(exchange.response, { status: 400, message: 'messages are needed' });
  },
  'POST /v1/audio/transcriptions': (exchange) => answer(exchange, speak),
  'POST /control/next': ({ state, response, body }) => {
    state.queue.push(...[body].flat().map(checked));
    sendJson(response, 200, { queued: state.queue.length });
  },
  'POST /control/always': ({ state, response, body }) => {
    state.always = checked(body);
    sendJson(response, 200, state.always);
  },
  'POST /control/reset': ({ state, response }) => {
    forget(state);
    sendJson(response, 200, {});
  },
  'GET /control/journal': ({ state, response }) => sendJson(response, 200, state.journal),
};

async function serve(state: State, request: IncomingMessage, response: ServerResponse) {
  const route = `${request.method} ${new URL(request.url ?? '/', 'http://stand-in').pathname}`;
  const body = await bodyOf(request);
  const handle = routes[route];
  if (!handle) return sendError(response, { status: 404, message: `Unknown request: ${route}` });
  await handle({ state, request, response, body });
}

function breakConnection(entry: JournalEntry, response: ServerResponse) {
  entry.ended = 'reset';
  response.socket?.resetAndDestroy();
}

/** Failures before an answer begins. */
const failures: Partial<Record<AnswerKind, (turn: Turn) => void>> = {
  hang: () => undefined,
  rate_limited: ({ script, response }) => {
    const headers = { 'retry-after': String(script.retryAfter ?? 1) };
    sendError(response, { status: 429, message: 'Rate limit reached', headers });
  },
  server_error: ({ response }) => sendError(response, { status: 500, message: 'The server had an error' }),
  unauthorized: ({ response }) => sendError(response, { status: 401, message: 'Incorrect API key provided' }),
  reset: ({ entry, response }) => breakConnection(entry, response),
};

/** Takes the next answer and fails as scripted, or calls `well`. */
async function answer({ state, request, response, body }: Exchange, well: (turn: Turn) => Promise<void>) {
  if (!/^Bearer .+/.test(request.headers.authorization ?? ''))
    return sendError(response, { status: 401, message: 'No API key' });
  const asked = body as Turn['body'] | undefined;
  if (!asked?.model) return sendError(response, { status: 400, message: 'model is needed' });
  const script = state.queue.shift() ?? state.always;
  const entry: JournalEntry = { at: Date.now(), answer: script.answer, request: asked, ended: 'open' };
  state.journal.push(entry);
  response.on('close', () => {
    if (entry.ended === 'open') entry.ended = response.writableFinished ? 'answered' : 'left';
  });
  const turn = { script, body: asked, response, entry };
  const fail = failures[script.answer];
  if (fail) fail(turn);
  else await well(turn);
}

async function complete({ script, body, response, entry }: Turn) {
  if (!body.stream) return completion(script, body, response);
  if ((await completionStream(script, body, response)) === 'reset') breakConnection(entry, response);
}

async function speak({ script, body, response }: Turn) {
  const { status, body: said, code } = await transcribe(script, body);
  if (typeof said !== 'string') return sendJson(response, status, said);
  if (status >= 400) return sendError(response, { status, message: said, code });
  response.writeHead(status, { 'content-type': 'application/json' }).end(said);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const bytes = Buffer.concat((await request.toArray()) as Buffer[]);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return spokenRequest(bytes, type);
  return bytes.length > 0 ? (JSON.parse(bytes.toString()) as unknown) : undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '0' }, answer: { type: 'string' } },
  });
  const always = checked(values.answer ?? normal);
  const standIn = await startOpenAiStandIn({ port: Number(values.port), always });
  console.log(`OPENAI_BASE_URL=${standIn.baseUrl} OPENAI_API_KEY=stand-in OPENAI_MODEL=stand-in`);
  console.log(
    `Script it: curl -H 'content-type: application/json' -d '{"answer":"slow"}' ${standIn.url}/control/next`,
  );
}
