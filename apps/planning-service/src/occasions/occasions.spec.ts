import { noOccasion, noRecipient, refusal, signInFirst, usePlanning, visitor } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('An occasion', () => {
  it('is stored with all its fields and has a next date', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const occasion = await me.note(id, {
      type: 'other',
      customType: 'Name day',
      date: '2020-07-01',
      recurring: true,
      budget: '26-50',
      details: 'Likes flowers\non the table',
    });
    expect(occasion).toEqual({
      id: expect.any(Number) as number,
      recipientId: id,
      recipientName: 'Mia',
      type: 'other',
      customType: 'Name day',
      feast: null,
      ownDay: null,
      date: '2020-07-01',
      yearKnown: true,
      recurring: true,
      budget: '26-50',
      details: 'Likes flowers\non the table',
      nextDate: '2026-07-01',
      daysLeft: 16,
      previousDate: '2025-07-01',
      years: null,
      giftState: 'none',
      giftBudget: null,
    });
    expect((await me.occasions.list({})).occasions).toEqual([occasion]);
  });

  it('that happens once is never over when it is added', async () => {
    const me = somebody();
    await me.calendar.change({ country: 'RU' });
    const { id } = await me.meet();
    const christmas = { type: 'christmas', date: '2026-12-25', recurring: false } as const;
    expect(await me.note(id, christmas)).toMatchObject({ date: '2027-01-07', daysLeft: 206 });
    const wedding = { type: 'wedding', date: '2020-06-20', recurring: false } as const;
    expect(await me.note(id, wedding)).toMatchObject({ type: 'anniversary', recurring: true, years: 6 });
    const graduation = { type: 'graduation', date: '2026-06-14' } as const;
    await expect(me.note(id, graduation)).rejects.toMatchObject(refusal('invalid', 'occasion_over'));
    await expect(me.note(id, { ...graduation, recurring: true })).resolves.toMatchObject({ daysLeft: 364 });
  });

  it('of a feast is there once, on its day, and another feast beside it', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const diwali = { type: 'holiday', feast: 'diwali', date: null } as const;
    const first = await me.note(id, diwali);
    expect(first).toMatchObject({ feast: 'diwali', nextDate: '2026-11-08', recurring: true });
    expect(await me.note(id, { ...diwali, details: 'Sweets' })).toMatchObject({
      id: first.id,
      details: 'Sweets',
    });
    expect((await me.note(id, { ...diwali, feast: 'nowruz' })).id).not.toBe(first.id);
    expect((await me.occasions.list({ search: 'diwali' })).total).toBe(1);
    await me.occasions.remove({ id: first.id });
    const again = await me.note(id, diwali);
    expect(await me.occasions.restore({ id: first.id })).toMatchObject({ occasion: { id: again.id } });
    await expect(me.note(id, { type: 'holiday', date: null })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('may be celebrated on another day than the usual one', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const christmas = { type: 'christmas', date: null, ownDay: '12-24' } as const;
    expect(await me.note(id, christmas)).toMatchObject({ ownDay: '12-24', nextDate: '2026-12-24' });
    const usual = { ...christmas, ownDay: null, replace: true };
    expect(await me.note(id, usual)).toMatchObject({ nextDate: '2026-12-25' });
    const birthday = { type: 'birthday', date: '1990-05-04', ownDay: '12-24' } as const;
    expect(await me.note(id, birthday)).toMatchObject({ ownDay: null });
  });

  it('understands the words of other lists', async () => {
    const me = somebody();
    const { id } = await me.meet();
    for (const [said, type] of [
      ['xmas', 'christmas'],
      ["mother's day", 'mothers_day'],
      ['Valentine', 'valentines'],
    ]) {
      expect(await me.note(id, { type: said as never, date: null })).toMatchObject({ type, date: null });
    }
    expect(await me.note(id, { type: 'custom', customType: 'Name day', recurring: true })).toMatchObject({
      type: 'other',
    });
  });

  it('that does not recur has no next date once it is over, calendar occasions included', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const wedding = await me.note(id, { type: 'wedding', date: '2026-06-15', recurring: false });
    planning.service.clock.set('2026-06-16T12:00:00Z');
    expect((await me.occasions.list({ type: 'wedding' })).occasions).toMatchObject([
      { id: wedding.id, nextDate: null, daysLeft: null, previousDate: '2026-06-15' },
    ]);
    const once = { date: null, recurring: false };
    expect(await me.note(id, { ...once, type: 'mothers_day' })).toMatchObject({
      date: '2027-05-09',
      years: null,
    });
    expect(await me.note(id, { ...once, type: 'fathers_day', country: 'NZ' })).toMatchObject({
      date: '2026-09-06',
    });
    planning.service.clock.set('2027-10-01T12:00:00Z');
    const { occasions } = await me.occasions.list({});
    expect(occasions.map(({ type, nextDate }) => [type, nextDate])).toEqual([
      ['mothers_day', null],
      ['fathers_day', null],
      ['wedding', null],
    ]);
  });

  it('is counted in the country of the recipient, else in that of the user', async () => {
    const me = somebody();
    await me.calendar.change({ country: 'NO' });
    const { id } = await me.meet();
    const day = await me.note(id, { type: 'mothers_day', date: null });
    expect(day.nextDate).toBe('2027-02-14');
    const change = { id: day.id, recipientId: id, type: 'mothers_day' as const };
    const british = await me.occasions.update({ ...change, country: 'GB' });
    expect(british.occasion.nextDate).toBe('2027-03-07');
    expect((await me.recipients.get({ id })).recipient.country).toBe('GB');
    expect((await me.occasions.update({ ...change, details: 'x' })).occasion.nextDate).toBe('2027-03-07');
    await me.note(id, { type: 'graduation', date: '2027-01-01', country: null });
    expect((await me.recipients.get({ id })).recipient.country).toBe('GB');
    expect((await me.occasions.update({ ...change, country: null })).occasion.nextDate).toBe('2027-02-14');
  });

  it('of a kind that is one of a kind changes the one that is there only if it may', async () => {
    const me = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04' });
    const another = { type: 'birthday', date: '1991-05-04' } as const;
    await expect(me.note(mia.id, another)).rejects.toMatchObject({
      ...refusal('conflict', 'occasion_exists'),
      details: {
        existing: {
          ...{ recipientName: 'Mia', date: '1990-05-04', yearKnown: true, ownDay: null, details: null },
        },
      },
    });
    expect((await me.recipients.get({ id: mia.id })).recipient).toEqual(mia);
    const birthday = await me.note(mia.id, { ...another, replace: true });
    expect(birthday).toMatchObject({ id: mia.occasions[0]!.id, date: '1991-05-04' });
    expect((await me.recipients.get({ id: mia.id })).recipient).toMatchObject({ birthdate: '1991-05-04' });
    // The birthdate stays when the occasion is deleted.
    await me.occasions.remove({ id: birthday.id });
    await expect(me.note(mia.id, { ...another, date: '1991-05-05' })).rejects.toMatchObject({
      details: { existing: { date: '1991-05-04' } },
    });
    await me.occasions.restore({ id: birthday.id });
    const [one, two] = await Promise.all(
      [1, 2].map(() => me.note(mia.id, { type: 'christmas', date: null })),
    );
    expect(one!.id).toBe(two!.id);
    const exists = refusal('conflict', 'occasion_exists');
    const change = { id: birthday.id, recipientId: mia.id, type: 'christmas' as const };
    await expect(me.occasions.update(change)).rejects.toMatchObject(exists);
  });

  it('that is there already gets what it lacks, and keeps what the new one leaves empty', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const noted = { date: '2000-05-04', yearKnown: false, details: 'No cake' };
    const first = await me.note(id, { type: 'birthday', ...noted, budget: '26-50' });
    const same = await me.note(id, { type: 'birthday', date: '1990-05-04' });
    expect(same).toEqual({ ...first, date: '1990-05-04', yearKnown: true, years: 37 });
    const exists = refusal('conflict', 'occasion_exists');
    const other = { type: 'birthday', date: '1990-05-04', details: 'Cake' } as const;
    await expect(me.note(id, other)).rejects.toMatchObject(exists);
    const moved = await me.note(id, { type: 'birthday', date: '1990-06-04', replace: true });
    expect(moved).toMatchObject({ id: first.id, date: '1990-06-04', details: 'No cake', budget: '26-50' });
  });

  it('moves to another person, with the birthdate where it is a birthday', async () => {
    const me = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04' });
    const ben = await me.meet({ name: 'Ben' });
    const { id } = mia.occasions[0]!;
    const there = { id, recipientId: ben.id, type: 'birthday' as const, date: '1990-05-04' };
    expect((await me.occasions.update(there)).occasion).toMatchObject({ id, recipientName: 'Ben' });
    expect((await me.recipients.get({ id: mia.id })).recipient.occasions).toEqual([]);
    const { recipient } = await me.recipients.get({ id: ben.id });
    expect(recipient).toMatchObject({ birthdate: '1990-05-04', occasions: [{ id }] });
    const christmas = await me.note(ben.id, { type: 'christmas', date: null });
    const back = { id: christmas.id, recipientId: mia.id, type: 'christmas' as const };
    expect((await me.occasions.update(back)).occasion.recipientName).toBe('Mia');
  });

  it('needs its day, and its name when it is something else', async () => {
    const me = somebody();
    const { id } = await me.meet();
    for (const fields of [
      { type: 'birthday', date: null },
      { type: 'graduation', date: undefined },
      { type: 'other', customType: ' ' },
      { date: '2026-02-30' },
      { details: 'x'.repeat(2_001) },
      { recipientId: '1' },
      { userId: 1 },
    ]) {
      await expect(me.note(id, fields as never)).rejects.toMatchObject({ kind: 'invalid' });
    }
    expect((await me.occasions.list({})).total).toBe(0);
  });
});

