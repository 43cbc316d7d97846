import { DataSource, type EntityManager } from 'typeorm';
import { serviceConfig } from '../config.js';
import { databaseError } from './database-error.js';
import { databaseOptions } from './database.js';
import { NoteEntity, noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { writesToDatabase } from '../testing/database-writes.js';
import { testService, type TestService } from '../testing/test-service.js';

describe('prepared statements', () => {
  let service: TestService;
  let db: DataSource;
  beforeAll(async () => {
    service = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
    });
    const { url } = service.db.options as { url: string };
    db = await new DataSource(databaseOptions(url, sampleSchema, 1)).initialize();
    await service.client(noteRoutes, 1).create({ title: 'good' });
  });
  afterAll(async () => {
    await db.destroy();
    await service.close();
  });

  const preparedLike = async (pattern: string) =>
    (await db.query<{ statement: string }[]>('SELECT statement FROM pg_prepared_statements'))
      .map(({ statement }) => statement)
      .filter((statement) => statement.includes(pattern));

  it('are kept for what is asked again', async () => {
    const notes = db.getRepository(NoteEntity);
    for (let time = 0; time < 3; time += 1) expect(await notes.countBy({ title: 'good' })).toBe(1);
    expect(await preparedLike('COUNT')).toHaveLength(1);
  });

  it('take no place for what is asked once', async () => {
    await db.query('SELECT $1::int AS once', [1]);
    expect(await preparedLike('AS once')).toEqual([]);
  });

  it('answer each with its own values', async () => {
    const add = (one: number) => db.query<{ sum: number }[]>('SELECT $1::int + 1 AS sum', [one]);
    for (const value of [1, 2, 3, 4]) expect(await add(value)).toEqual([{ sum: value + 1 }]);
  });

  it('are renewed when a migration has changed the table, at the price of one refusal', async () => {
    const all = () => db.query<object[]>('SELECT * FROM notes WHERE "userId" = $1', [1]);
    for (let time = 0; time < 3; time += 1) await all();
    await db.query('ALTER TABLE notes ADD COLUMN later int');
    const refusal: unknown = await all().catch((error: unknown) => error);
    expect(databaseError(refusal)).toMatchObject({ kind: 'unavailable' });
    expect((await all())[0]).toHaveProperty('later');
  });

  it('survive an error of a statement', async () => {
    const divide = (by: number) => db.query<{ part: number }[]>('SELECT 10 / $1::int AS part', [by]);
    for (const by of [1, 2, 5]) expect(await divide(by)).toEqual([{ part: 10 / by }]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(2)).toEqual([{ part: 5 }]);
  });

  it('have one plan for all values, also where a limit is one of them', async () => {
    const page = (limit: number) => db.query('SELECT id FROM notes ORDER BY id LIMIT $1', [limit]);
    for (let limit = 1; limit < 12; limit += 1) await page(limit);
    const [plans] = await db.query<object[]>(
      `SELECT generic_plans::int AS generic, custom_plans::int AS custom FROM pg_prepared_statements
       WHERE statement LIKE '%ORDER BY id LIMIT%'`,
    );
    expect(plans).toEqual({ generic: 10, custom: 0 });
  });

  it('find a row by its index in a small table too, because their plan stays when it grows', async () => {
    await db.query('ANALYZE notes');
    const plan = await db.query<Record<string, string>[]>('EXPLAIN SELECT title FROM notes WHERE id = 1');
    expect(plan[0]?.['QUERY PLAN']).toContain('Index Scan using');
  });

  describe('of a transaction', () => {
    const answer = (tx: EntityManager) => tx.query<object[]>('SELECT $1::int AS answer', [1]);

    it('begin it, in one write', async () => {
      const writes = await writesToDatabase(db, () => db.transaction(answer));
      expect(writes).toBe(2);
    });

    it('are taken back together', async () => {
      const addTwo = db.transaction(async (tx) => {
        await tx.insert(NoteEntity, { userId: 1, title: 'taken back' });
        await tx.query('SELECT 1 / 0');
      });
      await expect(addTwo).rejects.toMatchObject({ code: '22012' });
      expect(await db.getRepository(NoteEntity).countBy({ title: 'taken back' })).toBe(0);
    });

    it('are none where it does nothing', async () => {
      const writes = await writesToDatabase(db, () => db.transaction(async () => undefined));
      expect(writes).toBe(0);
      expect(await db.transaction(answer)).toEqual([{ answer: 1 }]);
    });
  });
});
