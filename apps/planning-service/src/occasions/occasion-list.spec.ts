import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('The list of occasions', () => {
  it('has the next one first, then what is over, then what has no date', async () => {
    const me = somebody();
    planning.service.clock.set('2026-05-01T12:00:00Z');
    const mia = await me.meet({
      birthdate: '1990-06-15',
      occasions: [
        { type: 'graduation', details: 'no date' },
        { type: 'wedding', date: '2026-06-01', recurring: false },
        { type: 'wedding', date: '2026-06-14', recurring: false },
        { type: 'christmas' },
        { type: 'anniversary', date: '2015-06-14' },
      ],
    });
    planning.service.clock.set('2026-06-15T12:00:00Z');
    const { occasions, total, today } = await me.occasions.list({});
    expect([total, today]).toEqual([6, '2026-06-15']);
    expect(occasions.map(({ type, nextDate, previousDate }) => [type, nextDate ?? previousDate])).toEqual([
      ['birthday', '2026-06-15'],
      ['christmas', '2026-12-25'],
      ['anniversary', '2027-06-14'],
      ['wedding', '2026-06-14'],
      ['wedding', '2026-06-01'],
      ['graduation', null],
    ]);
    const later = await me.occasions.list({ offset: 4 });
    expect(later.occasions.map(({ type }) => type)).toEqual(['wedding', 'graduation']);
    expect((await me.occasions.list({ recipientId: mia.id, type: 'wedding' })).total).toBe(2);
    expect((await me.occasions.list({ recipientId: mia.id + 1 })).total).toBe(0);
  });

  it('finds by the name of person and occasion', async () => {
    const me = somebody();
    const { id } = await me.meet({ name: 'José', nickname: 'Pepe', occasions: [{ type: 'christmas' }] });
    await me.note(id, { type: 'other', customType: 'Première', date: '2026-07-01' });
    const found = async (search: string) => (await me.occasions.list({ search })).total;
    expect(await found('jose')).toBe(2);
    expect(await found('PEPE')).toBe(2);
    expect(await found('premiere')).toBe(1);
    expect(await found('christ')).toBe(1);
    expect(await found('%')).toBe(0);
  });

  it('says what comes within twelve months, and what was this month already', async () => {
    const me = somebody();
    const { id } = await me.meet();
    planning.service.clock.set('2026-05-01T12:00:00Z');
    const once = (date: string) => me.note(id, { type: 'graduation', date, recurring: false });
    for (const date of ['2026-05-31', '2026-06-01', '2026-06-15', '2027-06-16', '2027-06-17'])
      await once(date);
    await me.note(id, { date: '2010-06-02' });
    planning.service.clock.set('2026-06-15T12:00:00Z');
    const { occasions, today } = await me.occasions.upcoming({});
    expect(today).toBe('2026-06-15');
    expect(occasions.map(({ nextDate, previousDate, years }) => [nextDate, previousDate, years])).toEqual([
      ['2026-06-15', null, null],
      ['2027-06-02', '2026-06-02', 17],
      ['2027-06-16', null, null],
      [null, '2026-06-01', null],
    ]);
    expect(Object.keys(occasions[0]!)).not.toContain('details');
  });

  it('says only what comes first where that is asked for', async () => {
    const me = somebody();
    const { id } = await me.meet({ birthdate: '1990-06-15', occasions: [{ type: 'christmas' }] });
    await me.note(id, { date: '2015-07-01' });
    await me.give(id, {
      occasionId: (await me.occasions.list({ type: 'anniversary' })).occasions[0]!.id,
      state: 'bought',
    });
    const { occasions, today } = await me.occasions.upcoming({ limit: 2 });
    expect(today).toBe('2026-06-15');
    expect(occasions).toEqual((await me.occasions.upcoming({})).occasions.slice(0, 2));
    expect(occasions.map(({ nextDate, giftState }) => [nextDate, giftState])).toEqual([
      ['2026-06-15', 'none'],
      ['2026-07-01', 'bought'],
    ]);
  });

  it("has Mother's Day also when there is more than a year until the next one", async () => {
    const me = somebody();
    await me.calendar.change({ country: 'FR' });
    await me.note((await me.meet()).id, { type: 'mothers_day', date: null });
    planning.service.clock.set('2019-06-01T12:00:00Z');
    const day = { previousDate: '2019-05-26', nextDate: '2020-06-07', daysLeft: 372 };
    expect((await me.occasions.upcoming({})).occasions).toMatchObject([day]);
  });

  it('counts the days from the date in the user’s time zone, which changes at midnight there', async () => {
    const me = somebody();
    await me.calendar.change({ timeZone: 'Asia/Kathmandu' });
    await me.note((await me.meet()).id, { type: 'wedding', date: '2026-06-15', recurring: false });
    planning.service.clock.set('2026-06-15T18:14:59Z');
    expect(await me.occasions.upcoming({})).toMatchObject({
      today: '2026-06-15',
      occasions: [{ daysLeft: 0 }],
    });
    planning.service.clock.set('2026-06-15T18:15:00Z');
    expect(await me.occasions.upcoming({})).toMatchObject({
      today: '2026-06-16',
      occasions: [{ daysLeft: null }],
    });
  });
});
