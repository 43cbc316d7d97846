import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipientOfTheGift } from '../testing/fake-payments.js';
import { fakeServices } from '../testing/fake-services.js';
import { shareCode } from '../testing/fake-state.js';
import { Browser } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

const plain = '<!doctype html><title>Giftwell</title><div id="root"></div>';
const template =
  '<!doctype html><title>Giftwell</title><!--page-styles--><div id="root"><!--page-markup--></div><!--page-answers-->';
/** In place of the web app's build. */
const renderer = `export const renderPage = async (path, { publicGroup }) => ({
  markup: '<h1>' + publicGroup.groupPurchase.title + '</h1>',
  styles: '',
});`;

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'giftwell-group-'));
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'index.html'), plain);
  await writeFile(join(root, 'server/group.html'), template);
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

async function page(user: number | null, code = shareCode) {
  const browser = new Browser(gateway.port);
  if (user !== null) await browser.signIn(user);
  return browser.get(`/group/${code}`, { accept: 'text/html' });
}

it.each([null, 7])('has its text in the document for viewer %s', async (user) => {
  const { status, text } = await page(user);
  expect(status).toBe(200);
  expect(text).toContain('<h1>A bike</h1>');
});

it('doesn’t tell in its preview what the gift is, nor for whom', async () => {
  const { text } = await page(null);
  const head = text.slice(0, text.indexOf('<div id="root">'));
  expect(head).toContain('<meta property="og:title" content="A group gift">');
  expect(head).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(head).not.toMatch(/bike|Hanna|ada/);
});

it('isn’t found by whom it must be hidden from', async () => {
  const { status, text } = await page(recipientOfTheGift);
  expect(status).toBe(404);
  expect(text).not.toContain('bike');
});

it('isn’t found by an unknown link', async () => {
  expect((await page(null, 'AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
});

it('lets PayPal’s script run where PayPal is used, and only there', async () => {
  const policyOf = async () => String((await page(null)).headers['content-security-policy']);
  expect(await policyOf()).not.toContain('paypal');
  await gateway.stop();
  gateway = await testGateway(services.address, { WEB_ROOT: root, PAYPAL_CLIENT_ID: 'client' });
  expect(await policyOf()).toMatch(/script-src 'self' https:\/\/\*\.paypal\.com/);
  expect(await policyOf()).toContain("frame-src 'self' https://*.paypal.com");
  expect(await policyOf()).toContain("object-src 'none'");
});
