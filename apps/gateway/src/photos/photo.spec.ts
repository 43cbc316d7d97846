import { fakePhotoCode, fakePicture } from '../testing/fake-planning.js';
import { fakeServices } from '../testing/fake-services.js';
import { Browser } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});

describe('A photo', () => {
  it('is an image for everyone who knows its code, kept by the browser, shown in mails, and can do nothing', async () => {
    const answer = await new Browser(gateway.port).get(`/api/photos/${fakePhotoCode}`);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(fakePicture)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/) as string,
    });
    expect(services.state.calls.at(-1)).toMatchObject({ userId: null });
  });

  it.each([
    [`/api/photos/${'A'.repeat(22)}`, 404],
    ['/api/photos/7', 400],
    ['/api/photos/..%2Frecipients', 400],
  ])('is missing at %s', async (path, status) => {
    const answer = await new Browser(gateway.port).get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});
