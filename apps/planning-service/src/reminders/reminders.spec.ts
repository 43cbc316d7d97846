import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { randomUUID } from 'node:crypto';
import { refusal, visitor } from '../testing/planning.js';
import { isReminder, useReminders } from '../testing/reminders.js';
import { asked, bakingIdea } from '../testing/with-ideas.js';
import { ReminderMailsService } from './reminder-mails.service.js';

const reminders = useReminders();
const { berliner, newcomer, pass, passAt, mailsTo, listsTo, lastReminder } = reminders;

it('mails 14 and 7 days before, at the hour of the user, once', async () => {
  const user = await berliner();
  await passAt('2026-06-16T06:59:00Z');
  expect(await listsTo(user)).toEqual([]);
  await passAt('2026-06-16T07:00:00Z');
  await passAt('2026-06-16T07:01:00Z');
  expect(await listsTo(user)).toEqual(['reminders']);
  await passAt('2026-06-23T07:00:00Z');
  expect(await listsTo(user)).toEqual(['reminders', 'upcoming']);
  await passAt('2026-06-30T07:00:00Z');
  await passAt('2026-07-01T07:00:00Z');
  expect(await listsTo(user)).toEqual(['reminders', 'upcoming']);
});

it('is forgotten two months after its day', async () => {
  const user = await berliner();
  await passAt('2026-06-16T07:00:00Z');
  const sent = () =>
    reminders.service.db.query(`SELECT kind FROM reminders WHERE "userId" = $1 AND kind <> 'digest'`, [
      user.userId,
    ]);
  await passAt('2026-08-20T07:00:00Z');
  expect(await sent()).toHaveLength(1);
  await passAt('2026-09-10T07:00:00Z');
  expect(await sent()).toEqual([]);
});

it('has three ideas, a day to order by, and ends with the day', async () => {
  const user = await berliner({ budget: '0-25' });
  await passAt('2026-06-16T07:00:00Z');
  const { data, validUntil } = await lastReminder(user);
  expect(data.days).toEqual([
    {
      ...{ recipientName: 'Mia', occasion: 'Anniversary', date: '2026-06-30', daysLeft: 14 },
      ...{ code: expect.stringMatching(/^[\w-]{22}$/), orderBy: '2026-06-24' },
      ideas: [{ name: bakingIdea.name, price: bakingIdea.price }],
    },
  ]);
  expect(validUntil).toBe('2026-06-30T22:00:00.000Z');
  expect(asked).toMatchObject([
    { recipientId: user.mia.id, interests: ['baking'], occasion: 'anniversary', budget: '0-25' },
  ]);
});

it.each([
  ['the amount planned for the date', { giftBudget: 180 }, '101-250'],
  ['at most what is left to a small budget of the year', { yearBudget: 20 }, '0-25'],
  ['the usual budget within a large one of the year', { yearBudget: 900 }, '51-100'],
  ['the amount of the date within any of the year', { giftBudget: 60, yearBudget: 20 }, '51-100'],
])('has ideas for %s', async (_, { giftBudget, yearBudget }: Record<string, number>, budget) => {
  const { userId, mia, occasion } = await berliner();
  const plan = reminders.service.client(giftPlanRoutes, userId);
  if (giftBudget) await plan.setOccasionBudget({ id: occasion.id, amount: giftBudget });
  if (yearBudget) await plan.setRecipientBudget({ id: mia.id, year: 2026, amount: yearBudget });
  await passAt('2026-06-16T07:00:00Z');
  expect(asked).toMatchObject([{ budget }]);
});

it('is one mail for several people', async () => {
  const user = await berliner();
  await user.note((await user.meet({ name: 'Ben' })).id, { date: '2021-06-30' });
  await pass();
  await passAt('2026-06-16T07:00:00Z');
  const mails = (await mailsTo(user)).filter(isReminder);
  expect(mails.map(({ data }) => data.days.map(({ recipientName }) => recipientName))).toEqual([
    ['Ben', 'Mia'],
  ]);
});

it('comes late after days of downtime, once, and not for days that are over', async () => {
  const [late, over] = [await berliner({ date: '2020-06-20' }), await berliner({ date: '2020-06-17' })];
  // Nothing ran from June 2 to 18; the days 14 and 7 before have passed.
  await passAt('2026-06-18T14:00:00Z');
  await passAt('2026-06-18T14:01:00Z');
  expect([await listsTo(late), await listsTo(over)]).toEqual([['upcoming'], []]);
  // It also stands for the reminder 14 days before, which never came.
  expect(await lastReminder(late)).toMatchObject({ otherLists: ['reminders'] });
});

