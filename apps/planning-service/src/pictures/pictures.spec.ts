import { recipientPictureRoutes } from '@giftwell/contracts/planning/recipient-access';
import type { TestService } from '@giftwell/server-kit/testing';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { noRecipient, refusal, signInFirst, startPlanning, visitor } from '../testing/planning.js';

let service: TestService;
beforeAll(async () => {
  service = await startPlanning();
});
afterAll(() => service.close());

let nextUser = 1;
const picturesOf = (userId: number | null) => service.client(recipientPictureRoutes, userId);

function png(width: number, height: number, padding = 0): string {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('tEXt', Buffer.alloc(padding, 'x')),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}
const jpeg = (
  await sharp(Buffer.from(Array.from({ length: 48 * 48 * 3 }, (_, at) => (at * 89) % 251)), {
    raw: { width: 48, height: 48, channels: 3 },
  })
    .jpeg()
    .toBuffer()
).toString('base64');
const webp = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';
const text = (content: string) => Buffer.from(content).toString('base64');

describe('The picture of a recipient', () => {
  it.each([
    ['a PNG', png(512, 300), [512, 300]],
    ['a JPEG', jpeg, [48, 48]],
    ['a WebP', webp, [1, 1]],
    ['a large PNG', png(1_024, 768), [512, 384]],
  ])('may be %s, and comes back as WebP of one size', async (_what, picture, size) => {
    const userId = nextUser++;
    const me = visitor(service, userId);
    const { id } = await me.meet();
    const { profilePicture } = await me.recipients.setPicture({ id, picture });
    expect(profilePicture).toMatch(new RegExp(`^/api/recipients/${id}/picture\\?v=[\\w-]{16}$`));
    const shown = await picturesOf(userId).get({ id });
    expect(shown.mediaType).toBe('image/webp');
    const { format, width, height } = await sharp(Buffer.from(shown.picture, 'base64')).metadata();
    expect([format, width, height]).toEqual(['webp', ...size]);
    expect((await me.recipients.list({})).recipients).toMatchObject([{ profilePicture }]);
    expect((await me.recipients.get({ id })).recipient.profilePicture).toBe(profilePicture);
  });

  it('keeps nothing that the camera noted, and stands upright', async () => {
    const userId = nextUser++;
    const me = visitor(service, userId);
    const { id } = await me.meet();
    const noted = { IFD0: { Make: 'Canary' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };
    const camera = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withExif(noted)
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg()
      .toBuffer();
    expect((await sharp(camera).metadata()).exif!.toString('latin1')).toContain('Canary');
    await me.recipients.setPicture({ id, picture: camera.toString('base64') });
    const kept = Buffer.from((await picturesOf(userId).get({ id })).picture, 'base64');
    const { exif, icc, xmp, orientation, width, height } = await sharp(kept).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([width, height]).toEqual([20, 40]);
    expect(kept.toString('latin1')).not.toContain('Canary');
  });

  it('is nothing but a picture: what stands behind it is not kept', async () => {
    const userId = nextUser++;
    const me = visitor(service, userId);
    const { id } = await me.meet();
    const page = Buffer.concat([Buffer.from(webp, 'base64'), Buffer.from('<script>alert(1)</script>')]);
    await me.recipients.setPicture({ id, picture: page.toString('base64') });
    const kept = Buffer.from((await picturesOf(userId).get({ id })).picture, 'base64');
    expect(kept.toString('latin1')).not.toContain('script');
  });

  it('has another address when it is another picture, and the same one when it is the same', async () => {
    const me = visitor(service, nextUser++);
    const { id } = await me.meet();
    const set = async (picture: string) => (await me.recipients.setPicture({ id, picture })).profilePicture;
    const first = await set(jpeg);
    expect(await set(webp)).not.toBe(first);
    expect(await set(jpeg)).toBe(first);
  });

  it('can be removed, twice too, and goes with its recipient', async () => {
    const userId = nextUser++;
    const me = visitor(service, userId);
    const { id } = await me.meet();
    const none = refusal('not_found', 'picture_not_found');
    await expect(picturesOf(userId).get({ id })).rejects.toMatchObject(none);
    await me.recipients.setPicture({ id, picture: webp });
    await me.recipients.removePicture({ id });
    await me.recipients.removePicture({ id });
    await expect(picturesOf(userId).get({ id })).rejects.toMatchObject(none);
    expect((await me.recipients.get({ id })).recipient.profilePicture).toBeNull();
    await me.recipients.setPicture({ id, picture: webp });
    await me.recipients.remove({ id });
    await expect(picturesOf(userId).get({ id })).rejects.toMatchObject(noRecipient);
    await service.runDelayedJobs();
    expect(await service.db.query('SELECT 1 FROM recipient_pictures WHERE "userId" = $1', [userId])).toEqual(
      [],
    );
  });

  it.each([
    ['nothing', ''],
    ['a text', text('Not a picture at all, whatever its name says')],
    ['a page', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
    ['the beginning of a PNG', png(10, 10).slice(0, 12)],
    ['the beginning of a JPEG', jpeg.slice(0, 8)],
    [
      'a page behind the beginning of a JPEG',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<html>')]).toString('base64'),
    ],
    ['a RIFF of another kind', Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt ').toString('base64')],
    ['a WebP without a picture', Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBP').toString('base64')],
    ['a picture that is too wide', png(1_025, 10)],
    ['a picture that is too high', png(10, 1_025)],
    ['a picture without width', png(0, 10)],
    ['the first half of a picture', Buffer.from(jpeg, 'base64').subarray(0, 1_000).toString('base64')],
  ])('cannot be %s', async (_, picture) => {
    const me = visitor(service, nextUser++);
    const { id } = await me.meet();
    const refused = refusal('invalid', 'picture_invalid');
    await expect(me.recipients.setPicture({ id, picture })).rejects.toMatchObject(refused);
    expect((await me.recipients.get({ id })).recipient.profilePicture).toBeNull();
  });

  it('has 200 kB at most', async () => {
    const me = visitor(service, nextUser++);
    const { id } = await me.meet();
    const empty = Buffer.from(png(8, 8), 'base64').length;
    await me.recipients.setPicture({ id, picture: png(8, 8, 200_000 - empty) });
    for (const padding of [200_001 - empty, 250_000]) {
      const picture = png(8, 8, padding);
      await expect(me.recipients.setPicture({ id, picture })).rejects.toMatchObject({ kind: 'invalid' });
    }
    for (const picture of ['no base64!', 'YQ=', 7, null]) {
      await expect(me.recipients.setPicture({ id, picture } as never)).rejects.toMatchObject({
        kind: 'invalid',
      });
    }
  });

  it('is between a user and nobody else', async () => {
    const userId = nextUser++;
    const me = visitor(service, userId);
    const { id } = await me.meet();
    const before = (await me.recipients.setPicture({ id, picture: jpeg })).profilePicture;
    const strangerId = nextUser++;
    const stranger = visitor(service, strangerId);
    await expect(stranger.recipients.setPicture({ id, picture: webp })).rejects.toMatchObject(noRecipient);
    await expect(stranger.recipients.removePicture({ id })).rejects.toMatchObject(noRecipient);
    await expect(picturesOf(strangerId).get({ id })).rejects.toMatchObject(noRecipient);
    await expect(picturesOf(null).get({ id })).rejects.toMatchObject(signInFirst);
    expect((await me.recipients.get({ id })).recipient.profilePicture).toBe(before);
  });
});
