import { detectedOccasionSchema } from '@giftwell/contracts/planning/recipients';
import type { CalendarEntry } from '../calendar-entry.js';
import { findOccasions } from './find-occasions.js';

const today = '2026-11-23';
const entry = (title: string, date: string, more: Partial<CalendarEntry> = {}): CalendarEntry => {
  const [year, month, day] = date.split('-').map(Number);
  return { title, day: { year: year || null, month: month!, day: day! }, yearly: false, ...more };
};
const find = (...entries: CalendarEntry[]) => findOccasions(entries, today);
const only = (...entries: CalendarEntry[]) => find(...entries).found[0];

describe('Occasions of a calendar', () => {
  it.each([
    ['Mia’s birthday', 'birthday', 'Mia', 'other'],
    ['Omas 80. Geburtstag', 'birthday', 'Oma', 'family'],
    ['Anniversaire de mon frère Hugo', 'birthday', 'Hugo', 'sibling'],
    ['Bodas de oro de los abuelos', 'anniversary', 'Abuelos', 'family'],
    ['Compleanno mamma', 'birthday', 'Mamma', 'parent'],
    ['Aniversário do Pedro (trabalho)', 'birthday', 'Pedro', 'colleague'],
    ['Trouwdag papa en mama', 'anniversary', 'Papa en Mama', 'parent'],
    ['Team lunch for Dana’s birthday', 'birthday', 'Dana', 'colleague'],
    ['Urodziny babci Zosi', 'birthday', 'Babcia Zosia', 'family'],
    ['Ur. Kuba 7 lat', 'birthday', 'Kuba', 'other'],
    ['Urodziny Roberta', 'birthday', 'Robert', 'other'],
    ['HBD Marcus b. 1987', 'birthday', 'Marcus', 'other'],
    ['the twins’ birthday (Ella + Noah)', 'birthday', 'Ella + Noah', 'sibling'],
    ['Konfirmation Patensohn Finn', 'other', 'Finn', 'family'],
    ['Mr Hughes retires', 'retirement', 'Hughes', 'other'],
  ])('are read from %j', (title, occasionType, name, relationship) => {
    expect(only(entry(title, '2027-05-04'))).toMatchObject({ occasionType, name, relationship });
  });

  it.each([
    ['Nan 80th', 'birthday', 'Nan'],
    ['Dave’s 50th @ The Plough', 'birthday', 'Dave'],
    ['Mum & Dad’s 40th', 'anniversary', 'Mum & Dad'],
    ['Les 50 ans de Nathalie', 'birthday', 'Nathalie'],
    ['18stka Kuby', 'birthday', 'Kuba'],
    ['Lotte 16 🎉', 'birthday', 'Lotte'],
  ])('are read from an age: %j', (title, occasionType, name) => {
    expect(only(entry(title, '2027-05-04'))).toMatchObject({ occasionType, name });
  });

  it.each(['Rent 30th', 'Garantie 2 Jahre', 'Bus 42!', 'Passport 10 years', '50 ans de Radio France'])(
    'are not read from a number without a person: %j',
    (title) => {
      expect(find(entry(title, '2027-05-04')).found).toEqual([]);
    },
  );

  it.each([
    ['Lukas Geburstag *2014', 'birthday', 'Lukas'],
    ['josh + emily brithday, twins are 7!!', 'birthday', 'Josh + Emily'],
    ['verjaardg Sanne', 'birthday', 'Sanne'],
    ['Jo & Sam annivesary', 'anniversary', 'Jo & Sam'],
  ])('are read with a mistake: %j', (title, occasionType, name) => {
    expect(only(entry(title, '2027-05-04'))).toMatchObject({ occasionType, name });
  });

  it('may have a note in brackets', () => {
    expect(only(entry('Mia’s birthday (order cake)', '2027-05-04'))).toMatchObject({ name: 'Mia' });
  });

  it.each([
    'Opa Heinz wäre heute 90',
    'Anniversaire de la mort de Mamie',
    'Birthday of Gran (died 2019)',
    'Rocznica śmierci dziadka',
    'Mi cumpleaños',
  ])('are not days of the dead, and not the user’s own: %j', (title) => {
    expect(find(entry(title, '2027-05-04')).found).toEqual([]);
  });

  it.each([
    ...['Dentist', 'Buy birthday present for Mia', 'Weihnachtsmarkt', 'Anniversary sale', 'Team meeting'],
    ...['Ring Dad about the anniversary clock', 'Aniversário da empresa', 'Gäste für Hochzeit anschreiben'],
    ...['Contrôle anniversaire chaudière', 'Rocznica bitwy'],
  ])('are not %j', (title) => {
    expect(find(entry(title, '2027-05-04'))).toMatchObject({ found: [], withoutOccasion: 1 });
  });

  it.each([
    ['Mia’s birthday', '2020-05-04', '2000-05-04', false],
    ['Mia’s 30th birthday', '2026-05-04', '1996-05-04', true],
    ['Mia (born 1988) birthday', '2026-05-04', '1988-05-04', true],
    ['Mia birthday 2026', '2026-05-04', '2000-05-04', false],
    ['Mia’s 21st birthday', '2025-02-28', '2004-02-28', true],
  ])('have a birth year only where the title says it: %j on %s', (title, date, born, yearKnown) => {
    expect(only(entry(title, date))).toMatchObject({ date: born, yearKnown, recurring: true });
  });

  it('have the year of a contact, and its group', () => {
    expect(only(entry('Ada Byron', '1990-12-10', { contact: 'birthday', groups: 'Work' }))).toMatchObject({
      ...{ name: 'Ada Byron', date: '1990-12-10', yearKnown: true, relationship: 'colleague' },
      reason: 'A birthday from your contacts',
    });
  });

  it('are one where a calendar has a copy for each year, or two calendars have the day', () => {
    const { found, copies } = find(
      entry('Mia (30) birthday', '2026-05-04'),
      entry('Mia (31) birthday', '2027-05-04'),
      entry('Birthday Mia Schmidt', '2027-05-04'),
      entry('Birthday Mia', '2027-06-04'),
    );
    expect(found).toMatchObject([
      { name: 'Mia Schmidt', date: '1996-05-04', yearKnown: true },
      { name: 'Mia', date: '2000-06-04' },
    ]);
    expect(copies).toBe(2);
  });

  it('that happen once are left out when they are over, except weddings', () => {
    const { found, over } = find(
      entry('Graduation of Noah', '2026-06-01'),
      entry('Wedding of Kate and Will', '2020-06-14'),
      entry('Graduation of Leo', '2027-06-01'),
    );
    expect(over).toBe(1);
    expect(found).toMatchObject([
      { occasionType: 'anniversary', name: 'Kate and Will', date: '2020-06-14', recurring: true },
      { occasionType: 'graduation', name: 'Leo', date: '2027-06-01', recurring: false },
    ]);
  });

  it('are less certain where the name or the occasion is a guess, and say why', () => {
    const sure = only(entry('Mia’s birthday', '2027-05-04'))!;
    const picture = only(entry('🎂 Mia', '2027-05-04'))!;
    const yearly = only(entry('Mia', '2027-05-04', { yearly: true }))!;
    const nobody = only(entry('Birthday party', '2027-05-04'))!;
    expect([sure.reason, picture.reason, yearly.reason, nobody.reason]).toEqual([
      'The title says “birthday”',
      'The title has a 🎂',
      'A name that comes back every year',
      'The title says “Birthday”, but not whose it is',
    ]);
    expect(sure.confidence).toBeGreaterThanOrEqual(0.8);
    expect(picture.confidence).toBeGreaterThanOrEqual(0.8);
    expect(yearly.confidence).toBeGreaterThanOrEqual(0.6);
    expect(yearly.confidence).toBeLessThan(0.8);
    expect(nobody.confidence).toBeLessThan(0.6);
  });

  it('are read from bare names where the list says that these are birthdays', () => {
    const listed = only(entry('rosa kowalska', '1990-05-04', { assumed: 'birthday' }))!;
    expect(listed).toMatchObject({ name: 'Rosa Kowalska', date: '1990-05-04', certainty: 'read' });
    expect(listed.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it('that are unclear are kept apart for a second reading', () => {
    const { found, unclear, withoutOccasion } = find(
      entry('birthday of the old boiler room', '2027-05-04'),
      entry('Wedding in Porto', '2027-05-04'),
      entry('Buy birthday cake', '2027-05-04'),
      entry('Birthday party', '2027-05-04'),
    );
    expect(found).toMatchObject([{ name: '', certainty: 'open' }]);
    expect(unclear.map(({ originalText }) => originalText)).toEqual([
      'birthday of the old boiler room',
      'Wedding in Porto',
    ]);
    expect(withoutOccasion).toBe(3);
  });

  it.each([
    [
      'a contact with characters that turn the direction',
      'Mia\u202e Lee',
      { contact: 'birthday' },
      'Mia Lee',
    ],
    ['a contact on two lines', 'Mia\r\nLee\u0007', { contact: 'birthday' }, 'Mia Lee'],
    ['a name that ends within a character', `Mia ${'x'.repeat(95)}\ud83c`, { contact: 'birthday' }, null],
    ['a name that is cut within a character', `Mia ${'x'.repeat(95)}🎉`, { contact: 'birthday' }, null],
    ['the label of a contact', 'Mia', { contact: 'other', label: 'First\u2067\ndate' }, 'Mia'],
    ['a title', 'Mia\u202e’s birthday\ud83c', {}, 'Mia'],
  ] as [string, string, Partial<CalendarEntry>, string | null][])(
    'can be stored, from %s',
    (_, title, more, name) => {
      const { certainty, otherDate, reason, ...found } = only(entry(title, '2027-05-04', more))!;
      expect([certainty, otherDate, typeof reason]).toEqual(['read', null, 'string']);
      expect(detectedOccasionSchema.parse(found).name).toBe(name ?? `Mia ${'x'.repeat(95)}`);
    },
  );

  it('are found in any number of hostile titles', () => {
    const titles = [
      'birthday '.repeat(30),
      "'s birthday",
      '((((',
      'Geburtstag'.repeat(25),
      '🎂'.repeat(100),
      `${'A'.repeat(290)} bday`,
    ];
    const { found } = find(...titles.map((title) => entry(title, '2027-05-04')));
    for (const { name } of found) expect(name.length).toBeLessThanOrEqual(100);
  });
});