describe('Deleting an occasion', () => {
  it('hides it, and brings it back as it was within ten minutes', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const day = await me.note(id);
    await me.occasions.remove({ id: day.id });
    expect((await me.occasions.list({})).total).toBe(0);
    await expect(me.occasions.remove({ id: day.id })).rejects.toMatchObject(noOccasion);
    planning.service.clock.advance(599_000);
    expect((await me.occasions.restore({ id: day.id })).occasion).toEqual(day);
    expect((await me.occasions.restore({ id: day.id })).occasion).toEqual(day);
    await planning.service.runDelayedJobs();
    expect((await me.occasions.list({})).occasions).toEqual([day]);
  });

  it('is for good after ten minutes', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const day = await me.note(id);
    await me.occasions.remove({ id: day.id });
    planning.service.clock.advance(600_000);
    await expect(me.occasions.restore({ id: day.id })).rejects.toMatchObject(noOccasion);
    await planning.service.runDelayedJobs();
    expect(await planning.service.db.query('SELECT 1 FROM occasions WHERE id = $1', [day.id])).toEqual([]);
  });

  it('does not come back beside a newer one of its kind, nor without its person', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const old = await me.note(id, { type: 'christmas', date: null });
    await me.occasions.remove({ id: old.id });
    const newer = await me.note(id, { type: 'christmas', date: null });
    expect((await me.occasions.restore({ id: old.id })).occasion).toEqual(newer);
    await me.occasions.remove({ id: newer.id });
    await me.recipients.remove({ id });
    await expect(me.occasions.restore({ id: newer.id })).rejects.toMatchObject(noOccasion);
  });
});

