// The reference for the measurements: one plain program that does the same work by hand. It reads the
// session where needed, runs one named statement, and writes JSON. No rate limit, no checks, no second process.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import pg from 'pg';
import { lists, newLink, newRecipient, sharedIdea } from './bare-statements.mjs';

const { DATABASE_URL, REDIS_URL, PORT } = process.env;
const redis = new Redis(REDIS_URL);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const signedOut = [401, {}];

async function userOf(request) {
  const id = /sid=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return redis.hget(`session:${createHash('sha256').update(id).digest('base64url')}`, 'user');
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

async function rowsOf(request, { statement, field }) {
  const user = await userOf(request);
  if (!user) return signedOut;
  const { rows } = await pool.query({ ...statement, values: [user] });
  return [200, { [field]: rows }];
}

async function ideaOf(code) {
  const { rows } = await pool.query({ ...sharedIdea, values: [code] });
  return rows[0] ? [200, rows[0]] : [404, {}];
}

async function addLink(request) {
  const { suggestionData } = await bodyOf(request);
  const shareCode = randomBytes(16).toString('base64url');
  const { rows } = await pool.query({ ...newLink, values: [shareCode, suggestionData] });
  return [200, { shareCode, ...rows[0] }];
}

async function addRecipient(request) {
  const [user, body] = await Promise.all([userOf(request), bodyOf(request)]);
  if (!user) return signedOut;
  const { name, relationship, interests, personality, occasions } = body;
  const [{ type, date }] = occasions;
  const values = [user, name, relationship, interests, personality, type, date];
  const { rows } = await pool.query({ ...newRecipient, values });
  return [200, { recipient: rows[0] }];
}

const additions = { '/api/suggestions/share': addLink, '/api/recipients': addRecipient };

function answer(request) {
  if (request.method === 'POST') return additions[request.url](request);
  const list = lists[request.url];
  return list ? rowsOf(request, list) : ideaOf(request.url.split('/').at(-1));
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
