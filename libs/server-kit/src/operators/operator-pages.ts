import type { Queue } from 'bullmq';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../log/log.js';
import type { FailedSignIns } from './failed-sign-ins.js';
import { boardPath, queueBoard, type Answer } from './queue-board.js';

/** The queues of one part of this process, and who may see them. */
export interface OperatorQueues {
  queues: () => Queue[];
  /** By the names of operators. */
  passwords: ReadonlyMap<string, string>;
  failures: FailedSignIns;
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

/** The name in HTTP Basic credentials with its password. */
function operatorOf({ headers }: IncomingMessage, passwords: ReadonlyMap<string, string>): string | null {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return null;
  const text = Buffer.from(encoded, 'base64').toString();
  const at = text.indexOf(':');
  const name = text.slice(0, Math.max(at, 0));
  const password = passwords.get(name);
  // Compared for unknown names as well, which take as long.
  const isRight = timingSafeEqual(digest(text.slice(at + 1)), digest(password ?? ''));
  return isRight && password !== undefined ? name : null;
}

/** What the page does by its addresses, such as `/ops/queues/api/queues/auth.send-mail/12/retry/failed`. */
const changes: Record<string, string> = {
  retry: 'job retried',
  promote: 'job promoted',
  pause: 'queue paused',
  resume: 'queue resumed',
  empty: 'queue emptied',
};
const changeOf = (url = '') => {
  const part = new URL(url, 'http://localhost').pathname
    .split('/')
    .findLast((one) => Object.hasOwn(changes, one));
  return (part && changes[part]) ?? 'queue changed';
};

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

/** The operator who asks; null if the request was refused. */
function signedIn(part: OperatorQueues, request: IncomingMessage, response: ServerResponse): string | null {
  const { passwords, failures, logger } = part;
  const { method, url } = request;
  const address = request.socket.remoteAddress ?? '';
  const wait = failures.waitOf(address);
  if (wait > 0) {
    refuse(response, 429, { 'retry-after': String(wait) });
    return null;
  }
  const operator = operatorOf(request, passwords);
  if (operator !== null) return operator;
  if (request.headers.authorization) {
    failures.note(address);
    logger.warn({ method, url, address }, 'Queue board: authentication failed');
  }
  refuse(response, 401, { 'www-authenticate': 'Basic realm="Giftwell queues", charset="UTF-8"' });
  return null;
}

/**
 * Answers a request for a page of operators: with it if there is one and the password is right. Who opens it, and every
 * change, is logged.
 */
export async function answerOperator(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [part] = parts;
  if (!part) return refuse(response, 404);
  const operator = signedIn(part, request, response);
  if (operator === null) return;
  const { logger } = part;
  const { method, url } = request;
  if (method !== 'GET') {
    if (isFromElsewhere(request)) return refuse(response, 403);
    logger.info({ operator, method, url }, `Queue board: ${changeOf(url)}`);
  } else if (isDocument(url ?? '')) logger.info({ operator, url }, 'Queue board: opened');
  board ??= queueBoard([...parts].flatMap(({ queues }) => queues()));
  try {
    const answer = await board;
    await answer(request, response);
  } catch (error) {
    logger.error({ err: error, url }, 'Queue board: failed');
    refuse(response, 500);
  }
}
