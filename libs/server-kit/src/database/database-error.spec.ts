import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { serviceConfig } from '../config.js';
import { databaseError } from './database-error.js';
import { NoteEntity, SampleModule, sampleSchema } from '../testing/sample.js';
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

/** The error of a transaction whose connection is closed before its second statement. */
async function whenCutBefore(second: (tx: EntityManager) => Promise<unknown>): Promise<unknown> {
  const cut = service.db.transaction(async (tx) => {
    const [{ pid }] = await tx.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
    await service.db.query('SELECT pg_terminate_backend($1)', [pid]);
    await pause(100);
    await second(tx);
  });
  return cut.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('A transaction whose connection breaks', () => {
  it.each<[string, (tx: EntityManager) => Promise<unknown>]>([
    ['a query', (tx) => tx.query('SELECT 1')],
    ['an insert', (tx) => tx.insert(NoteEntity, { userId: 1, title: 'late' })],
    ['a builder', (tx) => tx.createQueryBuilder(NoteEntity, 'note').getMany()],
  ])('between two statements is unavailable, not a fault, at %s', async (_what, second) => {
    const error = await whenCutBefore(second);
    expect(error).toBeInstanceOf(Error);
    expect(databaseError(error)).toMatchObject({ kind: 'unavailable', code: 'database_unavailable' });
  });
});

it('a full disk is unavailable, not a fault', async () => {
  const said = service.db.query(
    `DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
  );
  const error: unknown = await said.catch((thrown: unknown) => thrown);
  expect(databaseError(error)).toMatchObject({ kind: 'unavailable', code: 'database_unavailable' });
});
