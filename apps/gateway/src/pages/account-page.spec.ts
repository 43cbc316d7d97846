import { testRedisUrl } from '@giftwell/server-kit/testing';
import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { accountPageAt } from './account-pages.js';

const document = (of: string) =>
  `<!doctype html><title>${of}</title><!--page-answers--><script>wake()</script>`;
const template =
  '<!doctype html><title>saved</title><!--page-styles--><div id="root"><!--page-markup--></div><!--page-answers--><script>hydrate()</script>';
/** Prints its arguments, in place of the web app's build. */
const renderer = `export const renderPage = async (path, { session, saved }) => {
  if (path.endsWith('broken')) throw new Error('This page breaks');
  return { markup: '<h1>' + session.user.id + ' at ' + path + ': ' + saved.total + '</h1>', styles: '<style>h1{}</style>' };
};`;
const navigation = { accept: 'text/html' };

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let root: string;
let redis: Redis;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'giftwell-account-'));
  await mkdir(join(root, 'prerendered'));
  await writeFile(join(root, 'index.html'), document('app'));
  await writeFile(join(root, 'prerendered/saved.html'), document('saved'));
  await mkdir(join(root, 'prerendered/recipients'));
  await writeFile(join(root, 'prerendered/recipients/person.html'), document('person'));
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'server/saved.html'), template);
  await writeFile(join(root, 'server/render-test.js'), renderer);
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  services = await fakeServices();
  gateway = await testGateway(services.address, { WEB_ROOT: root });
  redis = new Redis(testRedisUrl());
});
afterAll(async () => {
  redis.disconnect();
  await gateway.stop();
  await services.close();
  await rm(root, { recursive: true });
});
beforeEach(() => redis.flushdb());

const signedIn = async (user: number) => {
  const browser = new Browser(gateway.port);
  await browser.signIn(user);
  return browser;
};
const answersIn = (html: string) => {
  const [, json] =
    /<script type="application\/json" id="page-answers"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return json && (JSON.parse(json) as object);
};

describe('the page of an account', () => {
  it('brings whoever is signed in their own answers, in a document that nobody keeps', async () => {
    const { status, text, headers } = await (await signedIn(7)).get('/saved', navigation);
    expect(status).toBe(200);
    expect(text).toContain('<title>saved</title>');
    expect(answersIn(text)).toEqual({
      session: { user: expect.objectContaining({ id: 7 }) },
      saved: { suggestions: [], total: 0 },
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding' });
    expect(headers.etag).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('is rendered for the user, with the view in its address', async () => {
    const { text, headers } = await (await signedIn(7)).get('/saved?layout=list', navigation);
    expect(text).toContain('<div id="root"><h1>7 at /saved?layout=list: 0</h1></div>');
    expect(text).toContain('<style>h1{}</style>');
    expect(text).toContain('id="page-answers" data-for-user>');
    const [, allowed] = /script-src 'self' 'sha256-([^']+)'/.exec(
      String(headers['content-security-policy']),
    )!;
    expect(allowed).toBe(createHash('sha256').update('hydrate()').digest('base64'));
  });

  it('is the common document with the answers if it cannot be rendered', async () => {
    const { status, text } = await (await signedIn(7)).get('/saved?q=broken', navigation);
    expect(status).toBe(200);
    expect(text).toContain('<script>wake()</script>');
    expect(text).toContain('id="page-answers">');
    expect(answersIn(text)).toMatchObject({ session: { user: { id: 7 } } });
  });

  it('has the session of the user who asks', async () => {
    for (const id of [7, 8])
      expect(answersIn((await (await signedIn(id)).get('/saved', navigation)).text)).toMatchObject({
        session: { user: { id } },
      });
  });

  it('is the same document for every guest, kept by whoever has it', async () => {
    const guest = new Browser(gateway.port);
    const { status, text, headers } = await guest.get('/saved', navigation);
    expect([status, text]).toEqual([200, document('saved')]);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await guest.get('/saved', { ...navigation, 'if-none-match': headers.etag! })).status).toBe(304);
  });

  it('is that of a guest once the session has ended, whatever the browser kept before', async () => {
    const browser = await signedIn(7);
    const { headers } = await new Browser(gateway.port).get('/saved', navigation);
    const kept = { ...navigation, 'if-none-match': headers.etag! };
    expect((await browser.get('/saved', kept)).status).toBe(200);
    await redis.flushdb();
    expect((await browser.get('/saved', kept)).status).toBe(304);
  });

  it('does without the answers that nobody gives', async () => {
    const { status, text } = await (await signedIn(7)).get('/recipients', navigation);
    expect(status).toBe(200);
    expect(answersIn(text)).toEqual({ session: { user: expect.objectContaining({ id: 7 }) } });
  });

  it.each([
    ['/recipients/7', ['session', 'calendarSettings', 'recipient', 'gifts']],
    ['/plan', ['session', 'calendarSettings', 'plan']],
    ['/recipients/0', undefined],
    ['/recipients/7/x', undefined],
    ['/terms', undefined],
  ])('asks at %s for what that page shows', (path, names) => {
    expect(accountPageAt(path)?.asks.map(({ name }) => name)).toEqual(names);
  });

  it('asks for the one whom the address names', () => {
    expect(accountPageAt('/recipients/7')?.asks.at(-1)).toMatchObject({ name: 'gifts', input: { id: 7 } });
  });

  it('of one person is the same document for all of them', async () => {
    const guest = new Browser(gateway.port);
    for (const path of ['/recipients/7', '/recipients/1234'])
      expect((await guest.get(path, navigation)).text).toBe(document('person'));
    expect((await guest.get('/recipients/0', navigation)).text).toBe(document('app'));
  });

  it('is no answer to a fetch for data', async () => {
    expect((await (await signedIn(7)).get('/saved', { accept: 'application/json' })).status).toBe(404);
  });
});
