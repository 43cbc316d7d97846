import { createHash } from 'node:crypto';
import { Browser } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { fakePicture } from '../testing/fake-planning.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let mia: Browser;
const version = createHash('sha256').update(fakePicture).digest('base64url').slice(0, 16);
const path = `/api/recipients/7/picture?v=${version}`;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
  mia = new Browser(gateway.port);
  await mia.signIn(5);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});

describe('The picture of a recipient', () => {
  it('is an image that only this browser keeps, for good, and that can do nothing', async () => {
    const answer = await mia.get(path);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(fakePicture)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(fakePicture.length),
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'cookie',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/) as string,
      etag: expect.stringMatching(/^"[\w-]{43}"$/) as string,
    });
    expect(services.state.calls.at(-1)).toMatchObject({ userId: 5 });
  });

  it.each(['/api/recipients/7/picture', `/api/recipients/7/picture?v=${'x'.repeat(16)}`])(
    'is asked for anew at %s, which names no version of it',
    async (address) => {
      expect((await mia.get(address)).headers['cache-control']).toBe('private, no-cache');
    },
  );

  it('is not sent again to a browser that has it', async () => {
    const { etag } = (await mia.get(path)).headers;
    const again = await mia.get(path, { 'if-none-match': etag! });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await mia.get(path, { 'if-none-match': '"another"' });
    expect(other.status).toBe(200);
  });

  it.each([
    ['/api/recipients/8/picture', 404, 'picture_not_found'],
    ['/api/recipients/9/picture', 404, 'recipient_not_found'],
    ['/api/recipients/1e1/picture', 400, 'invalid_input'],
    ['/api/recipients/7/picture?size=1', 400, 'invalid_input'],
  ])('%s is answered %d, as JSON that nobody keeps', async (address, status, code) => {
    const answer = await mia.get(address);
    expect([answer.status, answer.error().code]).toEqual([status, code]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('is for those who are signed in', async () => {
    const answer = await new Browser(gateway.port).get(path);
    expect([answer.status, answer.error().code]).toEqual([401, 'sign_in_required']);
  });
});
