import type { Queue } from 'bullmq';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../log/log.js';
import { boardPath, queueBoard, type Answer } from './queue-board.js';

/** The queues of one part of this process, and who may see them. */
export interface OperatorQueues {
  queues: () => Queue[];
  password: string;
  logger: Logger;
}

const parts = new Set<OperatorQueues>();
let board: Promise<Answer> | undefined;

/** Shows these queues to operators; returns a function that ends this. */
export function addOperatorQueues(part: OperatorQueues): () => void {
  const change = (work: () => unknown) => {
    work();
    board = undefined;
  };
  change(() => parts.add(part));
  return () => change(() => parts.delete(part));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The name in HTTP Basic credentials with the right password. */
function operatorOf({ headers }: IncomingMessage, password: string): string | null {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return null;
  const text = Buffer.from(encoded, 'base64').toString();
  const at = text.indexOf(':');
  if (at < 0 || !timingSafeEqual(digest(text.slice(at + 1)), digest(password))) return null;
  return text.slice(0, at) || 'operator';
}

/** Browsers send Basic credentials with requests of other sites too. */
const isFromElsewhere = ({ headers }: IncomingMessage) =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, headers).end();
}

/** Whether a request is for a page of operators. */
export const isOperatorPath = (url: string): boolean => url === boardPath || /^\/ops\/queues[/?]/.test(url);

/** A document: not one of its files, and not what it asks for every few seconds. */
const isDocument = (url: string) => !/^\/ops\/queues\/(?:static|api)\//.test(url);

/**
 * Answers a request for a page of operators: with it if there is one and the password is right. Who opens it, and every
 * change, is logged.
 */
export async function answerOperator(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [part] = parts;
  if (!part) return refuse(response, 404);
  const { logger, password } = part;
  const { method, url } = request;
  const operator = operatorOf(request, password);
  if (operator === null) {
    if (request.headers.authorization) logger.warn({ method, url }, 'Operator refused');
    return refuse(response, 401, { 'www-authenticate': 'Basic realm="Giftwell queues", charset="UTF-8"' });
  }
  if (method !== 'GET') {
    if (isFromElsewhere(request)) return refuse(response, 403);
    logger.info({ operator, method, url }, 'Operator changes a queue');
  } else if (isDocument(url ?? '')) logger.info({ operator, url }, 'Operator opens the queues');
  board ??= queueBoard([...parts].flatMap(({ queues }) => queues()));
  try {
    const answer = await board;
    await answer(request, response);
  } catch (error) {
    logger.error({ err: error, url }, 'Page of operators failed');
    refuse(response, 500);
  }
}
