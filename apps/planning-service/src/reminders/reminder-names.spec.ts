import { useReminders } from '../testing/reminders.js';

const reminders = useReminders();
const { berliner, pass, passAt, mailsTo, lastReminder } = reminders;

describe('an old row with a name that no mail can hold', () => {
  const rename = (id: number, name: string) =>
    reminders.service.db.query('UPDATE recipients SET name = $2 WHERE id = $1', [id, name]);
  const dayNames = ({ data }: { data: object }) =>
    (data as { days: { recipientName: string; occasion: string }[] }).days.map(
      (day) => `${day.recipientName}: ${day.occasion}`,
    );

  it('is mailed about on one line', async () => {
    const user = await berliner({ type: 'other', customType: 'Name day', recurring: true });
    await rename(user.mia.id, 'Mia\u202e\nLee');
    await reminders.service.db.query('UPDATE occasions SET "customType" = $2 WHERE id = $1', [
      user.occasion.id,
      'Name\u202e\nday',
    ]);
    await passAt('2026-06-16T07:00:00Z');
    expect(dayNames(await lastReminder(user))).toEqual(['Mia Lee: Name day']);
  });

  it('is left out, and the others are mailed about', async () => {
    const user = await berliner();
    await user.note((await user.meet({ name: 'Ben' })).id, { date: '2021-06-30' });
    await user.note(user.mia.id, { type: 'graduation', date: '2026-07-20' });
    await rename(user.mia.id, '\u202e');
    await pass();
    await passAt('2026-06-16T07:00:00Z');
    expect(dayNames(await lastReminder(user))).toEqual(['Ben: Anniversary']);
    await user.note((await user.meet({ name: 'Ada' })).id, { date: '2021-07-20' });
    await pass();
    await passAt('2026-07-01T07:00:00Z');
    const digest = (await mailsTo(user)).find(({ template }) => template === 'upcoming-days');
    expect(dayNames(digest!)).toEqual(['Ada: Anniversary']);
    expect(
      reminders.service.logLines.some((line) =>
        line.includes('Reminder mail: occasion skipped, invalid data'),
      ),
    ).toBe(true);
  });
});
