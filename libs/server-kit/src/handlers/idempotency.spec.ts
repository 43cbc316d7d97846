import type { UserId } from '@giftwell/contracts/core/ids';
import { randomUUID } from 'node:crypto';
import { lastValueFrom, toArray } from 'rxjs';
import { serviceConfig } from '../config.js';
import { noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { failureOf } from '../testing/rpc-calls.js';
import { testService, type TestService } from '../testing/test-service.js';

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

const asking = (idempotencyKey: string, userId = 1) => ({
  userId: userId as UserId,
  sessionId: null,
  requestId: randomUUID(),
  idempotencyKey,
});
const create = (title: string, key: string, userId = 1) =>
  service.rpc.call(noteRoutes.create, { title }, asking(key, userId));
const notesOf = async (title: string) =>
  (await service.db.query<object[]>('SELECT id FROM notes WHERE title = $1', [title])).length;
const keysLeft = async () =>
  Number((await service.db.query<[{ count: string }]>('SELECT count(*) FROM idempotency_keys'))[0].count);

it('makes one of five at once, and answers all of them alike', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => create('One', key)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await create('One', key)).toEqual(answers[0]);
  expect(await notesOf('One')).toBe(1);
});

it('refuses a key that stands for something else already', async () => {
  const key = randomUUID();
  await create('First', key);
  const reused = { kind: 'invalid', code: 'idempotency_key_reused' };
  expect(await failureOf(create('Second', key))).toMatchObject(reused);
  expect(await notesOf('Second')).toBe(0);
});

it('keeps the keys of users apart', async () => {
  const key = randomUUID();
  const [mine, other] = [await create('Shared key', key, 1), await create('Shared key', key, 2)];
  expect(other.id).not.toBe(mine.id);
});

it('lets a request that failed try again', async () => {
  const key = randomUUID();
  const note = await service.client(noteRoutes, 1).create({ title: 'In the way' });
  expect(await failureOf(create('In the way', key))).toMatchObject({ code: 'note_taken' });
  expect(await failureOf(create('rolled back', key))).toMatchObject({ code: 'note_taken' });
  await service.db.query('DELETE FROM notes WHERE id = $1', [note.id]);
  expect(await create('In the way', key)).toMatchObject({ title: 'In the way' });
});

it('never does it again when the process ended between effect and answer', async () => {
  const key = randomUUID();
  await create('Cut off', key);
  await service.db.query('UPDATE idempotency_keys SET answer = NULL WHERE key = $1', [key]);
  service.clock.advance(60_001);
  expect(await failureOf(create('Cut off', key))).toMatchObject({ kind: 'conflict', code: 'already_done' });
  expect(await notesOf('Cut off')).toBe(1);
});

it('does it when the process ended before the effect', async () => {
  const key = randomUUID();
  await create('Crashed', key);
  await service.db.query("DELETE FROM notes WHERE title = 'Crashed'");
  // Of another run, which no heartbeat still on its way belongs to.
  await service.db.query(
    'UPDATE idempotency_keys SET answer = NULL, committed = false, run = gen_random_uuid() WHERE key = $1',
    [key],
  );
  await silence(key);
  expect(await create('Crashed', key)).toMatchObject({ title: 'Crashed' });
  expect(await notesOf('Crashed')).toBe(1);
});

it('stores heartbeats while a run lasts', async () => {
  const key = randomUUID();
  const endless = { ...asking(key), deadline: Date.now() + 60_000 };
  const run = service.rpc.stream(noteRoutes.count, { to: 1_000_000, pauseMs: 5 }, endless).subscribe();
  await until(async () => (await runsSeen(key)) === 1);
  await silence(key);
  await until(async () => !(await isSilent(key)));
  run.unsubscribe();
});

it('does it when the process is frozen, and the one that was given up can no longer', async () => {
  const key = randomUUID();
  await service.db.query(`CREATE FUNCTION ignore_heartbeat() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW."heartbeatAt" > OLD."heartbeatAt" THEN RETURN NULL; END IF; RETURN NEW; END $$`);
  await service.db.query(`CREATE TRIGGER ignore_heartbeat BEFORE UPDATE OF "heartbeatAt" ON idempotency_keys
    FOR EACH ROW EXECUTE FUNCTION ignore_heartbeat()`);
  const blocker = service.db.createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('LOCK TABLE notes IN SHARE ROW EXCLUSIVE MODE');
  const slow = failureOf(create('Late', key));
  await until(async () => (await runsSeen(key)) === 1);
  await silence(key);
  const second = create('Late', key);
  await until(async () => (await runsSeen(key)) === 2);
  await blocker.rollbackTransaction();
  await blocker.release();
  expect(await second).toMatchObject({ title: 'Late' });
  await slow;
  expect(await notesOf('Late')).toBe(1);
  await service.db.query('DROP FUNCTION ignore_heartbeat CASCADE');
});

it('gives a stream that comes again the whole at once', async () => {
  const key = randomUUID();
  const ask = () =>
    lastValueFrom(service.rpc.stream(noteRoutes.count, { to: 3, pauseMs: 1 }, asking(key)).pipe(toArray()));
  expect(await ask()).toEqual(['i{"n":1}', 'i{"n":2}', 'i{"n":3}', 'd{"counted":3}']);
  expect(await ask()).toEqual(['d{"counted":3}']);
});

it('forgets keys after a day', async () => {
  const key = randomUUID();
  await create('Yesterday', key);
  service.clock.advance(24 * 3_600_000);
  await service.db.query("DELETE FROM notes WHERE title = 'Yesterday'");
  await create('Yesterday', key);
  expect(await notesOf('Yesterday')).toBe(1);
  await until(async () => (await keysLeft()) === 1);
});

it('writes nothing where no key is given', async () => {
  const before = await keysLeft();
  await service.client(noteRoutes, 3).create({ title: 'Without a key' });
  expect(await keysLeft()).toBe(before);
});

const seenRuns = new Map<string, Set<string>>();

/** As if the last heartbeat of this run was a minute ago. */
const silence = (key: string) =>
  service.db.query(`UPDATE idempotency_keys SET "heartbeatAt" = now() - interval '1 minute' WHERE key = $1`, [
    key,
  ]);
async function isSilent(key: string): Promise<boolean> {
  const rows = await service.db.query<object[]>(
    `SELECT 1 FROM idempotency_keys WHERE key = $1 AND "heartbeatAt" < now() - interval '30 seconds'`,
    [key],
  );
  return rows.length > 0;
}

async function runsSeen(key: string): Promise<number> {
  const seen = seenRuns.get(key) ?? new Set<string>();
  seenRuns.set(key, seen);
  const rows = await service.db.query<{ run: string }[]>('SELECT run FROM idempotency_keys WHERE key = $1', [
    key,
  ]);
  for (const { run } of rows) seen.add(run);
  return seen.size;
}
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 5));
}
