import { photoFileRoutes } from '@giftwell/contracts/wishes/photos';
import { Internet } from '@giftwell/server-kit';
import sharp from 'sharp';
import { refusal, signInFirst, usePlanning } from '../testing/planning.js';
import { openShop, type Shop } from '../testing/shop.js';

const planning = usePlanning();
const none = refusal('not_found', 'preview_not_found');
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(planning.service);
});
afterAll(() => shop.close());

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();

function sell(path: string, html: string): string {
  shop.files.set(path, { type: 'text/html', body: html });
  shop.files.set('/kite.jpg', { type: 'image/jpeg', body: photo });
  return `http://kites.example${path}`;
}
const kite = `<title>Red kite</title><meta property="og:image" content="/kite.jpg">
  <meta property="og:price:amount" content="24.90"><meta property="og:price:currency" content="USD">`;

async function readBy(me: ReturnType<typeof planning.somebody>, url: string) {
  const { preview } = await me.previews.read({ url });
  await planning.service.settle();
  return (await me.previews.get({ code: preview.code })).preview;
}

describe('The preview of a link', () => {
  it('has title, price and a photo of our own', async () => {
    const me = planning.somebody();
    const url = sell('/red', kite);
    const { preview } = await me.previews.read({ url });
    expect(preview).toEqual({
      ...{ code: preview.code, url, state: 'reading', title: null, price: null, photo: null },
    });
    await planning.service.settle();
    const read = (await me.previews.get({ code: preview.code })).preview;
    expect(read).toMatchObject({ url, state: 'ready', title: 'Red kite', price: '$24.90' });
    const shown = await planning.service.client(photoFileRoutes, null).get({ code: read.photo! });
    const { format, width, height } = await sharp(Buffer.from(shown.picture, 'base64')).metadata();
    expect([format, width, height]).toEqual(['webp', 512, 341]);
  });

  it('is the photo where the link is that of a picture', async () => {
    shop.files.set('/kite.jpg', { type: 'image/jpeg; charset=binary', body: photo });
    const read = await readBy(planning.somebody(), 'http://kites.example/kite.jpg');
    expect(read).toMatchObject({ state: 'ready', title: null, price: null });
    const shown = await planning.service.client(photoFileRoutes, null).get({ code: read.photo! });
    const { format, width } = await sharp(Buffer.from(shown.picture, 'base64')).metadata();
    expect([format, width]).toEqual(['webp', 512]);
  });

  it('fails for what only claims to be a picture, or is too large', async () => {
    shop.files.set('/fake.jpg', { type: 'image/jpeg', body: '<title>Kite</title>' });
    shop.files.set('/large.png', {
      type: 'image/png',
      body: Buffer.concat([photo, Buffer.alloc(1_000_000)]),
    });
    for (const path of ['/fake.jpg', '/large.png'])
      expect(await readBy(planning.somebody(), `http://kites.example${path}`)).toMatchObject({
        ...{ state: 'failed', photo: null },
      });
  });

  it('is announced to its user when it was read, and when it failed', async () => {
    const me = planning.somebody();
    const redis = planning.service.redis.duplicate();
    const announced: unknown[] = [];
    await redis.subscribe('push');
    redis.on('message', (_channel, text) => announced.push(JSON.parse(text)));
    for (const url of [sell('/red', kite), 'http://kites.example/gone']) {
      const { code } = await readBy(me, url);
      // Messages arrive in order on each connection.
      await redis.ping();
      expect(announced).toContainEqual({
        ...{ userId: me.userId, type: 'planning.link-preview-read', data: { code } },
      });
    }
    redis.disconnect();
  });

  it.each([
    ['a page that is gone', '/gone', null],
    ['a page that says nothing', '/empty', '<p>hello</p>'],
  ])('fails for %s', async (_what, path, html) => {
    const url = html === null ? `http://kites.example${path}` : sell(path, html);
    const read = await readBy(planning.somebody(), url);
    expect(read).toMatchObject({ state: 'failed', title: null, price: null, photo: null });
  });

  it('leaves out a photo that is not an image', async () => {
    shop.files.set('/page.jpg', { type: 'image/jpeg', body: '<html>' });
    for (const image of ['/page.jpg', '/missing.jpg', 'http://127.0.0.1/inner.jpg', '/red']) {
      const url = sell('/odd', `<title>Odd</title><meta property="og:image" content="${image}">`);
      expect(await readBy(planning.somebody(), url)).toMatchObject({ state: 'ready', photo: null });
    }
    expect(shop.asked).not.toContain('/inner.jpg');
  });

  it('is never made for an internal address, and the log doesn’t name it', async () => {
    const before = shop.asked.length;
    for (const url of ['http://127.0.0.1/', 'http://[::1]/', 'http://2130706433/'])
      await expect(planning.somebody().previews.read({ url })).rejects.toMatchObject({ kind: 'invalid' });
    const read = await readBy(planning.somebody(), 'http://canary.example:8080/secret');
    expect(read.state).toBe('failed');
    expect(shop.asked).toHaveLength(before);
    const lines = planning.service.logLines.join('');
    expect(lines).toContain('Link preview failed');
    expect(lines).not.toContain('canary');
  });

  it('belongs to the user who asked, for a day', async () => {
    const me = planning.somebody();
    const { code, photo: shown } = await readBy(me, sell('/red', kite));
    await expect(planning.somebody().previews.get({ code })).rejects.toMatchObject(none);
    await expect(planning.guest().previews.get({ code })).rejects.toMatchObject(signInFirst);
    await expect(planning.guest().previews.read({ url: 'http://a.example' })).rejects.toMatchObject(
      signInFirst,
    );
    await planning.service.runDelayedJobs();
    await expect(me.previews.get({ code })).rejects.toMatchObject(none);
    await expect(planning.service.client(photoFileRoutes, null).get({ code: shown! })).rejects.toMatchObject(
      refusal('not_found', 'photo_not_found'),
    );
  });

  it('is refused while five others are read', async () => {
    const me = planning.somebody();
    await planning.service.db.query(
      `INSERT INTO link_previews (code, "userId", url, state, "createdAt")
       SELECT 'waiting ' || n, $1, '', 'reading', now() FROM generate_series(1, 5) n`,
      [me.userId],
    );
    await expect(me.previews.read({ url: 'http://a.example' })).rejects.toMatchObject(
      refusal('conflict', 'too_many_previews'),
    );
  });

  it('is one of five that are read, also where more are asked for at once', async () => {
    const me = planning.somebody();
    const internet = planning.service.get(Internet);
    const { resolve } = internet;
    const asked = Promise.withResolvers<never>();
    asked.promise.catch(() => undefined);
    internet.resolve = () => asked.promise;
    try {
      const read = () => me.previews.read({ url: 'http://a.example' });
      const tries = await Promise.allSettled(Array.from({ length: 12 }, read));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    } finally {
      internet.resolve = resolve;
      asked.reject(new Error('Nothing is read in this test'));
    }
    await planning.service.settle();
  });
});
