// What the stack is measured against: one plain program that does the same work by hand. It finds out from the
// session who asks where that matters, runs one named statement, and writes JSON. No rate limit, no checks, no second process.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import pg from 'pg';

const { DATABASE_URL, REDIS_URL, PORT } = process.env;
const redis = new Redis(REDIS_URL);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const columns =
  'id, name, price, "priceMinCents", "priceMaxCents", category, description, reason, "searchTerm", "amazonLink", "etsyLink", rating, saved';
const list = {
  name: 'list',
  text: `SELECT ${columns}, "createdAt", "savedAt" FROM gift_ai.suggestions
         WHERE "userId" = $1 AND saved ORDER BY "savedAt" DESC, id DESC LIMIT 300`,
};
const shared = {
  name: 'shared',
  text: `SELECT "shareCode", title, message, "recipientName", "createdAt", "expiresAt", "viewCount", "suggestionData"
         FROM gift_ai.shared_suggestions WHERE "shareCode" = $1 AND public AND "expiresAt" > now()`,
};
const share = {
  name: 'share',
  text: `INSERT INTO gift_ai.shared_suggestions
           ("shareCode", "recipientName", "suggestionData", "expiresAt", "createdAt")
         VALUES ($1, 'Someone special', $2, now() + interval '180 days', now()) RETURNING "expiresAt"`,
};

async function userOf(request) {
  const id = /sid=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return redis.hget(`session:${createHash('sha256').update(id).digest('base64url')}`, 'user');
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

async function savedOf(request) {
  const user = await userOf(request);
  if (!user) return [401, {}];
  const { rows } = await pool.query({ ...list, values: [user] });
  return [200, { suggestions: rows }];
}

async function sharedIdea(code) {
  const { rows } = await pool.query({ ...shared, values: [code] });
  return rows[0] ? [200, rows[0]] : [404, {}];
}

async function newLink(request) {
  const { suggestionData } = await bodyOf(request);
  const shareCode = randomBytes(16).toString('base64url');
  const { rows } = await pool.query({ ...share, values: [shareCode, suggestionData] });
  return [200, { shareCode, ...rows[0] }];
}

function answer(request) {
  if (request.method === 'POST') return newLink(request);
  const code = /\/shared\/([\w-]{22})$/.exec(request.url)?.[1];
  return code ? sharedIdea(code) : savedOf(request);
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
