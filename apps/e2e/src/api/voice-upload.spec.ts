import { wireErrorSchema } from '@giftwell/contracts/core/error';
import { transcriptionRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { connect } from 'node:net';
import { brokenUploads, form, formType, part, webm } from './broken-uploads.js';
import { forEachConcurrently } from './for-each-concurrently.js';

const path = '/api/voice/transcribe';
const listens = async (request: APIRequestContext) => {
  const answer = await request.get(`/api${transcriptionRoutes.options.path}`);
  return transcriptionRoutes.options.output.parse(await answer.json()).transcription;
};
/** Not Playwright's client, which would repair some of these before sending. */
async function upload(baseURL: string, body: Buffer, type = formType, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, baseURL), {
    method: 'POST',
    headers: { 'content-type': type, 'x-requested-with': 'giftwell', connection: 'close', ...headers },
    body: new Uint8Array(body),
  });
  const text = await response.text();
  const { error } = JSON.parse(text) as { error?: unknown };
  return { status: response.status, text, error: wireErrorSchema.safeParse(error).data };
}

test.describe('broken uploads', () => {
  test('each get a clear refusal, and nobody else notices', async ({ baseURL, request }) => {
    const isOpen = await listens(request);
    const wrong: string[] = [];
    await forEachConcurrently(brokenUploads(), 4, async ({ what, body, type }) => {
      const { status, text, error } = await upload(baseURL!, body, type);
      // Without a provider, the upload is refused before it is read.
      const unread = !isOpen && error?.code === 'transcription_unavailable';
      const refused = [400, 413, 415].includes(status) || unread;
      const clear = error && error.message.length > 3 && !/\bat .*\.[jt]s:|node_modules/.test(text);
      if (!refused || !clear) wrong.push(`${what}: ${status} ${text.slice(0, 200)}`);
    });
    expect(wrong).toEqual([]);
    expect((await request.get('/health/ready')).status()).toBe(200);
  });

  test('that break off in the middle hold nothing up', async ({ baseURL, request }) => {
    const { hostname, port } = new URL(baseURL!);
    const body = form(part(webm(2_000_000)));
    const cuts = [0, 10, 200, 70_000, 1_000_000, body.length - 1, body.length];
    await forEachConcurrently([...cuts, ...cuts], 7, async (cut) => {
      const socket = connect(Number(port), hostname);
      const closed = new Promise((done) => socket.once('close', done));
      socket.on('error', () => undefined);
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${formType}\r\n` +
          `content-length: ${body.length}\r\nx-requested-with: giftwell\r\n\r\n`,
      );
      socket.write(body.subarray(0, cut));
      await new Promise((later) => setTimeout(later, 100));
      socket.resetAndDestroy();
      await closed;
    });
    expect((await request.get('/health/ready')).status()).toBe(200);
    await listens(request);
  });

  test('from other sites are not taken', async ({ baseURL }) => {
    const body = form(part(webm(1_000)));
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of elsewhere) {
      const { status, error } = await upload(baseURL!, body, formType, headers);
      expect([status, error?.code]).toEqual([403, 'cross_site']);
    }
  });
});
