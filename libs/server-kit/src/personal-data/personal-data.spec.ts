import { userDeleted } from '@giftwell/contracts/auth/events';
import { Queue } from 'bullmq';
import { serviceConfig } from '../config.js';
import { Events } from '../queues/events.js';
import { Outbox } from '../queues/outbox.js';
import { classificationProblems, everythingIn } from '../testing/personal-data.js';
import { NoteEntity, noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { testService, type TestService } from '../testing/test-service.js';
import { PersonalRows, type ExportPlace } from './personal-rows.js';

let service: TestService;
let rows: PersonalRows;

beforeAll(async () => {
  service = await testService({
    ...{ service: 'planning', config: serviceConfig, database: sampleSchema, module: SampleModule.register },
  });
  rows = service.get(PersonalRows);
});
afterAll(() => service.close());

const write = (userId: number, titles: string[]) =>
  service.db.getRepository(NoteEntity).insert(titles.map((title) => ({ userId, title })));

async function exportedTo(userId: number) {
  const pages: unknown[][] = [];
  let place: ExportPlace | null = { table: 'notes', after: null };
  while (place) {
    const page = await rows.page(userId, place);
    pages.push(page.rows);
    place = page.next;
  }
  return pages;
}
const remove = (userId: number) =>
  service.db.transaction((tx) => service.get(Events).publish(tx, userDeleted, { userId }));

async function jobDataIn(name: string): Promise<string> {
  const { host, port, db, password } = service.redis.options;
  const queue = new Queue(name, { connection: { host, port, db, password } });
  const jobs = await queue.getJobs(['completed', 'failed', 'waiting', 'delayed']);
  await queue.close();
  return JSON.stringify(jobs.map(({ data }) => data as unknown));
}

it('classifies every column', async () => {
  expect(await classificationProblems(service.db)).toEqual([]);
});

it('tells which columns are not classified, and which do not exist', async () => {
  await service.db.query('ALTER TABLE notes ADD color text');
  await service.db.query('ALTER TABLE notes RENAME stamps TO marks');
  expect((await classificationProblems(service.db)).sort()).toEqual([
    'notes.color is not classified',
    'notes.marks is not classified',
    'notes.stamps does not exist',
  ]);
  await service.db.query('ALTER TABLE notes DROP color');
  await service.db.query('ALTER TABLE notes RENAME marks TO stamps');
});

it('gives every row of a user once, in pages, and no derived column', async () => {
  const titles = Array.from({ length: 1_203 }, (_, n) => `Note ${n}`);
  await write(31, titles.slice(0, 600));
  await write(32, ['of somebody else']);
  await write(31, titles.slice(600));
  const pages = await exportedTo(31);
  const found = pages.flat() as { id: number; userId: number; title: string }[];
  expect(pages.length).toBeGreaterThan(2);
  expect(found.map(({ title }) => title)).toEqual(titles);
  expect(found[0]).toEqual({ id: expect.any(Number) as number, userId: 31, title: 'Note 0' });
  expect(await exportedTo(33)).toEqual([[]]);
});

it('ends a page before it is too long for a frame', async () => {
  const long = (n: number) => `${n} ${'€'.repeat(60_000)}`;
  await write(34, [1, 2, 3, 4, 5, 6, 7].map(long));
  const pages = await exportedTo(34);
  expect(pages.flat()).toHaveLength(7);
  for (const page of pages) expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(1_000_000);
});

it('names the tables with something to export, and refuses others', async () => {
  expect(rows.tables()).toEqual(['notes']);
  await expect(rows.page(1, { table: 'outbox"', after: null })).rejects.toThrow('no table');
  await expect(rows.page(1, { table: 'handled_jobs', after: null })).rejects.toThrow('no table');
});

it('deletes the rows of a user, what waits in the outbox, and what the queues remember', async () => {
  await service.client(noteRoutes, 41).create({ title: 'of the deleted user' });
  await service.client(noteRoutes, 42).create({ title: 'of another user' });
  await service.settle();
  const kept = { queue: 'event.gift-ai.suggestion-kept.planning', name: 'gift-ai.suggestion-kept' };
  const told = (userId: number) => ({
    ...{ userId, suggestionId: 1, recipientId: 1, title: `Scarf for ${userId}`, link: '', picture: null },
    ...{ priceMinCents: 1, priceMaxCents: 2, saved: true, savedAt: '2026-01-01T00:00:00Z' },
    ...{ purchased: false, purchasedAt: '2026-01-01T00:00:00Z', at: '2026-01-01T00:00:00Z' },
  });
  await service.db.transaction((tx) =>
    service.get(Outbox).put(
      tx,
      [41, 42].map((userId) => ({ ...kept, data: told(userId), options: {} })),
    ),
  );
  await service.settle();
  expect(await jobDataIn(kept.queue)).toContain('Scarf for 41');

  await remove(41);
  await service.settle();

  const left = await everythingIn(service.db);
  expect(left).toContain('of another user');
  expect(left).not.toContain('of the deleted user');
  expect(left).not.toContain('Scarf for 41');
  const queued = await jobDataIn(kept.queue);
  expect(queued).toContain('Scarf for 42');
  expect(queued).not.toContain('Scarf for 41');
});

it('deletes once more later, for what was under way', async () => {
  await remove(51);
  await service.settle();
  await write(51, ['written by a request that was under way']);
  await service.runDelayedJobs();
  expect(await everythingIn(service.db)).not.toContain('under way');
});
