import { userDeleted } from '@giftwell/contracts/auth/events';
import { calendarFeedRoutes } from '@giftwell/contracts/dates/calendar-feed';
import { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { Events } from '@giftwell/server-kit';
import { classificationProblems, everythingIn } from '@giftwell/server-kit/testing';
import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const rowsOf = async (userId: number) => {
  const tables = await planning.service.db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'planning' AND column_name = 'userId'`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [{ n }] = await planning.service.db.query<[{ n: number }]>(
        `SELECT count(*)::int AS n FROM "${name}" WHERE "userId" = $1`,
        [userId],
      );
      return [name, n] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
};

/** One of everything, with texts that occur nowhere else. */
async function settleIn(person: ReturnType<typeof planning.somebody>, mark: string) {
  const { service } = planning;
  const { id } = await person.meet({
    ...{ name: `Name ${mark}`, nickname: `Nick ${mark}`, customInterests: `Custom ${mark}` },
    ...{ interests: [`Interest ${mark}`], voiceTranscriptions: [`Spoken ${mark}`] },
  });
  await person.note(id, { details: `Details ${mark}` });
  await person.give(id, { title: `Gift ${mark}`, note: `Note ${mark}` });
  await service.client(giftPlanRoutes, person.userId).setRecipientBudget({ id, year: 2026, amount: 50 });
  await service.db.query(
    `INSERT INTO recipient_pictures VALUES ($1, $2, 'image/png', 'v', convert_to($3, 'UTF8'))`,
    [id, person.userId, mark],
  );
  await service.db.query(
    `INSERT INTO reminders VALUES ($1, 1, '2026-07-01', 'reminder', 'sent', NULL, NULL, NULL, $2, now())`,
    [person.userId, JSON.stringify([{ name: `Idea ${mark}` }])],
  );
  await service.client(calendarFeedRoutes, person.userId).turnOn({});
  await service.client(wishlistRoutes, person.userId).create({ title: `List ${mark}` });
  const { wishlist } = await planning
    .somebody()
    .wishlists.create({ title: 'Of somebody else', public: true, items: [{ name: 'Kite', quantity: 2 }] });
  const [kite] = wishlist.items;
  const { shareCode } = wishlist;
  const wishlistItem = { shareCode, itemId: kite!.id };
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, groupGiftChanged, {
      ...{ userId: person.userId!, organizerName: `Organizer ${mark}`, groupPurchaseId: person.userId! },
      ...{ recipientId: id, occasionType: 'birthday', title: `Group gift ${mark}`, ownCents: 5_000 },
      ...{ picture: null, photo: null, status: 'active', funded: false, wishlistItem, version: 1 },
    }),
  );
  await service.settle();
  await person.shared.reserve({ shareCode, itemId: kite!.id, name: `Reserver ${mark}` });
  await person.meet({ name: `Deleted ${mark}` }).then((gone) => person.recipients.remove({ id: gone.id }));
  return shareCode;
}

it('classifies every column', async () => {
  expect(await classificationProblems(planning.service.db)).toEqual([]);
});

it('deletes everything of a user whose account is gone, and nothing of others', async () => {
  const { service } = planning;
  const [gone, other] = [planning.somebody(), planning.somebody()];
  const shareCode = await settleIn(gone, 'planted-one');
  await settleIn(other, 'planted-two');
  const before = await rowsOf(other.userId!);
  expect(Object.keys(await rowsOf(gone.userId!)).sort()).toEqual(
    [
      'calendar_feeds',
      'calendar_settings',
      'gift_budgets',
      'gifts',
      'group_gifts',
      'occasions',
      'recipient_pictures',
      'recipients',
      'reminder_schedules',
      'reminders',
      'reservations',
      'wishlists',
    ].sort(),
  );

  const userId = gone.userId!;
  await service.db.transaction((tx) => service.get(Events).publish(tx, userDeleted, { userId }));
  await service.settle();

  expect(await rowsOf(userId)).toEqual({});
  const left = await everythingIn(service.db);
  expect(left).not.toContain('planted-one');
  expect(left).not.toContain(Buffer.from('planted-one').toString('hex'));
  expect(left).toContain('planted-two');
  expect((await other.shared.taken({ shareCode })).items).toEqual([]);
  expect(await rowsOf(other.userId!)).toEqual(before);
});
