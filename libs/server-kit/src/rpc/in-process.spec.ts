import type { UserId } from '@giftwell/contracts/core/ids';
import { randomUUID } from 'node:crypto';
import { lastValueFrom, take, toArray } from 'rxjs';
import { inProcess, serviceConfig } from '../config.js';
import { abortedCalls, begunCalls, noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { failureOf, until } from '../testing/rpc-calls.js';
import { testService, type TestService } from '../testing/test-service.js';
import { ServiceClients } from './service-clients.js';

const asking = (userId: number | null = null) => ({
  userId: userId as UserId | null,
  sessionId: null,
  requestId: randomUUID(),
});

const start = () =>
  testService({
    service: 'planning',
    config: serviceConfig,
    database: sampleSchema,
    module: SampleModule.register,
    env: { RPC_PORT: inProcess },
  });
const clientsOf = (caller: string) => new ServiceClients({ planning: inProcess }, { caller, key: '' });

describe('a service in the process of its callers', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.close());

  const clients = clientsOf('gateway');
  const client = clients.of('planning');

  it('answers with what its contract names, and nothing else', async () => {
    const note = await client.call(noteRoutes.create, { title: '  First  ' }, asking(1));
    expect(note).toEqual({ id: note.id, title: 'First', stamps: 0 });
    const raw = await client.json(noteRoutes.fail, { how: 'leak' }, asking());
    expect(JSON.parse(String(raw))).toEqual({ value: 'seen' });
  });

  it('knows who calls: each user has their own rows, and a guest none', async () => {
    await client.call(noteRoutes.create, { title: 'Of two' }, asking(2));
    const titles = async (userId: number) =>
      (await client.call(noteRoutes.list, {}, asking(userId))).map(({ title }) => title);
    expect(await titles(2)).toEqual(['Of two']);
    expect(await titles(3)).toEqual([]);
    expect(await failureOf(client.call(noteRoutes.list, {}, asking()))).toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('rejects with the same errors as over TCP', async () => {
    await client.call(noteRoutes.create, { title: 'Twice' }, asking(1));
    expect(await failureOf(client.call(noteRoutes.create, { title: 'Twice' }, asking(1)))).toMatchObject({
      kind: 'conflict',
      code: 'note_taken',
      message: 'You have that note',
    });
    const unknownKey = client.json(noteRoutes.create, { title: 'x', colour: 'red' }, asking(1));
    expect(await failureOf(unknownKey)).toMatchObject({ kind: 'invalid' });
    const tooMuch = client.json(noteRoutes.create, { title: 'x'.repeat(1_000_000) }, asking(1));
    expect(await failureOf(tooMuch)).toMatchObject({ kind: 'invalid', code: 'body_too_large' });
  });

  it('hides an unexpected error, and logs it once with the request id', async () => {
    const requestId = randomUUID();
    const error = await failureOf(
      client.call(noteRoutes.fail, { how: 'unknown' }, { ...asking(), requestId }),
    );
    expect(error).toMatchObject({ kind: 'internal', message: 'Something went wrong. Please try again.' });
    const lines = service.logLines.filter(
      (line) => line.includes(requestId) && line.includes('nobody outside'),
    );
    expect(lines).toHaveLength(1);
  });

  it('is unavailable after the deadline, and its handler is told', async () => {
    const before = abortedCalls();
    const late = client.call(noteRoutes.slow, { ms: 60_000 }, { ...asking(), deadline: Date.now() + 1_500 });
    expect(await failureOf(late)).toMatchObject({ kind: 'unavailable', code: 'planning_unavailable' });
    await until(() => abortedCalls() === before + 1);
  });

  it('runs nothing for a call whose deadline has passed', async () => {
    const before = begunCalls();
    const late = client.call(noteRoutes.slow, { ms: 1 }, { ...asking(), deadline: Date.now() - 1 });
    expect(await failureOf(late)).toMatchObject({ kind: 'unavailable' });
    expect(begunCalls()).toBe(before);
  });

  it('stops the work when the caller cancels', async () => {
    const [before, begun, leave] = [abortedCalls(), begunCalls(), new AbortController()];
    const call = client.call(noteRoutes.slow, { ms: 60_000 }, { ...asking(), signal: leave.signal });
    await until(() => begunCalls() > begun);
    leave.abort();
    expect(await failureOf(call)).toMatchObject({ code: 'aborted' });
    await until(() => abortedCalls() === before + 1);
  });

  it('streams items before the answer, and stops when nobody listens', async () => {
    const count = (to: number, pauseMs: number) => client.stream(noteRoutes.count, { to, pauseMs }, asking());
    const all = await lastValueFrom(count(3, 1).pipe(toArray()));
    expect(all).toEqual(['i{"n":1}', 'i{"n":2}', 'i{"n":3}', 'd{"counted":3}']);
    const before = abortedCalls();
    expect(await lastValueFrom(count(1_000, 5).pipe(take(2), toArray()))).toHaveLength(2);
    await until(() => abortedCalls() === before + 1);
  });

  it('lets another service call only what names it', async () => {
    const giftAi = clientsOf('gift-ai').of('planning');
    expect(await giftAi.call(noteRoutes.count, { to: 1, pauseMs: 0 }, asking())).toEqual({ counted: 1 });
    expect(await failureOf(giftAi.call(noteRoutes.slow, { ms: 1 }, asking()))).toMatchObject({
      kind: 'forbidden',
      code: 'rpc_refused',
    });
  });

  it('counts as reachable', async () => {
    await expect(clients.checks()['planning']!()).resolves.toBeUndefined();
  });
});

it('finishes running calls when the service stops, and is unavailable afterwards', async () => {
  const service = await start();
  const clients = clientsOf('gateway');
  const client = clients.of('planning');
  const begun = begunCalls();
  const call = client.call(noteRoutes.slow, { ms: 200 }, asking());
  await until(() => begunCalls() > begun);
  const closing = service.close();
  expect(await failureOf(client.call(noteRoutes.slow, { ms: 1 }, asking()))).toMatchObject({
    code: 'planning_unavailable',
  });
  expect(await call).toEqual({ aborted: false });
  await closing;
  expect(await failureOf(client.call(noteRoutes.slow, { ms: 1 }, asking()))).toMatchObject({
    code: 'planning_unavailable',
  });
  await expect(clients.checks()['planning']!()).rejects.toThrow('stopped');
});
