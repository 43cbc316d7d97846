import type { TestService } from '@giftwell/server-kit/testing';
import { startPlanning, visitor } from '../testing/planning.js';
import { askedOf } from '../testing/statements.js';

let service: TestService;
beforeAll(async () => {
  service = await startPlanning();
  service.clock.set('2026-06-15T12:00:00Z');
});
afterAll(() => service.close());

/** 500 people with four occasions each, among other users' people. */
async function fill(userId: number): Promise<void> {
  await service.db.query(
    `INSERT INTO recipients ("userId", name, "nameKey", "searchKey", relationship, birthdate, interests, personality,
       lifestyle, budget, "voiceTranscriptions", "createdAt")
     SELECT u, 'Person ' || n, 'person ' || n, 'person ' || n, 'friend', '1980-01-01'::date + n * 17,
       '{art,cooking,music,yoga}', '{funny,creative}', '{urban}', '51-100',
       ARRAY[repeat('She told me about her garden. ', 20), 'More'], now()
     FROM generate_series(1, 500) n, unnest(ARRAY[$1::int, 900, 901]) u`,
    [userId],
  );
  await service.db.query(
    `INSERT INTO occasions ("userId", "recipientId", type, date, recurring, details, "createdAt")
     SELECT r."userId", r.id, t.type, CASE WHEN t.n < 3 THEN '2015-01-01'::date + r.id * 7 % 3000 END, true, 'A note', now()
     FROM recipients r, (VALUES (1, 'birthday'), (2, 'anniversary'), (3, 'christmas'), (4, 'mothers_day')) t (n, type)`,
  );
  await service.db.query('ANALYZE recipients, occasions');
}

it('shows 500 people with 2,000 occasions by two statements', async () => {
  const me = visitor(service, 1);
  await me.calendar.change({ timeZone: 'America/New_York', country: 'US' });
  await fill(1);
  const [people, upcoming] = [() => me.recipients.list({}), () => me.occasions.upcoming({})];
  for (let warm = 0; warm < 10; warm += 1) await Promise.all([people(), upcoming()]);

  const cpu = process.cpuUsage();
  const begun = performance.now();
  let answers: [Awaited<ReturnType<typeof people>>, Awaited<ReturnType<typeof upcoming>>];
  const spent = await askedOf(service, async () => {
    answers = [await people(), await upcoming()];
  });
  const { user, system } = process.cpuUsage(cpu);
  const [list, coming] = answers!;
  const sizes = answers!.map((answer) => Math.round(JSON.stringify(answer).length / 1_000));
  console.log(
    `The dashboard's two calls, 500 people and 2,000 occasions: ${spent.statements.length} statements, ` +
      `${Math.round(performance.now() - begun)} ms with client and RPC, ${Math.round(spent.ms)} ms of it for the database, ` +
      `${Math.round((user + system) / 1_000)} ms CPU (service and client), ${sizes.join(' and ')} kB`,
  );
  expect(spent.statements).toHaveLength(2);
  expect([list.total, list.recipients.length, coming.occasions.length]).toEqual([500, 60, 2_000]);
  expect(coming.occasions.every(({ daysLeft }) => daysLeft !== null && daysLeft <= 366)).toBe(true);
});

it.each([
  ['the list of occasions', 2, (me: ReturnType<typeof visitor>) => me.occasions.list({})],
  ['a search', 1, (me: ReturnType<typeof visitor>) => me.recipients.list({ search: 'son 49' })],
])('answers %s by %i statements', async (_, statements, ask) => {
  const me = visitor(service, 1);
  expect((await askedOf(service, () => ask(me))).statements).toHaveLength(statements);
});

it('answers one of them by one statement', async () => {
  const me = visitor(service, 1);
  const { id } = (await me.recipients.list({})).recipients[0]!;
  expect((await askedOf(service, () => me.recipients.get({ id }))).statements).toHaveLength(1);
});
