import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { serviceConfig } from '../config.js';
import { RpcClient } from './rpc-client.js';
import { encodeFrame } from './rpc-frames.js';
import { begunCalls, noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { failureOf } from '../testing/rpc-calls.js';
import { testService, type TestService } from '../testing/test-service.js';

const key = randomBytes(32).toString('hex');
const asking = () => ({ userId: null, sessionId: null, requestId: randomUUID() });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const start = () =>
  testService({
    service: 'planning',
    config: serviceConfig,
    database: sampleSchema,
    module: SampleModule.register,
    env: { RPC_TRUSTED_KEYS: `test:${key},gift-ai:${key}`, RPC_KEY: key },
  });
const clientOf = (caller: string, { address }: TestService) =>
  new RpcClient('planning', address, { caller, key });

describe('connections that hold no key', () => {
  let service: TestService;
  let client: RpcClient;
  beforeAll(async () => {
    service = await start();
    client = clientOf('test', service);
  });
  afterAll(async () => {
    client.close();
    await service.close();
  });

  /** Opens connections that each send the beginning of a frame; returns how many are closed again. */
  async function halfFrames(count: number, bytes: number) {
    let closed = 0;
    const sockets: Socket[] = Array.from({ length: count }, () => {
      const socket = connect(service.address.port, service.address.host);
      socket.on('error', () => undefined).on('close', () => (closed += 1));
      const whole = encodeFrame({ id: 1, pattern: noteRoutes.slow.name }, 'x'.repeat(bytes));
      socket.write(whole.subarray(0, -1));
      return socket;
    });
    return { closed: () => closed, end: () => sockets.forEach((socket) => socket.destroy()) };
  }

  it('hold no more than a few megabytes together, and keep nobody off', async () => {
    const flood = await halfFrames(100, 900_000);
    while (flood.closed() < 60) await pause(20);
    expect(await client.call(noteRoutes.slow, { ms: 1 }, asking())).toEqual({ aborted: false });
    flood.end();
  });

  it('are no more than a few hundred, and end soon when they say nothing valid', async () => {
    const many = await halfFrames(300, 10);
    while (many.closed() < 300) await pause(50);
    expect(await client.call(noteRoutes.slow, { ms: 1 }, asking())).toEqual({ aborted: false });
  });

  it('fill no log', async () => {
    const lines = () =>
      service.logLines.filter((line) => line.includes('RPC frames or connections refused')).length;
    const before = lines();
    const socket = connect(service.address.port, service.address.host).on('error', () => undefined);
    const frame = encodeFrame({ id: 1, pattern: noteRoutes.slow.name }, '{"ms":1}');
    for (let n = 0; n < 2_000; n += 1) socket.write(frame);
    let answers = 0;
    socket.on('data', (data) => (answers += data.toString().split('rpc_refused').length - 1));
    while (answers < 2_000) await pause(10);
    socket.destroy();
    expect(lines() - before).toBeLessThanOrEqual(2);
  });
});

it('lets a service ask only what names it', async () => {
  const service = await start();
  const giftAi = clientOf('gift-ai', service);
  const asked = { to: 1, pauseMs: 0 };
  expect(await giftAi.call(noteRoutes.count, asked, asking())).toEqual({ counted: 1 });
  expect(await failureOf(giftAi.call(noteRoutes.slow, { ms: 1 }, asking()))).toMatchObject({
    kind: 'forbidden',
    code: 'rpc_refused',
  });
  giftAi.close();
  await service.close();
});

it('loses no call while it stops under load', async () => {
  const service = await start();
  const client = clientOf('test', service);
  const begun = begunCalls();
  let answered = 0;
  const ask = async (): Promise<void> => {
    for (;;) {
      if (await failureOf(client.call(noteRoutes.slow, { ms: 2 }, asking()))) return;
      answered += 1;
    }
  };
  const asked = Array.from({ length: 12 }, ask);
  while (answered < 100) await pause(5);
  await service.close();
  await Promise.all(asked);
  expect(answered).toBe(begunCalls() - begun);
  client.close();
});
