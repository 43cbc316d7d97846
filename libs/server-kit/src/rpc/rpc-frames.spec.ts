import { randomBytes, randomUUID } from 'node:crypto';
import { connect, Socket } from 'node:net';
import { mock } from 'node:test';
import { signCall, type CallContext } from '../handlers/call.js';
import { serviceConfig } from '../config.js';
import { encodeFrame } from './rpc-frames.js';
import { noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { testService, type TestService } from '../testing/test-service.js';

const asking = () => ({ userId: null, sessionId: null, requestId: randomUUID() });

describe('RPC frames', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
    });
  });
  afterAll(() => service.close());

  const key = randomBytes(32).toString('hex');
  const context = (): CallContext => ({ ...asking(), deadline: Date.now() + 1_000 });

  const send = (frames: { id?: number; pattern: string; data: string; metadata?: object }[]) =>
    new Promise<string>((done) => {
      const socket = connect(service.address.port, service.address.host);
      let seen = '';
      socket.on('data', (chunk) => (seen += String(chunk)));
      socket.on('close', () => done(seen));
      socket.on('error', () => undefined);
      for (const { data, ...header } of frames) socket.write(encodeFrame(header, data));
      setTimeout(() => socket.end(), 200);
    });

  it('are sent at once, because waiting for acknowledgements delays the rest of a burst', async () => {
    const noDelay = mock.method(Socket.prototype, 'setNoDelay');
    await send([{ id: 1, pattern: noteRoutes.slow.name, data: '{"ms":1}' }]);
    expect(noDelay.mock.calls.map(({ arguments: [on] }) => on)).toContain(true);
    noDelay.mock.restore();
  });

  it.each([
    ['without a signature', { id: 1, pattern: noteRoutes.slow.name, data: '{"ms":1}' }],
    [
      'signed by an unknown caller',
      {
        id: 1,
        pattern: noteRoutes.slow.name,
        data: '{"ms":1}',
        metadata: signCall('nobody', key, noteRoutes.slow.name, '{"ms":1}', context()),
      },
    ],
    [
      'signed with the wrong key',
      {
        id: 1,
        pattern: noteRoutes.slow.name,
        data: '{"ms":1}',
        metadata: signCall('test', key, noteRoutes.slow.name, '{"ms":1}', context()),
      },
    ],
  ])('refuses one %s', async (_, frame) => {
    expect(await send([frame])).toContain('rpc_refused');
  });

  it('refuses one that was seen before, or whose body was changed', async () => {
    const spied = (service.rpc as unknown as { identity: { key: string } }).identity.key;
    const pattern = noteRoutes.slow.name;
    const metadata = signCall('test', spied, pattern, '{"ms":1}', context());
    const frame = { id: 1, pattern, data: '{"ms":1}', metadata };
    const answers = await send([frame, { ...frame, id: 2 }]);
    expect(answers).toContain('aborted');
    expect(answers).toContain('rpc_refused');
    const other = signCall('test', spied, pattern, '{"ms":1}', context());
    expect(await send([{ id: 1, pattern, data: '{"ms":2}', metadata: other }])).toContain('rpc_refused');
  });

  it('runs nothing for a frame without an id', async () => {
    const spied = (service.rpc as unknown as { identity: { key: string } }).identity.key;
    const pattern = noteRoutes.create.name;
    const call = { ...context(), userId: 99 as never };
    const body = '{"title":"nobody waits"}';
    await send([{ pattern, data: body, metadata: signCall('test', spied, pattern, body, call) }]);
    expect(await service.client(noteRoutes, 99).list({})).toEqual([]);
  });

  it('outlives garbage, huge lengths and a frame that never ends', async () => {
    const notJson = Buffer.from('\0\0\0\x03\0\0\0\0{{{');
    const noObject = Buffer.from('\0\0\0\x04\0\0\0\0null');
    const endless = encodeFrame({ id: 1, pattern: 'a' }, '{}').subarray(0, 12);
    for (const junk of ['x'.repeat(70_000), notJson, noObject, endless]) {
      await new Promise<void>((done) => {
        const socket = connect(service.address.port, service.address.host, () => socket.write(junk));
        socket.on('error', () => undefined).on('close', () => done());
        setTimeout(() => socket.destroy(), 50);
      });
    }
    expect(await service.client(noteRoutes, 1).list({})).toBeInstanceOf(Array);
  });
});
