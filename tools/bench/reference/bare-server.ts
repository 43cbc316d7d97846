// The reference for the measurements: one plain program that does the same work by hand. It reads the session where
// needed, runs one named statement, and writes JSON. No rate limit, no checks, no second process.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Redis } from 'ioredis';
import pg from 'pg';
import { recordCash, type Cash } from './bare-contributions.ts';
import { lists, newLink, newRecipient, publicLists, sharedIdea } from './bare-statements.ts';

const { DATABASE_URL, REDIS_URL, PORT } = process.env;
const redis = new Redis(REDIS_URL ?? '');
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
/** For statements that name the tables without their schema. */
const payments = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c search_path=payments' });
/** A status and a body. */
type Reply = [number, object];
const signedOut: Reply = [401, {}];

async function userOf(request: IncomingMessage) {
  const id = /sid=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return redis.hget(`session:${createHash('sha256').update(id).digest('base64url')}`, 'user');
}

async function bodyOf<T>(request: IncomingMessage): Promise<T> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as T;
}

async function rowsOf(
  request: IncomingMessage,
  { statement, field }: (typeof lists)[string],
): Promise<Reply> {
  const user = await userOf(request);
  if (!user) return signedOut;
  const { rows } = await pool.query({ ...statement, values: [user] });
  return [200, { [field]: rows }];
}

/** What everyone with the link sees. */
async function sharedAt(url: string): Promise<Reply> {
  const [, folder = '', code = ''] = /^(.*\/)([\w-]+)$/.exec(url) ?? [];
  const { rows } = await pool.query<object>({ ...(publicLists[folder] ?? sharedIdea), values: [code] });
  return rows[0] ? [200, rows[0]] : [404, {}];
}

async function addContribution(request: IncomingMessage, groupId: number): Promise<Reply> {
  const [user, body] = await Promise.all([userOf(request), bodyOf<Cash>(request)]);
  if (!user) return signedOut;
  const client = await payments.connect();
  try {
    const contribution = await recordCash(client, { groupId, user: Number(user) }, body);
    return contribution ? [200, { contribution }] : [409, {}];
  } finally {
    client.release();
  }
}

async function addLink(request: IncomingMessage): Promise<Reply> {
  const { suggestionData } = await bodyOf<{ suggestionData: object }>(request);
  const shareCode = randomBytes(16).toString('base64url');
  const { rows } = await pool.query<object>({ ...newLink, values: [shareCode, suggestionData] });
  return [200, { shareCode, ...rows[0] }];
}

interface NewRecipient {
  name: string;
  relationship: string;
  interests: string[];
  personality: string[];
  occasions: [{ type: string; date: string }];
}

async function addRecipient(request: IncomingMessage): Promise<Reply> {
  const [user, body] = await Promise.all([userOf(request), bodyOf<NewRecipient>(request)]);
  if (!user) return signedOut;
  const { name, relationship, interests, personality, occasions } = body;
  const [{ type, date }] = occasions;
  const values = [user, name, relationship, interests, personality, type, date];
  const { rows } = await pool.query<object>({ ...newRecipient, values });
  return [200, { recipient: rows[0] }];
}

const additions: Record<string, (request: IncomingMessage) => Promise<Reply>> = {
  '/api/suggestions/share': addLink,
  '/api/recipients': addRecipient,
};

async function answer(request: IncomingMessage): Promise<Reply> {
  const { method, url = '' } = request;
  const add = additions[url];
  const [, group] = /^\/api\/group-purchases\/(\d+)\/contribute$/.exec(url) ?? [];
  if (group) return addContribution(request, Number(group));
  if (method === 'POST') return add ? add(request) : [404, {}];
  const list = lists[url];
  return list ? rowsOf(request, list) : sharedAt(url);
}

createServer((request, response) => {
  answer(request).then(
    ([status, body]) => {
      const text = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      response.writeHead(status, headers).end(text);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
