import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('Birthdate and birthday', () => {
  it.each([
    ['a birthdate makes the birthday', { birthdate: '1990-05-04' }],
    ['a birthday makes the birthdate', { occasions: [{ type: 'birthday' as const, date: '1990-05-04' }] }],
    [
      'the birthday goes before another birthdate',
      { birthdate: '1991-01-01', occasions: [{ type: 'birthday' as const, date: '1990-05-04' }] },
    ],
    [
      'the one with the year wins',
      {
        birthdate: '1990-05-04',
        occasions: [{ type: 'birthday' as const, date: '2000-05-04', yearKnown: false }],
      },
    ],
  ])('%s', async (_, told) => {
    const mia = await somebody().meet(told);
    expect(mia).toMatchObject({
      age: 36,
      birthdate: '1990-05-04',
      birthYearKnown: true,
      occasions: [
        { type: 'birthday', date: '1990-05-04', yearKnown: true, years: 37, nextDate: '2027-05-04' },
      ],
    });
  });

  it('go together when one of them is changed', async () => {
    const me = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04' });
    const base = { id: mia.id, name: 'Mia', relationship: 'friend' as const };
    const told = { ...base, birthdate: '1991-06-07' };
    const { recipient: later } = await me.recipients.update(told);
    expect(later).toMatchObject({ age: 35, occasions: [{ date: '1991-06-07' }] });
    const birthday = later.occasions[0]!;
    const celebrated = [{ id: birthday.id, type: 'birthday' as const, date: '1992-06-07' }];
    const { recipient: changed } = await me.recipients.update({ ...told, occasions: celebrated });
    expect(changed).toMatchObject({ birthdate: '1992-06-07', occasions: [{ date: '1992-06-07' }] });
    await me.occasions.update({ id: birthday.id, recipientId: mia.id, type: 'birthday', date: '1993-06-07' });
    expect((await me.recipients.get({ id: mia.id })).recipient.birthdate).toBe('1993-06-07');
  });

  it('does not bring a removed birthday back with an unchanged birthdate', async () => {
    const me = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04' });
    const { recipient } = await me.recipients.update({
      id: mia.id,
      name: 'Mia',
      relationship: 'friend',
      birthdate: '1990-05-04',
      removedOccasionIds: [mia.occasions[0]!.id],
    });
    expect(recipient).toMatchObject({ birthdate: '1990-05-04', occasions: [] });
  });

  it('tells no age without the year, and the told one otherwise', async () => {
    const mia = await somebody().meet({ birthdate: '1990-05-04', birthYearKnown: false, age: 33 });
    expect(mia).toMatchObject({ age: 33, birthYearKnown: false, occasions: [{ years: null }] });
  });

  it('is a year older on the birthday itself, in the time zone of the user', async () => {
    const me = somebody();
    await me.calendar.change({ timeZone: 'Pacific/Kiritimati' });
    const mia = await me.meet({ birthdate: '1990-06-16' });
    planning.service.clock.set('2026-06-15T09:59:00Z');
    expect((await me.recipients.get({ id: mia.id })).recipient.age).toBe(35);
    planning.service.clock.set('2026-06-15T10:01:00Z');
    expect((await me.recipients.get({ id: mia.id })).recipient).toMatchObject({
      age: 36,
      occasions: [{ daysLeft: 0, nextDate: '2026-06-16', previousDate: '2025-06-16' }],
    });
  });
});
