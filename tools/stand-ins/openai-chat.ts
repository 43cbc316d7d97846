import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { contentOf, type IdeaFacts } from './openai-answers.ts';
import { recipientContentOf } from './recipient-answers.ts';

const pieceChars = 120;

/** The parts of a chat completion request that are read. */
export interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { json_schema?: { name?: string } };
}

/** How the completion proceeds; the fields are those of a scripted answer. */
interface ChatAnswer {
  answer: string;
  items?: number;
  findings?: object[];
  pieceMs?: number;
}

interface Delta {
  role?: string;
  content?: string;
  refusal?: string;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: OutgoingHttpHeaders = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

interface ErrorAnswer {
  status: number;
  message: string;
  headers?: OutgoingHttpHeaders;
  /** The provider's error code, if any. */
  code?: string;
}

/** Sends an error in the provider's format. */
export const sendError = (response: ServerResponse, { status, message, headers, code }: ErrorAnswer) =>
  sendJson(
    response,
    status,
    { error: { message, type: 'stand_in', param: null, code: code ?? null } },
    headers,
  );

const head = (body: ChatRequest, object: string) => ({
  id: 'chatcmpl-stand-in',
  object,
  created: Math.floor(Date.now() / 1000),
  model: body.model,
});

/** The data in the user's message: facts for gifts, or a note. */
const factsOf = ({ messages }: ChatRequest) =>
  JSON.parse(messages.findLast(({ role }) => role === 'user')?.content ?? '') as IdeaFacts & { note: string };

/** Answers in the requested format: ideas, the facts of a note, or the scripted readings of titles. */
function answerTo({ answer, items = 0, findings = [] }: ChatAnswer, body: ChatRequest) {
  const format = body.response_format?.json_schema?.name;
  if (format === 'recipient_facts') return recipientContentOf(answer, factsOf(body), findings);
  if (format === 'calendar_titles')
    return {
      content: answer === 'garbage' ? 'Sure! Here you are.' : JSON.stringify({ readings: findings }),
      finish: answer === 'length' ? 'length' : 'stop',
    };
  return contentOf(answer, factsOf(body), items);
}

const refusalText = 'I am sorry, I cannot help with that.';

/** Sends the answer in one piece. */
export function completion(script: ChatAnswer, body: ChatRequest, response: ServerResponse) {
  const isRefusal = script.answer === 'refusal';
  const { content, finish } = answerTo(script, body);
  const message = {
    role: 'assistant',
    content: isRefusal ? null : content,
    refusal: isRefusal ? refusalText : null,
  };
  sendJson(response, 200, {
    ...head(body, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

/** What some kinds of answers send before their second chunk. */
const disturbances: Record<string, string> = {
  malformed_stream: '{"choices": [{',
  error_in_stream: '{"error":{"message":"overloaded","type":"server_error"}}',
};

/**
 * How a stream ends: completely, not at all, by a broken connection (for the caller to do), or because the client left.
 */
type StreamEnd = 'complete' | 'open' | 'reset' | 'left';

/** Streams the answer in chunks, with a pause between them. */
export async function completionStream(
  script: ChatAnswer,
  body: ChatRequest,
  response: ServerResponse,
): Promise<StreamEnd> {
  const { answer, items = 0, pieceMs = answer === 'slow' ? 150 : 0 } = script;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const send = (data: string) => response.write(`data: ${data}\n\n`);
  const choice = (delta: Delta, finish: string | null = null) =>
    send(
      JSON.stringify({
        ...head(body, 'chat.completion.chunk'),
        choices: [{ index: 0, delta, finish_reason: finish }],
      }),
    );
  choice({ role: 'assistant', content: '' });
  if (answer === 'refusal') choice({ refusal: refusalText });
  const { content, finish } = contentOf(answer, factsOf(body), items);
  const pieces = answer === 'refusal' ? [] : (content.match(new RegExp(`[^]{1,${pieceChars}}`, 'g')) ?? []);
  const disturbance = disturbances[answer];
  for (const [index, piece] of pieces.entries()) {
    if (response.destroyed) return 'left';
    if (index === 1 && disturbance) send(disturbance);
    choice({ content: piece });
    if (pieceMs) await pause(pieceMs);
  }
  return endStream(answer, response, () => {
    choice({}, finish);
    send('[DONE]');
  });
}

async function endStream(answer: string, response: ServerResponse, last: () => void): Promise<StreamEnd> {
  if (answer === 'hang_midway') return 'open';
  if (answer === 'reset_midway') {
    // The written data must be sent before the connection breaks.
    await pause(20);
    return 'reset';
  }
  last();
  response.end();
  return 'complete';
}