it('says nothing about what was bought, deleted or changed before it became due', async () => {
  const [bought, deleted, changed] = [await berliner(), await berliner(), await berliner()];
  await bought.give(bought.mia.id, { occasionId: bought.occasion.id, state: 'bought' });
  await deleted.occasions.remove({ id: deleted.occasion.id });
  const { type, recipientId } = { type: 'anniversary' as const, recipientId: changed.mia.id };
  await changed.occasions.update({ id: changed.occasion.id, recipientId, type, date: '2020-12-24' });
  await pass();
  await passAt('2026-06-16T07:00:00Z');
  for (const user of [bought, deleted, changed]) expect(await mailsTo(user)).toEqual([]);
});

it('says nothing about what was bought, deleted or changed after it became due', async () => {
  const users = [await berliner(), await berliner(), await berliner(), await berliner()] as const;
  const [bought, deleted, changed, same] = users;
  reminders.service.clock.set('2026-06-16T07:00:00Z');
  const mailIds = await Promise.all(
    users.map(async ({ userId, occasion }) => {
      const mailId = randomUUID();
      await reminders.service.db.query(
        `INSERT INTO reminders ("userId", "occasionId", occurrence, kind, state, "mailId", "createdAt")
         VALUES ($1, $2, '2026-06-30', 'reminder', 'waiting', $3, now())`,
        [userId, occasion.id, mailId],
      );
      return mailId;
    }),
  );
  await bought.give(bought.mia.id, { occasionId: bought.occasion.id, state: 'ready' });
  await deleted.recipients.remove({ id: deleted.mia.id });
  await changed.calendar.change({ timeZone: 'Asia/Tokyo' });
  await reminders.service.db.query(`UPDATE occasions SET date = '2020-07-02' WHERE id = $1`, [
    changed.occasion.id,
  ]);
  const composed = await Promise.all(
    users.map(({ userId }, index) =>
      reminders.service.get(ReminderMailsService).compose({ userId: userId!, mailId: mailIds[index]! }),
    ),
  );
  expect(composed.map(({ mail }) => mail !== null)).toEqual([false, false, false, true]);
  expect(same.userId).not.toBeNull();
});

it('mails nobody at once about what they enter late, but the next morning', async () => {
  const user = await berliner({ date: '2020-06-05' });
  expect(await listsTo(user)).toEqual([]);
  await passAt('2026-06-03T07:00:00Z');
  expect(await listsTo(user)).toEqual(['upcoming']);
});

it('follows the zone, the hour and the leap day of the user', async () => {
  const user = await berliner({ date: '2020-02-29' });
  await user.calendar.change({ timeZone: 'America/New_York', reminderHour: 20, leapDay: 'march_1' });
  await pass();
  await passAt('2027-02-15T23:00:00Z');
  const before = (await listsTo(user)).filter((list) => list !== 'digest');
  await passAt('2027-02-16T01:00:00Z');
  expect([before, (await lastReminder(user)).data.days[0]!.date]).toEqual([[], '2027-03-01']);
});

it('lists the dates of a month on its first day', async () => {
  const user = await berliner();
  await user.note((await user.meet({ name: 'Ben' })).id, { date: '2021-07-02' });
  await pass();
  await passAt('2026-07-01T07:00:00Z');
  const digest = (await mailsTo(user)).find(({ template }) => template === 'upcoming-days');
  expect(digest).toMatchObject({ list: 'digest', data: { days: [{ recipientName: 'Ben', daysLeft: 1 }] } });
});

it('never mails about example people', async () => {
  reminders.service.clock.set('2026-06-02T12:00:00Z');
  const user = newcomer();
  await user.recipients.addDemoData({});
  await pass();
  await passAt('2026-06-03T09:00:00Z');
  await passAt('2026-07-01T09:00:00Z');
  expect(await mailsTo(user)).toEqual([]);
});

it('is mailed once where several processes look at the same time', async () => {
  const users = [];
  for (let n = 0; n < 10; n += 1) users.push(await berliner());
  reminders.service.clock.set('2026-06-16T07:00:00Z');
  await Promise.all(Array.from({ length: 5 }, pass));
  await reminders.service.settle();
  for (const user of users) expect(await listsTo(user)).toEqual(['reminders']);
});

