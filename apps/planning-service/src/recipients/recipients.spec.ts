import { noOccasion, refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('Adding somebody', () => {
  it('keeps everything that was told of them', async () => {
    const me = somebody();
    const told = {
      name: ' José  Maria ',
      nickname: 'Pepe',
      relationship: 'other' as const,
      customRelationship: 'Godfather',
      age: 40,
      birthdate: '1980-02-29',
      birthYearKnown: true,
      interests: ['cooking', 'cooking', 'Old vinyl'],
      customInterests: 'Sourdough',
      personality: ['funny'],
      customPersonality: '',
      lifestyle: ['urban'],
      customLifestyle: 'Lives on a boat',
      budget: '101-250' as const,
      voiceTranscriptions: ['He “really” likes\ncheese 🧀'],
      country: 'ES',
      occasions: [{ type: 'christmas' as const }, { type: 'graduation' as const, budget: '0-25' as const }],
    };
    const { recipient } = await me.recipients.create(told);
    const { occasions, ...rest } = recipient;
    expect(rest).toEqual({
      id: expect.any(Number) as number,
      name: 'José  Maria',
      nickname: 'Pepe',
      relationship: 'other',
      customRelationship: 'Godfather',
      age: 46,
      birthdate: '1980-02-29',
      birthYearKnown: true,
      interests: ['cooking', 'Old vinyl'],
      customInterests: 'Sourdough',
      personality: ['funny'],
      customPersonality: null,
      lifestyle: ['urban'],
      customLifestyle: 'Lives on a boat',
      budget: '101-250',
      voiceTranscriptions: ['He “really” likes\ncheese 🧀'],
      country: 'ES',
      isExample: false,
      profilePicture: null,
      toldInterests: [],
      version: expect.any(String) as string,
    });
    expect(occasions).toMatchObject([
      { type: 'christmas', date: null, nextDate: '2026-12-25', daysLeft: 193, recipientName: 'José  Maria' },
      { type: 'birthday', date: '1980-02-29', nextDate: '2027-02-28', previousDate: '2026-02-28', years: 47 },
      { type: 'graduation', date: null, nextDate: null, daysLeft: null, budget: '0-25' },
    ]);
    expect((await me.recipients.get({ id: recipient.id })).recipient).toEqual(recipient);
  });

  it('needs a name and a relationship, and nothing else', async () => {
    const mia = await somebody().meet();
    expect(mia).toMatchObject({ age: null, birthdate: null, budget: '51-100', interests: [], occasions: [] });
    for (const fields of [{ name: ' ' }, { relationship: 'enemy' }, { age: 121 }, { age: 1.5 }]) {
      await expect(somebody().meet(fields as never)).rejects.toMatchObject({ kind: 'invalid' });
    }
  });

  it('drops a birthday or an anniversary that has no day', async () => {
    const mia = await somebody().meet({ occasions: [{ type: 'birthday' }, { type: 'anniversary' }] });
    expect(mia.occasions).toEqual([]);
  });

  it('stores two Christmases of a form as one, with the details of the later one', async () => {
    const occasions = [
      { type: 'christmas' as const, details: 'one' },
      { type: 'xmas', details: 'two' },
    ];
    const mia = await somebody().meet({ occasions: occasions });
    expect(mia.occasions).toMatchObject([{ type: 'christmas', details: 'two' }]);
  });
});

describe('Changing somebody', () => {
  const friend = { name: 'Mia', relationship: 'friend' as const };

  it('writes what is given over what was there', async () => {
    const me = somebody();
    const mia = await me.meet({ interests: ['art'], nickname: 'M', age: 30, voiceTranscriptions: ['note'] });
    const { recipient } = await me.recipients.update({
      ...friend,
      id: mia.id,
      name: 'Maria',
      interests: ['music'],
    });
    expect(recipient).toMatchObject({
      id: mia.id,
      name: 'Maria',
      interests: ['music'],
      voiceTranscriptions: [],
    });
  });

  it('adds, changes and forgets occasions, and leaves the others as they are', async () => {
    const me = somebody();
    const mia = await me.meet({
      occasions: [
        { type: 'graduation' },
        { type: 'other', customType: 'Name day', date: '2026-07-01' },
        { type: 'christmas' },
        { type: 'wedding', date: '2026-09-01', recurring: false },
      ],
    });
    const idOf = (type: string) => mia.occasions.find((occasion) => occasion.type === type)!.id;
    const { recipient } = await me.recipients.update({
      ...friend,
      id: mia.id,
      occasions: [
        { id: idOf('graduation'), type: 'graduation', date: '2027-05-20', recurring: false, details: 'Law' },
        { type: 'christmas', budget: '500+' },
        { type: 'valentines' },
      ],
      removedOccasionIds: [idOf('other')],
    });
    expect(recipient.occasions).toMatchObject([
      { id: idOf('wedding'), type: 'wedding' },
      { id: idOf('christmas'), type: 'christmas', budget: '500+' },
      { type: 'valentines' },
      { id: idOf('graduation'), nextDate: '2027-05-20', recurring: false, details: 'Law' },
    ]);
    expect((await me.occasions.restore({ id: idOf('other') })).occasion.customType).toBe('Name day');
  });

  it("refuses occasions of another recipient, another user's and those that are gone", async () => {
    const me = somebody();
    const mia = await me.meet();
    const other = await me.note((await me.meet({ name: 'Ben' })).id);
    const stranger = somebody();
    const theirs = await stranger.note((await stranger.meet()).id);
    const input = { ...friend, id: mia.id };
    for (const { id } of [other, theirs, { id: 2_000_000_000 }]) {
      const changed = [{ id, type: 'graduation' as const }];
      await expect(me.recipients.update({ ...input, occasions: changed })).rejects.toMatchObject(noOccasion);
      await expect(me.recipients.update({ ...input, removedOccasionIds: [id] })).rejects.toMatchObject(
        noOccasion,
      );
    }
    expect((await stranger.occasions.list({})).occasions).toEqual([theirs]);
    expect((await me.recipients.get({ id: mia.id })).recipient).toEqual(mia);
  });

  it('refuses a second birthday that comes by changing something else', async () => {
    const me = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04', occasions: [{ type: 'graduation' }] });
    const graduation = mia.occasions.find(({ type }) => type === 'graduation')!;
    const occasions = [{ id: graduation.id, type: 'birthday' as const, date: '1990-05-05' }];
    await expect(me.recipients.update({ ...friend, id: mia.id, occasions })).rejects.toMatchObject(
      refusal('conflict', 'occasion_exists'),
    );
    expect((await me.recipients.get({ id: mia.id })).recipient).toEqual(mia);
  });

  it('keeps country and birthdate when a form does not ask for them, and clears them when it says so', async () => {
    const me = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04', country: 'GB' });
    const kept = await me.recipients.update({ ...friend, id: mia.id });
    expect(kept.recipient).toMatchObject({ birthdate: '1990-05-04', country: 'GB' });
    const cleared = await me.recipients.update({ ...friend, id: mia.id, birthdate: null, country: null });
    expect(cleared.recipient).toMatchObject({
      birthdate: null,
      country: null,
      occasions: [{ date: '1990-05-04' }],
    });
  });

  it('refuses a form that was opened before another change, and takes it with the new version', async () => {
    const me = somebody();
    const { id, version, occasions } = await me.meet({ birthdate: '1990-05-04', interests: ['art'] });
    const form = { ...friend, id, age: null, birthdate: '1990-05-04' };
    const saved = await me.recipients.update({ ...form, interests: ['art', 'tea'], version });
    const stale = { ...form, interests: ['art', 'chess'], version };
    const changed = refusal('conflict', 'recipient_changed');
    await expect(me.recipients.update(stale)).rejects.toMatchObject(changed);
    const { recipient } = await me.recipients.get({ id });
    expect(recipient).toEqual(saved.recipient);
    expect(recipient.interests).toEqual(['art', 'tea']);
    const merged = { ...stale, interests: ['art', 'tea', 'chess'], version: recipient.version };
    const { recipient: both } = await me.recipients.update(merged);
    expect(both.interests).toEqual(['art', 'tea', 'chess']);

    // A changed occasion counts as well.
    const [birthday] = occasions;
    await me.occasions.update({
      id: birthday!.id,
      ...{ recipientId: id, type: 'birthday', date: '1990-05-04', details: 'No cake' },
    });
    await expect(me.recipients.update({ ...merged, version: both.version })).rejects.toMatchObject(changed);
  });

  it('takes only one of two forms that are sent at once', async () => {
    const me = somebody();
    const { id, version } = await me.meet();
    const sent = ['tea', 'chess', 'boats'].map((word) =>
      me.recipients.update({ ...friend, id, interests: [word], version }),
    );
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('grow older from the day on which their age was told', async () => {
    const me = somebody();
    const ageOf = async (id: number) => (await me.recipients.get({ id })).recipient.age;
    const mia = await me.meet({ age: 30 });
    const ben = await me.meet({ name: 'Ben', age: 30, birthdate: '2000-09-01', birthYearKnown: false });
    planning.service.clock.set('2026-09-01T12:00:00Z');
    expect([await ageOf(mia.id), await ageOf(ben.id)]).toEqual([30, 31]);
    planning.service.clock.set('2027-06-15T12:00:00Z');
    expect([await ageOf(mia.id), await ageOf(ben.id)]).toEqual([31, 31]);
    // A form sends the age that it shows, which isn't a new value.
    await me.recipients.update({ id: mia.id, name: 'Mia', relationship: 'friend', age: 31 });
    planning.service.clock.set('2028-06-14T12:00:00Z');
    expect(await ageOf(mia.id)).toBe(31);
    await me.recipients.update({ id: mia.id, name: 'Mia', relationship: 'friend', age: 40 });
    planning.service.clock.set('2029-06-14T12:00:00Z');
    expect(await ageOf(mia.id)).toBe(41);
  });
});
