import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { shareCode } from '../testing/fake-state.js';

const plain =
  '<!doctype html><title>Giftwell</title><meta name="description" content="Nine ideas" /><div id="root"></div>';
const template =
  '<!doctype html><title>Giftwell</title><!--page-styles--><div id="root"><!--page-markup--></div><!--page-answers--><script>wake()</script>';
/** Prints its arguments, in place of the web app's build. */
const renderer = `export const renderPage = async (path, answers) => {
  if (answers.sharedSuggestion.title === 'broken') throw new Error('This page breaks');
  return { markup: '<h1>' + path + ' $& ' + answers.sharedSuggestion.title + '</h1>', styles: '<style>h1{}</style>' };
};`;

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let root: string;
const page = (headers: Record<string, string> = {}, code = shareCode) =>
  send(gateway.port, `/shared/${code}`, { headers: { accept: 'text/html', ...headers } });
const answersIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-answers">(.*?)<\/script>/s.exec(html)![1]!) as object;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'giftwell-rendered-'));
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'index.html'), plain);
  await writeFile(join(root, 'server/shared.html'), template);
  await writeFile(join(root, 'server/render-test.js'), renderer);
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  services = await fakeServices();
  gateway = await testGateway(services.address, { WEB_ROOT: root });
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
  await rm(root, { recursive: true });
});

it('has its text and its answers in the document', async () => {
  const { status, text } = await page();
  expect(status).toBe(200);
  expect(text).toContain(`<h1>/shared/${shareCode} $& A gift idea for Ann</h1>`);
  expect(text).toContain('<style>h1{}</style>');
  expect(text).toContain('<meta property="og:title" content="A gift idea for Ann: Kite">');
  expect(answersIn(text)).toEqual({ sharedSuggestion: services.state.shared });
  expect(text).not.toContain('<!--page-');
});

it('lets no text end the element of the answers', async () => {
  services.state.shared.message = '</script><script>alert(1)</script><!-- $& $1';
  const { text } = await page();
  expect(text.match(/<script/g)).toHaveLength(2);
  expect(answersIn(text)).toMatchObject({ sharedSuggestion: { message: services.state.shared.message } });
});

it('runs the scripts of its own document and no other', async () => {
  const { headers } = await page();
  const sources = String(headers['content-security-policy']).match(/script-src [^;]*/)![0];
  expect(sources).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
});

it.each([
  ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['', undefined, (bytes: Buffer) => bytes],
])('comes to a client that takes "%s" as %s', async (accepted, encoding, open) => {
  const { headers, bytes } = await page({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' });
  expect(open(bytes).toString()).toContain('A gift idea for Ann</h1>');
});

it('is the plain app with its social tags when it cannot be rendered', async () => {
  services.state.shared.title = 'broken';
  const { status, text } = await page();
  expect(status).toBe(200);
  expect(text).toContain('<div id="root"></div>');
  expect(text).toContain('<meta property="og:title" content="broken: Kite">');
  expect(gateway.logLines.join('')).toContain(
    'Server-side rendering failed; falling back to client rendering',
  );
});

it('is the plain app, and not found, where nothing is shared', async () => {
  const { status, text } = await page({}, 'AAAAAAAAAAAAAAAAAAAAAA');
  expect(status).toBe(404);
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain('page-answers');
});

it.each(['/server/shared.html', '/server/render-test.js'])('sends nobody %s', async (path) => {
  expect((await send(gateway.port, path, { headers: { accept: 'text/html' } })).status).toBe(404);
});
