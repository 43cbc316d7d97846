import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginUpload, formEnd, formOf, partOf, webm, type SlowUpload } from '../testing/upload.js';
import { readFile } from './read-file.js';

let server: Server;
let take: (chunk: Buffer) => Promise<void>;
let ending: Promise<number | string>;
let stallMs: number;
const requests: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    ending = readFile(request, { field: 'audio', maxBytes: 1_000_000, stallMs }, (chunk) =>
      take(chunk),
    ).catch((error: { code: string }) => error.code);
    void ending.then((end) => response.end(String(end)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  stallMs = 60_000;
  take = () => Promise.resolve();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const begin = (length: number): SlowUpload => beginUpload((server.address() as AddressInfo).port, length);
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
const whole = formOf(partOf(webm(500_000)));

describe('a form with a file', () => {
  it('may be slow, as long as something arrives', async () => {
    stallMs = 1_500;
    const { socket, answer } = begin(whole.length);
    for (let at = 0; at < whole.length; at += 60_000) {
      socket.write(whole.subarray(at, at + 60_000));
      await pause(200);
    }
    expect(await answer).toMatch(/\r\n\r\n500000$/);
  });

  it.each([0, 100, 100_000, whole.length - 1])(
    'is given up when nothing follows its first %d bytes',
    async (at) => {
      stallMs = 300;
      const requested = requests.length;
      const { socket, answer } = begin(whole.length);
      socket.write(whole.subarray(0, at));
      while (requests.length === requested) await pause(10);
      expect(await ending).toBe('too_slow');
      socket.destroy();
      await answer;
    },
  );

  it('may come in single bytes, and with something behind its end', async () => {
    const small = Buffer.concat([formOf(partOf(webm(50))), Buffer.from('\r\nan epilogue that nobody reads')]);
    const { socket, answer } = begin(small.length);
    socket.setNoDelay(true);
    for (const byte of small) {
      socket.write(Buffer.from([byte]));
      await pause(1);
    }
    expect(await answer).toMatch(/\r\n\r\n50$/);
  });

  it('is asked for no more than what is taken', async () => {
    let taken = 0;
    let inHand = 0;
    let most = 0;
    take = async (chunk) => {
      most = Math.max(most, (inHand += 1));
      await pause(20);
      taken += chunk.length;
      inHand -= 1;
    };
    const { socket, answer } = begin(whole.length);
    socket.write(whole);
    expect(await answer).toMatch(/\r\n\r\n500000$/);
    expect([taken, most]).toEqual([500_000, 1]);
  });

  it('ends with what the taker says against it, and what is still sent is thrown away', async () => {
    take = () => Promise.reject(Object.assign(new Error('no'), { code: 'not_taken' }));
    const { socket, answer } = begin(whole.length);
    socket.write(whole);
    expect(await answer).toMatch(/\r\n\r\nnot_taken$/);
    expect(requests.at(-1)!.readableFlowing).toBe(true);
  });

  it('ends at once when the sender is gone before it is read', async () => {
    const { socket, answer } = begin(whole.length);
    socket.write(whole.subarray(0, 50_000));
    await pause(50);
    socket.destroy();
    await answer;
    expect(await ending).toBe('broken_upload');
    await expect(
      readFile(requests.at(-1)!, { field: 'audio', maxBytes: 10, stallMs: 300 }, take),
    ).rejects.toMatchObject({ code: 'broken_upload' });
  });

  it('never ends the process, whatever bytes come', async () => {
    let state = 7;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const alphabet = ['\r', '\n', '\r\n', '-', '--', formEnd, 'audio', '"', ';', ':', '\0', '\xff', ' ', '='];
    const start = formOf(partOf(webm(300)));
    for (let round = 0; round < 300; round += 1) {
      const at = random(start.length);
      const noise = Array.from({ length: 1 + random(6) }, () => alphabet[random(alphabet.length)]!).join('');
      const broken = Buffer.concat([
        start.subarray(0, at),
        Buffer.from(noise, 'latin1'),
        start.subarray(at + random(30)),
      ]);
      const { socket, answer } = begin(broken.length);
      const cut = random(broken.length);
      socket.write(broken.subarray(0, cut));
      if (round % 3 === 0) await pause(1);
      if (round % 10 === 9) socket.destroy();
      else socket.write(broken.subarray(cut));
      expect(await answer).toMatch(/^$|(\d+|broken_upload|too_slow)$/);
    }
  }, 60_000);
});