describe('the links of a mail', () => {
  const guest = () => visitor(reminders.service, null).reminders;
  async function reminded(fields: Parameters<typeof berliner>[0] = {}) {
    const user = await berliner(fields);
    await passAt('2026-06-16T07:00:00Z');
    return { user, code: (await lastReminder(user)).data.days[0]!.code };
  }

  it('show the date and the ideas, without an account', async () => {
    const { user, code } = await reminded();
    const { reminder } = await guest().get({ code });
    expect(reminder).toEqual({
      ...{ recipientId: user.mia.id, recipientName: 'Mia', occasion: 'Anniversary', date: '2026-06-30' },
      ...{ daysLeft: 14, isBought: false, snoozedUntil: null, canSnooze: true },
      ideas: [{ ...bakingIdea, orderBy: null }],
    });
  });

  it('put it off for a week; until then nothing else is said', async () => {
    const { user, code } = await reminded();
    reminders.service.clock.set('2026-06-18T10:00:00Z');
    for (let n = 0; n < 2; n += 1)
      expect((await guest().snooze({ code })).reminder.snoozedUntil).toBe('2026-06-25');
    await pass();
    await passAt('2026-06-23T07:00:00Z');
    expect(await listsTo(user)).toEqual(['reminders']);
    await passAt('2026-06-25T07:00:00Z');
    expect(await listsTo(user)).toEqual(['reminders', 'reminders']);
    const again = (await lastReminder(user)).data.days[0]!.code;
    // The last day to be reminded is the day before.
    expect((await guest().snooze({ code: again })).reminder.snoozedUntil).toBe('2026-06-29');
    await pass();
    await passAt('2026-06-29T07:00:00Z');
    expect(await listsTo(user)).toHaveLength(3);
    await expect(guest().snooze({ code: again })).rejects.toMatchObject(
      refusal('conflict', 'too_late_to_snooze'),
    );
  });

  it('put it off in the list of the mail that they are in', async () => {
    const { user } = await reminded();
    await passAt('2026-06-23T07:00:00Z');
    const { code } = (await lastReminder(user)).data.days[0]!;
    await guest().snooze({ code });
    await pass();
    await passAt('2026-06-29T07:00:00Z');
    expect(await listsTo(user)).toEqual(['reminders', 'upcoming', 'upcoming']);
  });

  it('add a bought gift, once, and end the reminders of this date', async () => {
    const { user, code } = await reminded();
    const added = await Promise.all([1, 2].map(() => guest().addGift({ code, title: 'Cake tin' })));
    expect(added.map(({ reminder }) => reminder.isBought)).toEqual([true, true]);
    const { gifts } = await user.gifts.list({ id: user.mia.id });
    expect(gifts).toMatchObject([{ title: 'Cake tin', state: 'bought', year: 2026 }]);
    await pass();
    await passAt('2026-06-23T07:00:00Z');
    expect(await listsTo(user)).toEqual(['reminders']);
  });

  it('end with the date, with the occasion, and are not guessed', async () => {
    const gone = refusal('not_found', 'reminder_not_found');
    const [over, deleted] = [await reminded(), await reminded()];
    await deleted.user.occasions.remove({ id: deleted.user.occasion.id });
    await expect(guest().get({ code: deleted.code })).rejects.toMatchObject(gone);
    reminders.service.clock.set('2026-07-01T00:00:00Z');
    for (const code of [over.code, 'A'.repeat(22)]) {
      await expect(guest().get({ code })).rejects.toMatchObject(gone);
      await expect(guest().snooze({ code })).rejects.toMatchObject(gone);
      await expect(guest().addGift({ code })).rejects.toMatchObject(gone);
    }
  });
});

it('plans again what a change concerns, and nothing for a person without occasions', async () => {
  const user = await berliner();
  const isDue = async () => {
    const [row] = await reminders.service.db.query<[{ due: boolean }]>(
      `SELECT "lookAt" = timestamptz 'epoch' AS due FROM reminder_schedules WHERE "userId" = $1`,
      [user.userId],
    );
    await pass();
    return row.due;
  };
  const { id } = await user.meet({ name: 'Jonas' });
  expect(await isDue()).toBe(false);
  await user.note(id, { date: '2020-07-30' });
  await user.note(id, { type: 'birthday', date: '2020-08-30' });
  expect(await isDue()).toBe(true);
  await user.calendar.change({ reminderHour: 8 });
  expect(await isDue()).toBe(true);
});

it('plans again what an operator changes with another search path', async () => {
  const { occasion } = await berliner();
  const due = await reminders.service.db.transaction(async (tx) => {
    await tx.query("SET LOCAL search_path = ''");
    await tx.query(`UPDATE planning.occasions SET date = '2020-07-30' WHERE id = $1`, [occasion.id]);
    return tx.query<object[]>(
      `SELECT 1 FROM planning.reminder_schedules WHERE "lookAt" = timestamptz 'epoch'`,
    );
  });
  expect(due).toHaveLength(1);
});
