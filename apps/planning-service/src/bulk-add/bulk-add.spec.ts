import type { RequestInput } from '@giftwell/contracts/core/route';
import type { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import type { TestService } from '@giftwell/server-kit/testing';
import { startPlanning, visitor } from '../testing/planning.js';
import { askedOf, rowsHandled } from '../testing/statements.js';

type Detected = RequestInput<(typeof recipientRoutes)['bulkAdd']>['recipients'][number];

let service: TestService;
beforeAll(async () => {
  service = await startPlanning();
  service.clock.set('2026-06-15T12:00:00Z');
});
afterAll(() => service.close());

let nextUser = 1;
const somebody = () => visitor(service, nextUser++);
const found = (name: string, occasionType: string, date: string, more: Partial<Detected> = {}): Detected => ({
  name,
  occasionType,
  date,
  ...more,
});

describe('People found in a calendar', () => {
  it('are one when their names are, and have each occasion once', async () => {
    const me = somebody();
    const { added, recipients, notAdded } = await me.recipients.bulkAdd({
      recipients: [
        found('Aunt  May', 'birthday', '1960-03-04', { yearKnown: true }),
        found('aunt may', 'birthday', '1960-03-04', { relationship: 'family' }),
        found('Ａｕｎｔ May ', 'wedding anniversary', '1985-07-07', {
          originalText: 'May & Ben, since 1985',
        }),
        found('Peter', 'xmas', '2026-12-24', { confidence: 0.9 }),
        found('Peter', 'other', '2026-08-01', { originalText: `${'🎓'.repeat(80)} party` }),
      ],
    });
    expect(added).toBe(2);
    expect(notAdded).toEqual([{ name: 'aunt may', type: 'birthday', date: '1960-03-04', reason: 'known' }]);
    expect(recipients.map(({ name }) => name)).toEqual(['Aunt  May', 'Peter']);
    const [may, peter] = await Promise.all(recipients.map(({ id }) => me.recipients.get({ id })));
    expect(may!.recipient).toMatchObject({
      relationship: 'family',
      birthdate: '1960-03-04',
      age: 66,
      budget: '51-100',
    });
    expect(may!.recipient.occasions).toMatchObject([
      { type: 'anniversary', date: '1985-07-07', recurring: true, years: 41 },
      { type: 'birthday', date: '1960-03-04' },
    ]);
    expect(peter!.recipient.occasions).toMatchObject([
      { type: 'other', customType: '🎓'.repeat(50), nextDate: '2026-08-01' },
      { type: 'christmas', date: null, nextDate: '2026-12-25' },
    ]);
  });

  it('are those whom the user has already', async () => {
    const me = somebody();
    const mia = await me.meet({ name: 'Mia', occasions: [{ type: 'anniversary', date: '2015-05-05' }] });
    await me.meet({ name: 'Mia', nickname: 'The other one' });
    const { added, recipients } = await me.recipients.bulkAdd({
      recipients: [
        found('MIA', 'anniversary', '2026-05-05'),
        found('mia', 'birthday', '1990-01-02'),
        found('New', 'birthday', '1991-01-02'),
      ],
    });
    expect([added, recipients.map(({ id, name }) => [id === mia.id, name])]).toEqual([
      1,
      [
        [false, 'New'],
        [true, 'Mia'],
      ],
    ]);
    const { recipient } = await me.recipients.get({ id: mia.id });
    expect(recipient).toMatchObject({ birthdate: '1990-01-02', relationship: 'friend' });
    expect(recipient.occasions.map(({ date }) => date)).toEqual(['1990-01-02', '2015-05-05']);
    const again = await me.recipients.bulkAdd({ recipients: [found('Mia', 'birthday', '1990-01-03')] });
    expect(again).toMatchObject({
      added: 0,
      notAdded: [{ name: 'Mia', type: 'birthday', date: '1990-01-03', reason: 'other_birthday' }],
    });
    expect((await me.recipients.get({ id: mia.id })).recipient).toEqual(recipient);
  });

  it.each(['1604-02-29', '1900-05-04', '1970-05-04', '2026-09-09', '1990-05-04'])(
    'have no birth year when it is %s',
    async (date) => {
      const me = somebody();
      const { recipients } = await me.recipients.bulkAdd({ recipients: [found('Ada', 'birthday', date)] });
      const { recipient } = await me.recipients.get({ id: recipients[0]!.id });
      expect(recipient).toMatchObject({ age: null, birthdate: date, birthYearKnown: false });
      expect(recipient.occasions).toMatchObject([
        { yearKnown: false, years: null, daysLeft: expect.any(Number) as number },
      ]);
    },
  );

  it.each([
    ['Ada *1990', undefined, 36],
    ['Ada', true, 36],
    ['Ada’s birthday', undefined, null],
    ['Ada *1990', false, null],
    ['Call 019901', undefined, null],
  ])('have the birth year that %j or the contact (%p) says', async (originalText, yearKnown, age) => {
    const me = somebody();
    const ada = found('Ada', 'birthday', '1990-05-04', { originalText, yearKnown });
    const { recipients } = await me.recipients.bulkAdd({ recipients: [ada] });
    expect((await me.recipients.get({ id: recipients[0]!.id })).recipient.age).toBe(age);
  });

  it.each([
    ['1970-05-04', true, 56],
    ['1970-05-04', false, null],
    ['1604-05-04', true, null],
  ])('born on %s have a birth year where it is said to be known (%p)', async (date, yearKnown, age) => {
    const me = somebody();
    const { recipients } = await me.recipients.bulkAdd({
      recipients: [found('Ada', 'birthday', date, { yearKnown })],
    });
    expect((await me.recipients.get({ id: recipients[0]!.id })).recipient.age).toBe(age);
  });

  it('have holidays without a date, each once', async () => {
    const me = somebody();
    const people = [
      { name: 'Li Wei', occasionType: 'holiday', feast: 'lunar_new_year' as const },
      { name: 'Li Wei', occasionType: 'holiday', feast: 'diwali' as const },
      { name: 'Li Wei', occasionType: 'Mother’s Day', feast: 'diwali' as const },
      { name: 'Li Wei', occasionType: 'holiday' },
    ];
    const { added, recipients, notAdded } = await me.recipients.bulkAdd({ recipients: people });
    expect([added, notAdded]).toEqual([1, []]);
    const { recipient } = await me.recipients.get({ id: recipients[0]!.id });
    const days = recipient.occasions.map(({ type, feast, date }) => [type, feast, date]);
    expect(days.sort()).toEqual([
      ['holiday', 'diwali', null],
      ['holiday', 'lunar_new_year', null],
      ['mothers_day', null, null],
    ]);
    const again = await me.recipients.bulkAdd({ recipients: people.slice(0, 3) });
    expect([again.added, again.notAdded]).toEqual([
      0,
      [
        { name: 'Li Wei', type: 'holiday', feast: 'lunar_new_year', date: null, reason: 'known' },
        { name: 'Li Wei', type: 'holiday', feast: 'diwali', date: null, reason: 'known' },
        { name: 'Li Wei', type: 'mothers_day', date: null, reason: 'known' },
      ],
    ]);
  });

  it('have days of their own that come every year where that is said', async () => {
    const me = somebody();
    const day = { customType: 'Name day', yearKnown: false };
    const { recipients } = await me.recipients.bulkAdd({
      recipients: [
        found('Ada', 'other', '2000-06-10', { ...day, recurring: true }),
        found('Ada', 'other', '2000-06-10', { ...day, recurring: true }),
      ],
    });
    const { recipient } = await me.recipients.get({ id: recipients[0]!.id });
    expect(recipient.occasions).toMatchObject([
      { type: 'other', customType: 'Name day', recurring: true, nextDate: '2027-06-10' },
    ]);
  });

  it('are told which days were left out, and why', async () => {
    const me = somebody();
    await me.meet({ name: 'Zoe', birthdate: '1980-01-02', birthYearKnown: true });
    const { notAdded, recipients } = await me.recipients.bulkAdd({
      recipients: [
        found('Ada', 'birthday', '1990-05-04'),
        found('Ada', 'birthday', '1990-05-05'),
        found('Ada', 'graduation', '2026-06-14'),
        found('Ada', 'wedding', '2020-06-14'),
        found('Zoe', 'birthday', '1980-02-01'),
      ],
    });
    expect(notAdded.map(({ name, date, reason }) => [name, date, reason])).toEqual([
      ['Ada', '1990-05-05', 'other_birthday'],
      ['Ada', '2026-06-14', 'over'],
      ['Zoe', '1980-02-01', 'other_birthday'],
    ]);
    const ada = recipients.find(({ name }) => name === 'Ada')!;
    expect((await me.recipients.get({ id: ada.id })).recipient.occasions).toMatchObject([
      { type: 'birthday', date: '1990-05-04' },
      { type: 'anniversary', date: '2020-06-14', years: 7 },
    ]);
  });

  it('belong to the user alone', async () => {
    const one = somebody();
    const other = somebody();
    for (const me of [one, other])
      await me.recipients.bulkAdd({ recipients: [found('Ada', 'birthday', '1990-01-01')] });
    expect((await one.recipients.list({})).total).toBe(1);
    const ids = await Promise.all(
      [one, other].map(async (me) => (await me.recipients.list({})).recipients[0]!.id),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('are at least one, at most a thousand, and all valid', async () => {
    const me = somebody();
    const ada = found('Ada', 'birthday', '1990-01-01');
    for (const recipients of [
      [],
      Array.from({ length: 1_001 }, () => ada),
      [ada, { ...ada, date: '1990-02-30' }],
      [ada, { ...ada, name: '' }],
      [ada, { ...ada, originalText: 'NUL\u0000' }],
    ]) {
      await expect(me.recipients.bulkAdd({ recipients })).rejects.toMatchObject({ kind: 'invalid' });
    }
    expect((await me.recipients.list({})).total).toBe(0);
  });

  it('cost as much each when they are a thousand as when they are few', async () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        found(`Person ${index}`, index % 3 ? 'birthday' : 'other', '1985-04-05', { originalText: 'A day' }),
      );
    /** Cost per person, for new and for existing people. */
    const costOf = async (count: number) => {
      const me = somebody();
      const [recipients, costs] = [people(count), [] as { rows: number; ms: number }[]];
      for (const added of [count, 0]) {
        const { statements, ms } = await askedOf(service, async () => {
          expect((await me.recipients.bulkAdd({ recipients })).added).toBe(added);
        });
        expect(statements.length).toBeLessThanOrEqual(6);
        costs.push({ rows: (await rowsHandled(service, statements)) / count, ms });
      }
      return costs;
    };
    const [few, thousand] = [await costOf(50), await costOf(1_000)];
    // Comparing everybody with everybody else would cost twenty times as much.
    for (const [index, { rows }] of thousand.entries()) expect(rows).toBeLessThan(3 * few[index]!.rows);
  });
});

it('adds people without a day, and says who is there already', async () => {
  const me = somebody();
  await me.meet({ name: 'Rosa' });
  const { added, recipients, notAdded, alreadyThere } = await me.recipients.bulkAdd({
    recipients: [
      { name: 'Ben', occasionType: 'birthday', relationship: 'sibling' },
      { name: 'ROSA', occasionType: 'birthday', date: null },
      { name: 'ben', occasionType: 'birthday', date: null },
      { name: 'Ann', occasionType: 'birthday', date: null },
      found('Ann', 'birthday', '2000-05-03'),
    ],
  });
  expect({ added, names: recipients.map(({ name }) => name), notAdded, alreadyThere }).toEqual({
    ...{ added: 2, names: ['Ann', 'Ben'], notAdded: [], alreadyThere: ['ROSA'] },
  });
  const { recipient } = await me.recipients.get({ id: recipients[1]!.id });
  expect(recipient).toMatchObject({ relationship: 'sibling', birthdate: null, occasions: [] });
});
