import { userDeleted } from '@giftwell/contracts/auth/events';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { AudioStore, Events } from '@giftwell/server-kit';
import { classificationProblems, everythingIn, type TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from '../testing/gift-ai.js';

let service: TestService;
beforeAll(async () => {
  service = await startGiftAi();
});
afterAll(() => service.close());

/** One of everything, with texts that occur nowhere else. */
async function settleIn(userId: number, mark: string) {
  const { suggestions: ideas } = await service.client(wizardRoutes, userId).generate({
    ...{ recipientName: `Person ${mark}`, run: `run-user-00${userId}` },
    ...{ interests: ['cooking'], personality: ['creative'] },
  });
  const { name } = ideas[0]!;
  const id = ideas[0]!.id!;
  const suggestions = service.client(suggestionRoutes, userId);
  await suggestions.save({ id });
  await suggestions.rate({ id, rating: 5 });
  await service.client(sharedSuggestionRoutes, userId).share({
    ...{ suggestionId: id, suggestionData: { name }, message: `Message ${mark}` },
  });
  await service.db.query(
    `INSERT INTO transcriptions ("jobId", "userId", "audioKey", "audioType", state, text, "createdAt")
     VALUES ($1, $2, $3, 'audio/webm', 'done', $4, now())`,
    [`job-${mark}`, userId, `audio-${mark}`, `Spoken ${mark}`],
  );
  await service.db.query(
    `INSERT INTO recorded_gifts VALUES ($1, $1, 1, $2, NULL, $2, 'idea', NULL, true, 1)`,
    [userId, mark],
  );
  await service.db.query('INSERT INTO gone_recipients VALUES ($1, $1)', [userId]);
  const audio = (await service.get(AudioStore).open(`audio-${mark}`))!;
  await audio.append(Buffer.from(`Audio ${mark}`));
  await audio.finish();
}
const rowsOf = async (userId: number) => {
  const tables = await service.db.query<{ name: string; column: string }[]>(
    `SELECT table_name AS name, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'gift_ai' AND column_name IN ('userId', 'sharedByUserId')`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name, column }) => {
      const [{ n }] = await service.db.query<[{ n: number }]>(
        `SELECT count(*)::int AS n FROM "${name}" WHERE "${column}" = $1`,
        [userId],
      );
      return [name, n] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
};

it('classifies every column', async () => {
  expect(await classificationProblems(service.db)).toEqual([]);
});

it('deletes everything of a user whose account is gone, and nothing of others', async () => {
  await settleIn(7, 'planted-one');
  await settleIn(8, 'planted-two');
  await service.settle();
  const before = await rowsOf(8);
  expect(Object.keys(before).sort()).toEqual([
    ...['gone_recipients', 'ml_model_data', 'recorded_gifts', 'shared_suggestions'],
    ...['suggestion_runs', 'suggestions', 'transcriptions', 'user_preferences'],
  ]);

  await service.db.transaction((tx) => service.get(Events).publish(tx, userDeleted, { userId: 7 }));
  await service.settle();

  expect(await rowsOf(7)).toEqual({});
  expect(await everythingIn(service.db)).not.toContain('planted-one');
  expect(await rowsOf(8)).toEqual(before);
  const audio = service.get(AudioStore);
  expect(await audio.read('audio-planted-one')).toBeNull();
  expect(await audio.read('audio-planted-two')).not.toBeNull();
});
