import { testRedisUrl } from '@giftwell/server-kit/testing';
import { Redis } from 'ioredis';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { shareCode } from '../testing/fake-state.js';

const start = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Giftwell</title>
<meta name="description" content="Nine ideas" /></head><body><div id="root"></div></body></html>`;
const nobodyKnows = 'AAAAAAAAAAAAAAAAAAAAAA';
let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let root: string;
let redis: Redis;
let shared: Awaited<ReturnType<typeof fakeServices>>['state']['shared'];
/** Requests the page like a crawler: no specific Accept header, no cookie. */
const page = (code = shareCode, { port } = gateway, method = 'GET') =>
  send(port, `/shared/${code}`, { method, headers: { accept: '*/*' } });
/** A gateway for one test. */
async function fresh(rpc: { port: number } | null = services.address, env: Record<string, string> = {}) {
  await gateway.stop();
  gateway = await testGateway(rpc, { WEB_ROOT: root, ...env });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'giftwell-shared-'));
  await writeFile(join(root, 'index.html'), start);
  services = await fakeServices();
  shared = services.state.shared;
  gateway = await testGateway(services.address, { WEB_ROOT: root });
  redis = new Redis(testRedisUrl());
});
afterAll(async () => {
  redis.disconnect();
  await gateway.stop();
  await services.close();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  services.state.shared = structuredClone(shared);
  await redis.flushdb();
  await fresh();
});

describe('the page of a shared idea', () => {
  it('says in its raw HTML what it shows', async () => {
    const { status, text, headers } = await page();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const tag of [
      '<title>A gift idea for Ann: Kite · Giftwell</title>',
      '<meta name="description" content="$25 – $40, for Ann. A good thing">',
      '<meta property="og:title" content="A gift idea for Ann: Kite">',
      '<meta property="og:description" content="$25 – $40, for Ann. A good thing">',
      `<meta property="og:url" content="http://localhost:3000/shared/${shareCode}">`,
      '<meta property="og:image" content="http://localhost:3000/social-card.png">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="robots" content="noindex, nofollow">',
      '<div id="root"></div>',
    ])
      expect(text).toContain(tag);
    expect(text).not.toContain('Nine ideas');
  });

  it('is in no search and no referrer', async () => {
    for (const code of [shareCode, nobodyKnows]) {
      expect((await page(code)).headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      });
    }
  });

  it('escapes hostile text in every field', async () => {
    const hostile = (field: string) =>
      `${field}"><script>alert('${field}')</script></title><img src=x onerror=1>$&`;
    const { suggestionData } = services.state.shared;
    for (const field of ['name', 'category', 'price', 'description', 'reason'] as const)
      suggestionData[field] = hostile(field);
    for (const field of ['title', 'message', 'recipientName'] as const)
      services.state.shared[field] = hostile(field);
    const { text } = await page();
    expect(text).not.toMatch(/<script|<img|onerror=1>/);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    for (const field of ['title', 'price']) expect(text).toContain(`${field}&quot;&gt;&lt;script&gt;`);
    // Every tag that contains a text is one of ours.
    for (const tag of text.match(/<meta[^>]*>/g)!)
      expect(tag).toMatch(/^<meta (charset="utf-8" \/|(name|property)="[\w:-]+" content="[^"<>]*")>$/);
  });

  it('answers HEAD as it answers GET', async () => {
    expect([
      (await page(shareCode, gateway, 'HEAD')).status,
      (await page(nobodyKnows, gateway, 'HEAD')).status,
    ]).toEqual([200, 404]);
  });

  it('says the next moment what has changed', async () => {
    await page();
    services.state.shared.title = 'Second thoughts';
    expect((await page()).text).toContain('<meta property="og:title" content="Second thoughts: Kite">');
  });

  it('asks in nobody’s name', async () => {
    await page();
    expect(services.state.calls.at(-1)).toMatchObject({ userId: null, sessionId: null });
  });

  it('leaves no code in the log', async () => {
    await page();
    await send(gateway.port, `/api/suggestions/shared/${shareCode}`);
    const lines = gateway.logLines.join('');
    expect(lines).toContain('"route":"/shared/:shareCode"');
    expect(lines).toContain('"route":"/api/suggestions/shared/:shareCode"');
    expect(lines).not.toContain(shareCode);
  });
});

describe('a page of nothing', () => {
  it.each([nobodyKnows, 'short', '%3Cscript%3E', `${nobodyKnows}A`])(
    'at %s is the app, and not found',
    async (code) => {
      const { status, text } = await page(code);
      expect(status).toBe(404);
      expect(text).toContain('<title>Giftwell</title>');
      expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(text).not.toMatch(/og:image|<script/);
    },
  );

  it('counts five-fold, and then there is nothing to be learned here for a while', async () => {
    await fresh(services.address, { RATE_LIMITS_SCALE: '1' });
    const statuses: number[] = [];
    for (let n = 0; n < 13; n += 1) statuses.push((await page(nobodyKnows)).status);
    expect(statuses).toEqual([...Array<number>(12).fill(404), 429]);
    const refused = await page();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.text).toContain('<title>Giftwell</title>');
  });
});

it('is the plain page while nobody knows what is shared', async () => {
  await fresh(null);
  const { status, text } = await page();
  expect(status).toBe(200);
  expect(text).toContain('<title>Giftwell</title>');
  expect(text).toContain('noindex');
});

it('is not there before the app is built', async () => {
  await fresh(services.address, { WEB_ROOT: join(root, 'nowhere') });
  const { status, headers } = await page();
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
