import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { provider } from '../testing/fake-transcription.js';
import { fakeServices } from '../testing/fake-services.js';
import {
  beginUpload,
  eventually,
  formEnd,
  formOf,
  formType,
  fromOurPage,
  partOf,
  transcribePath,
  upload,
  webm,
} from '../testing/upload.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
const held = () => services.redis.keys('audio*');
const bytesHeld = async () => {
  const sizes = (await held()).filter((key) => key.endsWith(':size'));
  return (await Promise.all(sizes.map((key) => services.redis.hget(key, 'bytes')))).map(Number);
};
/** Megabytes of buffers that are in use. */
const buffersInUse = () => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers / 1024 / 1024;
};
const nothingStays = () => eventually(async () => (await held()).length === 0);

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
beforeEach(() => provider.reset());
afterEach(async () => {
  await nothingStays();
  expect(provider.heard).toEqual([]);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});

const recording = partOf(webm(200_000));
const whole = formOf(recording);
const disposition = (rest: string) => partOf(webm(100), 'audio', rest);

describe('an upload', () => {
  it.each<[string, Buffer, number, string]>([
    ['that is empty', Buffer.alloc(0), 400, 'broken_upload'],
    ['without a part', formOf(), 400, 'broken_upload'],
    ['of an empty file', formOf(partOf('')), 400, 'no_recording'],
    ['of one byte', formOf(partOf('\x1a')), 415, 'unsupported_audio'],
    ['of another kind', formOf(partOf('<script>alert(1)</script>'.repeat(1_000))), 415, 'unsupported_audio'],
    ['of a picture', formOf(partOf('\x89PNG\r\n\x1a\n'.repeat(30_000))), 415, 'unsupported_audio'],
    ['in another field', formOf(partOf(webm(100), 'file')), 400, 'broken_upload'],
    ['in a field of many letters', formOf(partOf(webm(100), 'x'.repeat(3_000))), 400, 'broken_upload'],
    ['in a field of too many letters', formOf(partOf(webm(100), 'x'.repeat(90_000))), 400, 'broken_upload'],
    ['in the field __proto__', formOf(partOf(webm(100), '__proto__')), 400, 'broken_upload'],
    ['of two files', formOf(recording, recording), 400, 'broken_upload'],
    ['with a field behind it', formOf(recording, partOf('en', 'language', '')), 400, 'broken_upload'],
    ['with a field before it', formOf(partOf('en', 'language', ''), recording), 400, 'broken_upload'],
    [
      'of 1,000 parts',
      formOf(...Array.from({ length: 1_000 }, () => partOf(webm(20)))),
      400,
      'broken_upload',
    ],
    ['of 11 MB', formOf(partOf(webm(11 * 1024 * 1024))), 413, 'recording_too_long'],
    ['of one byte too much', formOf(partOf(webm(10 * 1024 * 1024 + 1))), 413, 'recording_too_long'],
    ['without its end', recording, 400, 'broken_upload'],
    ['with half of its end', whole.subarray(0, -4), 400, 'broken_upload'],
    ['cut in its headers', whole.subarray(0, 60), 400, 'broken_upload'],
    ['cut in its first boundary', whole.subarray(0, 9), 400, 'broken_upload'],
    ['cut in the middle', whole.subarray(0, 100_000), 400, 'broken_upload'],
    [
      'of another boundary',
      Buffer.from(whole.toString('latin1').replaceAll('giftwell', 'other')),
      400,
      'broken_upload',
    ],
    ['that is JSON inside', Buffer.from('{"audio":"x"}'), 400, 'broken_upload'],
    ['of line breaks', Buffer.alloc(100_000, '\r\n'), 400, 'broken_upload'],
    ['of dashes', Buffer.alloc(100_000, '-'), 400, 'broken_upload'],
    [
      'of a part without headers',
      Buffer.from(`--${'----giftwell-test'}\r\n\r\nx\r\n${formEnd}`),
      400,
      'broken_upload',
    ],
    ['whose name breaks the line', formOf(partOf(webm(50), 'au\ndio')), 400, 'broken_upload'],
    ['with 200 headers', formOf(disposition(`; filename="x"\r\n${'X-A: b\r\n'.repeat(200)}X-B: c`)), 200, ''],
  ])('%s leaves nothing', async (_what, body, status, code) => {
    const answer = await upload(gateway.port, body);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.error()).toMatchObject({ kind: 'invalid', code });
    else provider.reset();
    expect(answer.text).not.toMatch(/\bat .*\.js|node_modules/);
  });

  it.each([
    ['multipart/form-data', 403],
    ['multipart/form-data; boundary=', 400],
    [`multipart/form-data; boundary=${'x'.repeat(10_000)}`, 400],
    ['multipart/form-data; charset=utf-8', 400],
    ['multipart/mixed; boundary=x', 415],
    ['application/x-www-form-urlencoded', 415],
    ['audio/webm', 415],
    ['application/json', 415],
  ])('as %s is answered %d or 415', async (type, status) => {
    const body = type === 'application/json' ? Buffer.from('{}') : whole;
    const answer = await upload(gateway.port, body, { ...fromOurPage, 'content-type': type });
    expect([status, 415]).toContain(answer.status);
    expect(answer.error().message.length).toBeGreaterThan(3);
  });

  it('of 11 MB with a Content-Length is refused with 413 before its body is sent', async () => {
    const slow = beginUpload(gateway.port, 11 * 1024 * 1024);
    await eventually(() => slow.socket.bytesRead > 0);
    slow.socket.destroy();
    const answer = await slow.answer;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('Please keep it under 5 minutes.');
  });

  it('without a Content-Length is refused with 413 after 10 MB', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString())).on('error', () => undefined);
    socket.write(
      `POST ${transcribePath} HTTP/1.1\r\nhost: x\r\ncontent-type: ${formType}\r\n` +
        'sec-fetch-site: same-origin\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    socket.write(chunk(recording.subarray(0, 100_000)));
    for (let sent = 0; sent < 300 && text === ''; sent += 1) {
      if (!socket.write(chunk(Buffer.alloc(50_000)))) await new Promise((next) => socket.once('drain', next));
    }
    await eventually(() => text.includes('recording_too_long'));
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('to an address that takes no file is refused unread', async () => {
    const answer = await send(gateway.port, '/api/voice/extract-recipient', {
      method: 'POST',
      headers: { 'content-type': formType, 'x-requested-with': 'giftwell' },
      body: whole,
    });
    expect([answer.status, answer.error().code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each([0, 5, 40, 150, 300, 70_000, 150_000, whole.length - 30, whole.length - 1])(
    'whose browser leaves after %d bytes leaves nothing',
    async (at) => {
      const slow = beginUpload(gateway.port, whole.length);
      slow.socket.write(whole.subarray(0, at));
      await eventually(async () => (await bytesHeld()).length === 1);
      if (at >= 70_000) await eventually(async () => (await bytesHeld())[0]! > 0);
      slow.socket.destroy();
      await nothingStays();
    },
  );

  it('whose browser leaves after the last byte may be heard, and leaves nothing either', async () => {
    const slow = beginUpload(gateway.port, whole.length);
    slow.socket.end(whole, () => slow.socket.destroy());
    await slow.answer;
    await new Promise((next) => setTimeout(next, 300));
    await nothingStays();
    provider.reset();
  });

  it('is refused in words when Redis is away', async () => {
    const alone = await testGateway(services.address, { REDIS_URL: 'redis://127.0.0.1:9' });
    const answer = await upload(alone.port, whole);
    expect([answer.status, answer.error().code]).toEqual([503, 'recordings_unavailable']);
    await alone.stop();
  });

  it('is refused in words while 40 others are held', async () => {
    const later = Date.now() + 60_000;
    await services.redis.zadd(
      'audio-held',
      ...Array.from({ length: 40 }, (_, at) => [later, `${at}`]).flat(),
    );
    const answer = await upload(gateway.port, whole);
    expect([answer.status, answer.error().code]).toEqual([503, 'too_many_recordings']);
    await services.redis.del('audio-held');
  });
});

describe('12 slow uploads at once', () => {
  it('are not in memory, and nobody else waits for them', async () => {
    const size = 9 * 1024 * 1024;
    const form = formOf(partOf(webm(size)));
    const before = buffersInUse();
    const slow = Array.from({ length: 12 }, () => beginUpload(gateway.port, form.length));
    // All but the last part, piece by piece.
    const pieces = 9;
    for (let piece = 0; piece < pieces; piece += 1) {
      const part = form.subarray((size / pieces) * piece, (size / pieces) * (piece + 1));
      for (const { socket } of slow) {
        if (!socket.write(part)) await new Promise((next) => socket.once('drain', next).once('close', next));
      }
    }
    await eventually(async () => (await bytesHeld()).filter((bytes) => bytes > size - 200_000).length === 12);
    expect((await send(gateway.port, '/api/voice/options')).status).toBe(200);
    // Redis holds 113 MB of its limit of 120 MB. V8 frees buffers in another thread, after a collection.
    await eventually(() => buffersInUse() - before < 40);
    for (const { socket } of slow) socket.destroy();
    await nothingStays();
  });
});

it('still answers after all of this', async () => {
  expect((await upload(gateway.port, whole)).status).toBe(200);
  provider.reset();
  expect(gateway.logLines.filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))).toEqual([]);
});
