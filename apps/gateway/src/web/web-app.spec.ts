import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let folder: string;
const script = `console.log(${JSON.stringify('gift '.repeat(100))})`;
const page = '<!doctype html><title>Giftwell</title>';
const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'giftwell-web-'));
  const root = join(folder, 'dist');
  await mkdir(join(root, 'assets'), { recursive: true });
  await mkdir(join(root, 'pictures'));
  await writeFile(join(root, 'pictures/teapot.svg'), '<svg/>');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(root, '.env'), 'secret');
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'icon.svg'), '<svg/>');
  await writeFile(join(root, 'assets/app-AbC123.js'), script);
  await writeFile(join(root, 'assets/app-AbC123.js.br'), brotliCompressSync(script));
  await writeFile(join(root, 'assets/app-AbC123.js.gz'), gzipSync(script));
  gateway = await testGateway(null, { WEB_ROOT: root });
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(gateway.port, path, { method, headers });

describe('a hashed file', () => {
  const path = '/assets/app-AbC123.js';

  it.each([
    ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip, deflate', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['br;q=0, gzip;q=0.5', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['*', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('for a client that takes "%s" comes as %s', async (accepted, encoding, open) => {
    const answer = await get(path, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(open(answer.bytes).toString()).toBe(script);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-length': String(answer.bytes.length),
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await get(path, { 'accept-encoding': 'gzip', 'if-none-match': headers.etag! })).status).toBe(200);
  });

  it('can be asked about', async () => {
    const answer = await get(path, {}, 'HEAD');
    expect([answer.status, answer.headers['content-length'], answer.bytes.length]).toEqual([
      200,
      String(script.length),
      0,
    ]);
  });
});

it('an illustration is kept for a month, and one that is not there is no page', async () => {
  const { headers, text } = await get('/pictures/teapot.svg');
  expect(text).toBe('<svg/>');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=2592000',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/pictures/nothing.svg', navigation)).status).toBe(404);
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
});

describe('a page', () => {
  it.each(['/', '/wizard', '/wishlists/12', '/group-purchases?x=1', '/index.html'])(
    'at %s is the document of the app',
    async (path) => {
      const answer = await get(path, navigation);
      expect([answer.status, answer.text]).toEqual([200, page]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it.each([[{ accept: '*/*' }], [{}]])('is the answer to a program that sends %j', async (headers) => {
    const answer = await get('/', headers);
    expect([answer.status, answer.text]).toEqual([200, page]);
  });

  it('that is shared is sent with Referrer-Policy: no-referrer', async () => {
    expect((await get('/group/abc', navigation)).headers['referrer-policy']).toBe('no-referrer');
  });

  it.each([
    ['a script that is gone', '/assets/old-123.js', navigation],
    ['a folder', '/assets/', navigation],
    ['a file that never was', '/nothing.png', navigation],
    ['a fetch for data', '/wizard', { accept: 'application/json' }],
    ['a fetch for anything', '/wizard', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['the folder above', '/../secret.txt', navigation],
    ['the folder above, encoded', '/..%2fsecret.txt', navigation],
    ['the folder above, encoded twice', '/%252e%252e/secret.txt', { accept: '*/*' }],
    ['the folder above, backwards', '/..%5csecret.txt', navigation],
    ['a hidden file', '/.env', navigation],
    ['a NUL', '/index.html%00.png', navigation],
    ['an unknown address of the API', '/api/nothing', navigation],
    ['an unknown address of the API, encoded', '/%61pi/nothing', navigation],
  ])('is not the answer to %s', async (_what, path, headers) => {
    const answer = await get(path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.text).not.toContain('secret');
    expect(answer.headers['cache-control'] ?? 'none').not.toContain('max-age');
  });
});

describe('a page that was rendered ahead', () => {
  const inline = "document.title = 'x'";
  const html = (text: string) =>
    `<!doctype html><meta name="giftwell-operator" content="" /><script>${inline}</script><script src="/a.js"></script>${text}`;
  const hash = createHash('sha256').update(inline).digest('base64');
  let other: TestGateway;

  beforeAll(async () => {
    const root = join(folder, 'ahead');
    await mkdir(join(root, 'prerendered'), { recursive: true });
    await writeFile(join(root, 'index.html'), html('any page'));
    await writeFile(join(root, 'prerendered.html'), html('start'));
    await writeFile(join(root, 'prerendered/terms.html'), html('terms'));
    await writeFile(join(root, 'prerendered/terms.html.br'), brotliCompressSync(html('terms')));
    other = await testGateway(null, { WEB_ROOT: root, OPERATOR: 'Ada & "Co" <ada@example.com>' });
  });
  afterAll(() => other.stop());
  const open = (path: string, headers: Record<string, string> = {}) =>
    send(other.port, path, { headers: { ...navigation, ...headers } });

  it.each([
    ['/', 'start'],
    ['/?success=google_login', 'start'],
    ['/terms', 'terms'],
    ['/privacy', 'any page'],
    ['/terms/more', 'any page'],
    ['/index', 'any page'],
    ['/..%2fprerendered/terms', 'any page'],
  ])('is the answer at %s: %s', async (path, text) => {
    const answer = await open(path);
    expect(answer.text).toContain(`</script>${text}`);
  });

  it.each(['/prerendered.html', '/prerendered/terms.html'])('has no second address: %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('may run its own script and no other', async () => {
    for (const path of ['/', '/terms', '/saved']) {
      const policy = (await open(path)).headers['content-security-policy']!;
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    }
    expect((await open('/api/nothing')).headers['content-security-policy']).not.toContain('sha256');
  });

  it('names whoever runs this copy, in every form', async () => {
    const answer = await open('/terms', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.bytes).toString()).toContain(
      'content="Ada &amp; &quot;Co&quot; &lt;ada@example.com&gt;"',
    );
  });
});

it('is served as soon as it is built', async () => {
  const root = join(folder, 'later');
  const early = await testGateway(null, { WEB_ROOT: root });
  expect((await send(early.port, '/', { headers: navigation })).status).toBe(404);
  await mkdir(root);
  await writeFile(join(root, 'index.html'), page);
  await new Promise((done) => setTimeout(done, 1_100));
  expect((await send(early.port, '/', { headers: navigation })).text).toBe(page);
  await early.stop();
});
