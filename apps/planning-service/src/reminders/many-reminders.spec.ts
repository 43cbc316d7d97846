import type { TestService } from '@giftwell/server-kit/testing';
import { withIdeas } from '../testing/with-ideas.js';
import { ReminderSchedulesService } from './reminder-schedules.service.js';

let service: TestService;
let giftAi: TestService;
beforeAll(async () => ({ service, giftAi } = await withIdeas()));
afterAll(async () => {
  await service.close();
  await giftAi.close();
});

it('plans more users than one batch takes, each once', async () => {
  service.clock.set('2026-06-02T12:00:00Z');
  await service.db.query(
    `INSERT INTO recipients ("userId", name, "nameKey", "searchKey", relationship, interests, personality, lifestyle,
       budget, "voiceTranscriptions", "createdAt")
     SELECT n, 'Mia', 'mia', 'mia', 'friend', '{baking}', '{}', '{}', '51-100', '{}', now()
     FROM generate_series(1, 150) n`,
  );
  await service.db.query(
    `INSERT INTO occasions ("userId", "recipientId", type, date, "createdAt")
     SELECT "userId", id, 'birthday', '1990-06-30', now() FROM recipients`,
  );
  await service.get(ReminderSchedulesService).pass();
  service.clock.set('2026-06-16T12:00:00Z');
  await service.get(ReminderSchedulesService).pass();
  const rows = await service.db.query<object[]>(
    `SELECT count(*)::int AS reminders, count(DISTINCT "userId")::int AS users FROM reminders
     WHERE kind = 'reminder'`,
  );
  expect(rows).toEqual([{ reminders: 150, users: 150 }]);
  await service.settle();
});
