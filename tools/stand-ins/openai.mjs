/**
 * An endpoint that speaks OpenAI's chat completions and transcriptions on the wire and misbehaves when told to.
 * `node tools/stand-ins/openai.mjs [--port 4010] [--answer slow]`, or startOpenAiStandIn() from a test.
 * Script it with POST /control/next, read what it was asked with GET /control/journal.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { answerKinds as ideaAnswers, contentOf } from './openai-answers.mjs';
import { spokenRequest, transcribe } from './openai-audio.mjs';
import { recipientContentOf } from './recipient-answers.mjs';
import { speechAnswers } from './spoken-answers.mjs';

/** What the stand-in can be told: first of ideas, then of what is said of a recipient, then of recordings. */
export const answerKinds = [...ideaAnswers, 'findings', 'invented', 'million', ...speechAnswers];

const normal = { answer: 'ideas' };
const pieceChars = 120;

export async function startOpenAiStandIn({ port = 0, host = '127.0.0.1', always = normal } = {}) {
  const state = { queue: [], always: checked(always), journal: [] };
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error) => {
      if (!response.headersSent) sendError(response, 400, String(error));
      else response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const url = `http://${host}:${server.address().port}`;
  return {
    url,
    baseUrl: `${url}/v1`,
    journal: state.journal,
    next: (...answers) => void state.queue.push(...answers.map(checked)),
    always: (answer) => void (state.always = checked(answer)),
    reset() {
      Object.assign(state, { queue: [], always: normal });
      state.journal.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function checked(answer) {
  const known = typeof answer === 'string' ? { answer } : answer;
  if (!answerKinds.includes(known?.answer)) throw new TypeError(`Answers: ${answerKinds.join(', ')}`);
  return known;
}

async function serve(state, request, response) {
  const route = `${request.method} ${new URL(request.url, 'http://stand-in').pathname}`;
  const body = await bodyOf(request);
  switch (route) {
    case 'POST /v1/chat/completions':
      if (body && !Array.isArray(body.messages)) return sendError(response, 400, 'messages are needed');
      return answer(state, request, body, response, complete);
    case 'POST /v1/audio/transcriptions':
      return answer(state, request, body, response, speak);
    case 'POST /control/next':
      state.queue.push(...[body].flat().map(checked));
      return sendJson(response, 200, { queued: state.queue.length });
    case 'POST /control/always':
      state.always = checked(body);
      return sendJson(response, 200, state.always);
    case 'POST /control/reset':
      Object.assign(state, { queue: [], always: normal });
      state.journal.length = 0;
      return sendJson(response, 200, {});
    case 'GET /control/journal':
      return sendJson(response, 200, state.journal);
    default:
      return sendError(response, 404, `Unknown request: ${route}`);
  }
}

/** Takes the next answer, and goes wrong before it comes to one where it is told to. */
async function answer(state, request, body, response, well) {
  if (!/^Bearer .+/.test(request.headers.authorization ?? '')) return sendError(response, 401, 'No API key');
  if (!body?.model) return sendError(response, 400, 'model is needed');
  const script = state.queue.shift() ?? state.always;
  const entry = { at: Date.now(), answer: script.answer, request: body, ended: 'open' };
  state.journal.push(entry);
  response.on('close', () => {
    if (entry.ended === 'open') entry.ended = response.writableFinished ? 'answered' : 'left';
  });
  switch (script.answer) {
    case 'hang':
      return;
    case 'rate_limited':
      return sendError(response, 429, 'Rate limit reached', {
        'retry-after': String(script.retryAfter ?? 1),
      });
    case 'server_error':
      return sendError(response, 500, 'The server had an error');
    case 'unauthorized':
      return sendError(response, 401, 'Incorrect API key provided');
    case 'reset':
      entry.ended = 'reset';
      return void response.socket.resetAndDestroy();
    default:
      return well(script, body, response, entry);
  }
}

const complete = (script, body, response, entry) =>
  body.stream ? stream(script, body, response, entry) : whole(script, body, response);

async function speak(script, body, response) {
  const { status, body: said, code = null } = await transcribe(script, body);
  if (status >= 400) return sendError(response, status, said, {}, code);
  if (typeof said !== 'string') return sendJson(response, status, said);
  response.writeHead(status, { 'content-type': 'application/json' }).end(said);
}

const head = (body, object) => ({
  id: 'chatcmpl-stand-in',
  object,
  created: Math.floor(Date.now() / 1000),
  model: body.model,
});
const factsOf = ({ messages }) => JSON.parse(messages.findLast(({ role }) => role === 'user').content);

/** Answers in the form that the question asks for: ideas, or what a note says. */
const answerTo = ({ answer, items = 0, findings = [] }, body) =>
  body.response_format?.json_schema?.name === 'recipient_facts'
    ? recipientContentOf(answer, factsOf(body), findings)
    : contentOf(answer, factsOf(body), items);

function whole(script, body, response) {
  const isRefusal = script.answer === 'refusal';
  const { content, finish } = answerTo(script, body);
  const refusal = isRefusal ? 'I am sorry, I cannot help with that.' : null;
  const message = { role: 'assistant', content: isRefusal ? null : content, refusal };
  sendJson(response, 200, {
    ...head(body, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

async function stream({ answer, items = 0, pieceMs = answer === 'slow' ? 150 : 0 }, body, response, entry) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const send = (data) => response.write(`data: ${data}\n\n`);
  const choice = (delta, finish = null) =>
    send(
      JSON.stringify({
        ...head(body, 'chat.completion.chunk'),
        choices: [{ index: 0, delta, finish_reason: finish }],
      }),
    );
  choice({ role: 'assistant', content: '' });
  if (answer === 'refusal') choice({ refusal: 'I am sorry, I cannot help with that.' });
  const { content, finish } = contentOf(answer, factsOf(body), items);
  const pieces = answer === 'refusal' ? [] : (content.match(new RegExp(`[^]{1,${pieceChars}}`, 'g')) ?? []);
  for (const [index, piece] of pieces.entries()) {
    if (response.destroyed) return;
    if (index === 1 && answer === 'malformed_stream') send('{"choices": [{');
    if (index === 1 && answer === 'error_in_stream')
      send('{"error":{"message":"overloaded","type":"server_error"}}');
    choice({ content: piece });
    if (pieceMs) await pause(pieceMs);
  }
  if (answer === 'hang_midway') return;
  if (answer === 'reset_midway') {
    entry.ended = 'reset';
    // The written data must be sent before the connection breaks.
    await pause(20);
    return void response.socket?.resetAndDestroy();
  }
  choice({}, finish);
  send('[DONE]');
  response.end();
}

async function bodyOf(request) {
  const bytes = Buffer.concat(await request.toArray());
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return spokenRequest(bytes, type);
  return bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
}

function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const sendError = (response, status, message, headers, code = null) =>
  sendJson(response, status, { error: { message, type: 'stand_in', param: null, code } }, headers);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '0' }, answer: { type: 'string' } },
  });
  const standIn = await startOpenAiStandIn({ port: Number(values.port), always: values.answer ?? normal });
  console.log(`OPENAI_BASE_URL=${standIn.baseUrl} OPENAI_API_KEY=stand-in OPENAI_MODEL=stand-in`);
  console.log(
    `Script it: curl -H 'content-type: application/json' -d '{"answer":"slow"}' ${standIn.url}/control/next`,
  );
}
