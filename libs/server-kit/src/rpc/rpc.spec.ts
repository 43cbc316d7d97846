import type { UserId } from '@giftwell/contracts/core/ids';
import { randomBytes, randomUUID } from 'node:crypto';
import { mock } from 'node:test';
import { toArray, lastValueFrom, take } from 'rxjs';
import { serviceConfig } from '../config.js';
import { RpcClient } from './rpc-client.js';
import { FrameSocket } from './rpc-frames.js';
import { pingPattern } from './rpc-server.js';
import { abortedCalls, begunCalls, noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { failureOf, until } from '../testing/rpc-calls.js';
import { testService, type TestService } from '../testing/test-service.js';

const asking = () => ({ userId: null, sessionId: null, requestId: randomUUID() });
const isPing = (header: { pattern?: string }) => header.pattern === pingPattern;

describe('RPC', () => {
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

  const me = () => service.client(noteRoutes, 1);

  it('answers a route with what its contract names, and nothing else', async () => {
    const note = await me().create({ title: '  First  ' });
    expect(note).toEqual({ id: note.id, title: 'First', stamps: 0 });
    const raw = await service.rpc.json(noteRoutes.fail, { how: 'leak' }, asking());
    expect(JSON.parse(String(raw))).toEqual({ value: 'seen' });
  });

  it.each([undefined, randomUUID()])('answers in one frame, with the idempotency key %s', async (key) => {
    const caller = { ...asking(), userId: 1 as UserId, ...(key && { idempotencyKey: key }) };
    const sent = mock.method(FrameSocket.prototype, 'send');
    await service.rpc.call(noteRoutes.create, { title: `In one frame ${key}` }, caller);
    const frames = sent.mock.calls
      .filter(({ arguments: [header, body] }) => !isPing(header) && body !== 'pong')
      .map(({ arguments: [header] }) => Object.keys(header));
    sent.mock.restore();
    expect(frames).toEqual([['id', 'pattern', 'metadata'], ['id']]);
  });

  it('carries an error as it was thrown', async () => {
    await me().create({ title: 'Twice' });
    const error = await failureOf(me().create({ title: 'Twice' }));
    expect(error).toMatchObject({ kind: 'conflict', code: 'note_taken', message: 'You have that note' });
  });

  it('hides what nobody expected, and logs it once with the request id', async () => {
    const requestId = randomUUID();
    const error = await failureOf(
      service.rpc.call(noteRoutes.fail, { how: 'unknown' }, { ...asking(), requestId }),
    );
    expect(error).toMatchObject({ kind: 'internal', message: 'Something went wrong. Please try again.' });
    const lines = service.logLines.filter(
      (line) => line.includes(requestId) && line.includes('nobody outside'),
    );
    expect(lines).toHaveLength(1);
  });

  it('calls a value that Postgres refuses invalid', async () => {
    const error = await failureOf(service.rpc.call(noteRoutes.fail, { how: 'bad-value' }, asking()));
    expect(error).toMatchObject({ kind: 'invalid', code: 'invalid_value' });
  });

  it('refuses an answer that would not fit a frame, and goes on', async () => {
    for (const how of ['big', 'big-in-frame'] as const) {
      expect(await failureOf(service.rpc.call(noteRoutes.fail, { how }, asking()))).toMatchObject({
        kind: 'internal',
      });
    }
    expect(await me().list({})).toBeInstanceOf(Array);
  });

  it('refuses a call that would not fit a frame, and breaks no connection with it', async () => {
    const slow = me().slow({ ms: 300 });
    for (const title of ['x'.repeat(1_000_000), '"'.repeat(500_000), '€'.repeat(333_333)]) {
      expect(await failureOf(me().create({ title }))).toMatchObject({
        kind: 'invalid',
        code: 'body_too_large',
      });
    }
    expect(await slow).toEqual({ aborted: false });
  });

  it('refuses unknown keys, and a user route without a user', async () => {
    expect(await failureOf(me().create({ title: 'x', colour: 'red' } as never))).toMatchObject({
      kind: 'invalid',
    });
    expect(await failureOf(service.client(noteRoutes, null).list({}))).toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('answers quick calls while slow ones are under way', async () => {
    const [before, aborted, leave] = [begunCalls(), abortedCalls(), new AbortController()];
    let over = 0;
    const slow = Array.from({ length: 8 }, () =>
      service.rpc
        .call(noteRoutes.slow, { ms: 60_000 }, { ...asking(), signal: leave.signal })
        .finally(() => (over += 1)),
    );
    await until(() => begunCalls() === before + 8);
    await Promise.all(Array.from({ length: 20 }, () => me().list({})));
    expect(over).toBe(0);
    leave.abort();
    await Promise.allSettled(slow);
    await until(() => abortedCalls() === aborted + 8);
  });

  it('gives up at the deadline, and tells the handler', async () => {
    const before = abortedCalls();
    const error = await failureOf(me().slow({ ms: 60_000 }));
    expect(error).toMatchObject({ kind: 'unavailable', code: 'planning_unavailable' });
    await until(() => abortedCalls() === before + 1);
  });

  it('keeps to the deadline of the one who called the caller', async () => {
    const over: string[] = [];
    const call = (whose: string, deadline: object) =>
      failureOf(service.rpc.call(noteRoutes.slow, { ms: 60_000 }, { ...asking(), ...deadline })).then(() =>
        over.push(whose),
      );
    await Promise.all([call('the usual', {}), call('the caller’s', { deadline: Date.now() + 100 })]);
    expect(over).toEqual(['the caller’s', 'the usual']);
  });

  it('stops the work when the caller leaves', async () => {
    const before = abortedCalls();
    const begun = begunCalls();
    const leave = new AbortController();
    const call = failureOf(
      service.rpc.call(noteRoutes.slow, { ms: 900 }, { ...asking(), signal: leave.signal }),
    );
    await until(() => begunCalls() > begun);
    leave.abort();
    expect(await call).toMatchObject({ code: 'aborted' });
    await until(() => abortedCalls() === before + 1);
  });

  it('streams items before the answer, and stops when nobody listens', async () => {
    const all = await lastValueFrom(
      service.rpc.stream(noteRoutes.count, { to: 3, pauseMs: 1 }, asking()).pipe(toArray()),
    );
    expect(all).toEqual(['i{"n":1}', 'i{"n":2}', 'i{"n":3}', 'd{"counted":3}']);
    const before = abortedCalls();
    const two = await lastValueFrom(
      service.rpc.stream(noteRoutes.count, { to: 1_000, pauseMs: 5 }, asking()).pipe(take(2), toArray()),
    );
    expect(two).toHaveLength(2);
    await new Promise((done) => setTimeout(done, 100));
    expect(abortedCalls()).toBe(before + 1);
  });
});

describe('an RPC client', () => {
  const identity = { caller: 'test', key: randomBytes(32).toString('hex') };

  it('says unavailable when nothing listens, after having waited a little for a restart', async () => {
    const client = new RpcClient('auth', { host: '127.0.0.1', port: 1 }, identity);
    const error = await failureOf(client.call(noteRoutes.slow, { ms: 1 }, asking()));
    expect(error).toMatchObject({ kind: 'unavailable', code: 'auth_unavailable' });
    client.close();
  });

  it('finds a service again that was restarted in between', async () => {
    const first = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
    });
    const { port } = first.address;
    const { key } = (first.rpc as unknown as { identity: { key: string } }).identity;
    const client = new RpcClient('planning', first.address, { caller: 'test', key });
    await client.call(noteRoutes.slow, { ms: 1 }, asking());
    await first.close();
    const during = client.call(noteRoutes.slow, { ms: 1 }, asking());
    const second = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
      env: { RPC_PORT: String(port), RPC_TRUSTED_KEYS: `test:${key}` },
    });
    await during.catch(() => undefined);
    expect(await client.call(noteRoutes.slow, { ms: 1 }, asking())).toEqual({ aborted: false });
    client.close();
    await second.close();
  });

  it('lets a call under way finish while the service shuts down', async () => {
    const service = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
    });
    const begun = begunCalls();
    const call = service.client(noteRoutes, 1).slow({ ms: 400 });
    await until(() => begunCalls() > begun);
    const closing = service.close();
    await expect(call).resolves.toEqual({ aborted: false });
    await closing;
  });
});