describe('Occasions', () => {
  it('are between a user and nobody else', async () => {
    const me = somebody();
    const mia = await me.meet();
    const day = await me.note(mia.id);
    const stranger = somebody();
    const theirs = await stranger.note((await stranger.meet({ name: 'Theirs' })).id);
    const change = { recipientId: mia.id, type: 'wedding' as const, date: '2026-01-01' };
    await expect(stranger.occasions.create(change)).rejects.toMatchObject(noRecipient);
    await expect(stranger.occasions.update({ ...change, id: theirs.id })).rejects.toMatchObject(noRecipient);
    for (const id of [day.id, 2_000_000_000]) {
      const own = { ...change, recipientId: theirs.recipientId };
      await expect(stranger.occasions.update({ ...own, id })).rejects.toMatchObject(noOccasion);
      await expect(stranger.occasions.remove({ id })).rejects.toMatchObject(noOccasion);
      await expect(stranger.occasions.restore({ id })).rejects.toMatchObject(noOccasion);
    }
    await me.occasions.remove({ id: day.id });
    await expect(stranger.occasions.restore({ id: day.id })).rejects.toMatchObject(noOccasion);
    await me.occasions.restore({ id: day.id });
    expect((await stranger.occasions.list({})).occasions).toEqual([theirs]);
    expect((await stranger.occasions.upcoming({})).occasions.map(({ id }) => id)).toEqual([theirs.id]);
    expect((await me.occasions.list({})).occasions).toEqual([day]);
  });

  it('cannot belong to one user and their recipient to another', async () => {
    const { id } = await somebody().meet();
    const insert = `INSERT INTO occasions ("userId", "recipientId", type, "createdAt") VALUES ($1, $2, 'wedding', now())`;
    await expect(planning.service.db.query(insert, [999, id])).rejects.toThrow('foreign key');
  });

  it('need somebody who is signed in', async () => {
    const { occasions } = visitor(planning.service, null);
    const fields = { recipientId: 1, type: 'christmas' as const };
    const calls = [
      () => occasions.list({}),
      () => occasions.upcoming({}),
      () => occasions.create(fields),
      () => occasions.update({ ...fields, id: 1 }),
      () => occasions.remove({ id: 1 }),
      () => occasions.restore({ id: 1 }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(signInFirst);
  });
});
