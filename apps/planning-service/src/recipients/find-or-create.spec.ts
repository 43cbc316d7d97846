import { occasionsOfAUser } from '@giftwell/contracts/planning/occasions';
import { noRecipient, refusal, signInFirst, usePlanning, visitor } from '../testing/planning.js';

const planning = usePlanning();
const mia = { name: 'Mia', relationship: 'sibling' as const };

describe('The person of a wizard run', () => {
  it('is added with everything told and the occasion', async () => {
    const me = planning.somebody();
    const occasion = { type: 'birthday' as const, date: '2026-09-12', budget: '26-50' as const };
    const { recipient, created } = await me.recipients.findOrCreate({ ...mia, interests: ['art'], occasion });
    expect(created).toBe(true);
    const kept = await me.recipients.get({ id: recipient.id });
    expect(kept.recipient).toMatchObject({ ...mia, interests: ['art'] });
    expect(kept.recipient.occasions).toMatchObject([
      { type: 'birthday', nextDate: '2026-09-12', yearKnown: false, recurring: true, budget: '26-50' },
    ]);
  });

  it('is found again by name and relationship, and gets only an occasion that was missing', async () => {
    const me = planning.somebody();
    const known = await me.meet({ ...mia, occasions: [{ type: 'birthday', date: '1990-05-06' }] });
    const asked = { name: ' MIA ', relationship: mia.relationship, interests: ['cars'] };
    const birthday = { type: 'birthday' as const, date: '2026-12-01' };
    const wedding = { type: 'wedding' as const, date: '2026-08-01' };
    for (const occasion of [birthday, wedding, wedding])
      expect(await me.recipients.findOrCreate({ ...asked, occasion })).toEqual({
        recipient: { id: known.id, name: 'Mia' },
        created: false,
      });
    const { recipient } = await me.recipients.get({ id: known.id });
    expect(recipient.interests).toEqual([]);
    expect(recipient.occasions.map(({ type, date }) => [type, date])).toEqual([
      ['wedding', '2026-08-01'],
      ['birthday', '1990-05-06'],
    ]);
  });

  it.each([
    ['none', {}, '2026-12-01', false],
    ['another day', { birthdate: '1990-05-06' }, '2026-12-01', false],
    ['the same day with its year', { birthdate: '1990-12-01' }, '1990-12-01', true],
  ])('has the day of a new birthday as birthdate after %s', async (_before, told, date, yearKnown) => {
    const me = planning.somebody();
    const { id, occasions } = await me.meet({ ...mia, ...told });
    for (const birthday of occasions) await me.occasions.remove({ id: birthday.id });
    const occasion = { type: 'birthday' as const, date: '2026-12-01' };
    await me.recipients.findOrCreate({ ...mia, occasion });
    expect((await me.recipients.get({ id })).recipient).toMatchObject({
      ...{ birthdate: date, birthYearKnown: yearKnown },
      occasions: [{ type: 'birthday', date, yearKnown }],
    });
  });

  it('is somebody else under another relationship, of another user, or after a deletion', async () => {
    const [me, other] = [planning.somebody(), planning.somebody()];
    const first = await me.recipients.findOrCreate(mia);
    expect((await me.recipients.findOrCreate({ ...mia, relationship: 'friend' })).created).toBe(true);
    expect((await other.recipients.findOrCreate(mia)).created).toBe(true);
    await me.recipients.remove({ id: first.recipient.id });
    expect((await me.recipients.findOrCreate(mia)).created).toBe(true);
    await expect(other.recipients.get({ id: first.recipient.id })).rejects.toMatchObject(noRecipient);
  });

  it('is one, however many requests come at once', async () => {
    const me = planning.somebody();
    const occasion = { type: 'christmas' as const };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => me.recipients.findOrCreate({ ...mia, occasion })),
    );
    expect(new Set(answers.map(({ recipient }) => recipient.id)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect((await me.occasions.list({})).occasions).toMatchObject([{ type: 'christmas', recurring: true }]);
  });

  it.each([
    ['something else', { type: 'other' as const, date: '2026-08-01' }],
    ['a day that nobody told', { type: 'anniversary' as const }],
    ['nothing', null],
  ])('keeps no occasion for %s', async (_title, occasion) => {
    const me = planning.somebody();
    await me.recipients.findOrCreate({ ...mia, occasion });
    expect((await me.occasions.list({})).occasions).toEqual([]);
  });

  it('keeps the year of a wedding long ago', async () => {
    const me = planning.somebody();
    await me.recipients.findOrCreate({ ...mia, occasion: { type: 'anniversary', date: '2001-07-07' } });
    expect((await me.occasions.list({})).occasions).toMatchObject([{ yearKnown: true, date: '2001-07-07' }]);
  });

  it('is refused to guests, and where there is no room', async () => {
    await expect(visitor(planning.service, null).recipients.findOrCreate(mia)).rejects.toMatchObject(
      signInFirst,
    );
    const me = planning.somebody();
    await planning.service.db.query(
      `WITH somebody AS (INSERT INTO recipients ("userId", name, "nameKey", "searchKey", relationship, interests,
           personality, lifestyle, budget, "voiceTranscriptions", "createdAt")
         SELECT $1, 'P' || n, 'p' || n, 'p' || n, 'friend', '{}', '{}', '{}', '51-100', '{}', now()
         FROM generate_series(1, $2::int / 40) n RETURNING id)
       INSERT INTO occasions ("userId", "recipientId", type, date, "createdAt")
       SELECT $1, id, 'wedding', '2026-08-01', now() FROM somebody, generate_series(1, 40)`,
      [me.userId, occasionsOfAUser],
    );
    await planning.service.db.query(
      'INSERT INTO calendar_settings ("userId", "occasionsAtMost") VALUES ($1, $2)',
      [me.userId, occasionsOfAUser],
    );
    await expect(
      me.recipients.findOrCreate({ ...mia, occasion: { type: 'christmas' } }),
    ).rejects.toMatchObject(refusal('conflict', 'too_many_occasions'));
    expect((await me.recipients.list({ search: 'Mia' })).total).toBe(0);
  });
});
