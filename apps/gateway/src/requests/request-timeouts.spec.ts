import fastify, { type FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { limitReceiveTime } from './request-timeouts.js';
import { takeUploads } from './upload-body.js';

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  server = fastify();
  limitReceiveTime(server, { usualMs: 200, uploadMs: 1_500 }, (_error, _request, reply) => {
    void reply.code(408).send('late');
  });
  takeUploads(server);
  server.post('/notes', () => 'noted');
  server.get('/notes', () => 'notes');
  server.post('/slow', async () => {
    await pause(400);
    return 'done';
  });
  server.post('/file', { config: { upload: 'file' } }, async (request, reply) => {
    await new Promise((over) => request.raw.resume().once('close', over));
    return reply.sent ? reply : 'taken';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => server.close());
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Sends the head and a part of the body; returns what came back before the server closed the connection. */
async function begin(place: string, type: string, body: string, length: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString())).on('error', () => undefined);
  socket.write(
    `${place} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`,
  );
  await new Promise((over) => socket.once('close', over));
  return text;
}

describe('a request that does not arrive', () => {
  it('is refused and cut off after the usual time', async () => {
    const text = await begin('POST /notes', 'application/json', '{', 10);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).not.toContain('noted');
  });

  it('has longer where a file is taken, and not for ever', async () => {
    const over: string[] = [];
    const file = begin('POST /file', 'multipart/form-data; boundary=x', '--x', 10);
    const note = begin('POST /notes', 'application/json', '{', 10);
    await Promise.all([file.then(() => over.push('file')), note.then(() => over.push('note'))]);
    expect(over).toEqual(['note', 'file']);
    expect(await file).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is cut off as well when it was answered already', async () => {
    const text = await begin('GET /notes', 'application/json', '{', 10);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is no longer watched once it is there, however long its answer takes', async () => {
    const text = await begin('POST /slow', 'application/json\r\nconnection: close', '{}', 2);
    expect(text).toMatch(/^HTTP\/1\.1 200 .*done$/s);
  });
});
