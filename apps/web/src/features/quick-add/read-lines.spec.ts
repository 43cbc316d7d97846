import { linesMax, problemOf, readLines, type ReadLine } from './read-lines.js';

const today = '2026-11-22';
const american = { today, isMonthFirst: true, locale: 'en-US' };
const read = (line: string, options = american): ReadLine => readLines(line, options)[0]!;
/** `Rosa 05-03`, `Rosa 1990-05-03`. */
const said = ({ entry: { name, day } }: ReadLine) =>
  `${name} ${(day.yearKnown ? day.date : day.date?.slice(5)) ?? '?'}`;

describe('a line about a birthday', () => {
  it.each([
    ['Rosa, May 3', 'Rosa 05-03'],
    ['rosa may 3', 'Rosa 05-03'],
    ['Rosa May 3rd', 'Rosa 05-03'],
    ['Rosa, 3rd of May', 'Rosa 05-03'],
    ['Rosa 3.5.', 'Rosa 05-03'],
    ['Rosa 03.05.1990', 'Rosa 1990-05-03'],
    ['Rosa 3. 5. 1990', 'Rosa 1990-05-03'],
    ['Rosa: 3.5.90', 'Rosa 1990-05-03'],
    ['3 May 1990 Rosa', 'Rosa 1990-05-03'],
    ['May 3, 1990 Rosa Quill', 'Rosa Quill 1990-05-03'],
    ['Rosa – 25/3', 'Rosa 03-25'],
    ['Rosa – 3/25/1990', 'Rosa 1990-03-25'],
    ['Rosa 1990-05-03', 'Rosa 1990-05-03'],
    ['Rosa 1990/5/3', 'Rosa 1990-05-03'],
    ['Rosa 19900503', 'Rosa 1990-05-03'],
    ['Rosa --05-03', 'Rosa 05-03'],
    ['Rosa\t--0503', 'Rosa 05-03'],
    ['Rosa\t1990-05-03', 'Rosa 1990-05-03'],
    ['"Rosa","May 3, 1990"', 'Rosa 1990-05-03'],
    ['12,Rosa,1990-05-03', 'Rosa 1990-05-03'],
    ['Mum’s birthday is on the 12th of June', 'Mum 06-12'],
    ["mum's bday: 12 june", 'Mum 06-12'],
    ['My mum, June 12', 'Mum 06-12'],
    ["James' birthday is June 12", 'James 06-12'],
    ['Birthday of Rosa: May 3', 'Rosa 05-03'],
    ['On May 3 is Rosa’s birthday', 'Rosa 05-03'],
    ['The 3rd of May: Rosa', 'Rosa 05-03'],
    ['Rosa was born on May 3, 1990', 'Rosa 1990-05-03'],
    ['Rosa, May 3 (born 1990)', 'Rosa 1990-05-03'],
    ['Rosa (1990), May 3', 'Rosa 1990-05-03'],
    ['Rosa *3.5.1990', 'Rosa 1990-05-03'],
    ['Rosa, 1990 May 3', 'Rosa 1990-05-03'],
    ['Rosa 3-May-1990', 'Rosa 1990-05-03'],
    ['Rosa, May 3 ’90', 'Rosa 1990-05-03'],
    ['Noah, May 3, 15', 'Noah 2015-05-03'],
    ['Rosa, Feb 29', 'Rosa 02-29'],
    ['Rosa, Sept. 9', 'Rosa 09-09'],
    ['- Rosa, May 3', 'Rosa 05-03'],
    ['1. Rosa, May 3', 'Rosa 05-03'],
    ['3. May 1990: Rosa', 'Rosa 1990-05-03'],
    ['🎂 Rosa May 3 🎉', 'Rosa 05-03'],
    ['Aunt May, March 4', 'Aunt May 03-04'],
    ['Aunt May 3 June', 'Aunt May 06-03'],
    ['May, June 3', 'May 06-03'],
    ['Jan 3.5.', 'Jan 05-03'],
    ['April 3 May', 'April 05-03'],
    ['José María, 12 Oct', 'José María 10-12'],
    ['Ana-Lucía O’Neill, 12 Oct', 'Ana-Lucía O’Neill 10-12'],
    ['Rosa and Ben, May 3', 'Rosa and Ben 05-03'],
    ['王芳, May 3', '王芳 05-03'],
  ])('%s', (line, expected) => {
    const row = read(line);
    expect(said(row)).toBe(expected);
    expect(row).toMatchObject({ unused: '', otherDay: null, entry: { type: 'birthday' } });
    expect(problemOf(row.entry, today)).toBeNull();
  });

  it('with the year of the next birthday has no birth year, and says so', () => {
    const row = read('Rosa, May 3, 2027');
    expect(said(row)).toBe('Rosa 05-03');
    expect(row.notes).toEqual(['2027 is in the future, so it isn’t saved as a birth year.']);
    expect(read('Rosa (2027), May 3').notes).toEqual(row.notes);
    expect(read('Rosa, May 3, 1990').notes).toEqual([]);
  });

  it.each([
    ['Rosa, May 3, loves chess', 'loves chess'],
    ['Rosa turns 36 on May 3', 'turns 36'],
    ['Rosa, May 3, 20 Main Street', '20 Main Street'],
    ['Rosa, 36, May 3', '36'],
    ['12, Rosa, 36, May 3, friend, London', '36, London'],
  ])('says what of it is not used: %s', (line, unused) => {
    expect([said(read(line)), read(line).unused]).toEqual(['Rosa 05-03', unused]);
  });

  it('has the months of the user’s language', () => {
    const german = { today, isMonthFirst: false, locale: 'de-DE' };
    expect(said(read('Rosa, 3. März 1990', german))).toBe('Rosa 1990-03-03');
    expect(said(read('Rosa, 3. Mai', german))).toBe('Rosa 05-03');
    expect(said(read('Rosa, 3 de mayo', { ...german, locale: 'es-ES' }))).toBe('Rosa 05-03');
    expect(said(read('Роза, 3 мая', { ...german, locale: 'ru-RU' }))).toBe('Роза 05-03');
  });
});

describe('a name', () => {
  it.each([
    ['John Doe, Jr., May 3', 'John Doe Jr. 05-03'],
    ['John Doe Jr. May 3', 'John Doe Jr. 05-03'],
    ["John Doe, Jr.'s birthday, May 3", 'John Doe Jr. 05-03'],
    ["Sammy Davis Jr's birthday May 3", 'Sammy Davis Jr 05-03'],
    ['Thurston Howell, III, May 3', 'Thurston Howell III 05-03'],
    ['Ken Griffey Sr., 3 May 1950', 'Ken Griffey Sr. 1950-05-03'],
    ['Jane Smith, PhD, May 3', 'Jane Smith PhD 05-03'],
    ['"Doe, John",May 3', 'John Doe 05-03'],
    ['"Doe, John, Jr.",May 3', 'John Doe Jr. 05-03'],
    ['Doe, John; May 3', 'John Doe 05-03'],
    ['Doe, John\t1990-05-03', 'John Doe 1990-05-03'],
    ['Rosa, Sister; May 3', 'Rosa 05-03'],
    ['Dr. Smith, May 3', 'Dr. Smith 05-03'],
    ['Mrs. Patterson May 3', 'Mrs. Patterson 05-03'],
    ['T.J., May 3', 'T.J. 05-03'],
    ['J.R. Ewing, May 3', 'J.R. Ewing 05-03'],
    ['St. John Rivers, May 3', 'St. John Rivers 05-03'],
    ["Pat O'Brien's birthday May 3", "Pat O'Brien 05-03"],
    ["D'Angelo, May 3", "D'Angelo 05-03"],
    ["Chris' bday May 3", 'Chris 05-03'],
    ['Lucas birthday May 3', 'Lucas 05-03'],
    ["Marcus' and Tina's anniversary May 3", 'Marcus and Tina 05-03', 'anniversary'],
    ['Анна, 3 May', 'Анна 05-03'],
    ['Мария Иванова 03.05.1990', 'Мария Иванова 1990-05-03'],
    ['田中, May 3', '田中 05-03'],
    ['김민지 May 3', '김민지 05-03'],
    ['أحمد, May 3', 'أحمد 05-03'],
    ['דנה, May 3', 'דנה 05-03'],
  ])('is whole in: %s', (line, expected, type = 'birthday') => {
    const row = read(line);
    expect([said(row), row.entry.type, row.unused]).toEqual([expected, type, '']);
  });
});

describe('a day of two small numbers', () => {
  it('is read as the user writes it, and may be the other one', () => {
    const row = read('Rosa – 5/3');
    expect(said(row)).toBe('Rosa 05-03');
    expect(row.otherDay).toEqual({ date: '2000-03-05', yearKnown: false });
    const british = read('Rosa 5/3/1990', { today, isMonthFirst: false, locale: 'en-GB' });
    expect([said(british), british.otherDay?.date]).toEqual(['Rosa 1990-03-05', '1990-05-03']);
  });

  it('has one reading where both numbers are the same', () => {
    expect(read('Rosa 5/5').otherDay).toBeNull();
  });

  it('is written like the others of its list', () => {
    const rows = readLines('Rosa 5/3\nBen 25/12\n\nMia 6-7', american);
    expect(rows.map(said)).toEqual(['Rosa 03-05', 'Ben 12-25', 'Mia 07-06']);
    expect(rows.every(({ otherDay }) => otherDay === null)).toBe(true);
  });

  it('is asked for where the list has both kinds', () => {
    const [rosa] = readLines('Rosa 5/3\nBen 25/12\nMia 12/25', american);
    expect([said(rosa!), rosa!.otherDay?.date]).toEqual(['Rosa 05-03', '2000-03-05']);
  });
});

describe('another day', () => {
  it.each([
    ['Rosa & Ben’s wedding anniversary 12 June 2010', 'Rosa & Ben 2010-06-12', 'anniversary'],
    ['Anniversary Mum and Dad: June 12', 'Mum and Dad 06-12', 'anniversary'],
    ['Ben work anniversary 1 Sep 2020', 'Ben 2020-09-01', 'promotion'],
    ['Mia graduation 2027-06-12', 'Mia 2027-06-12', 'graduation'],
    ['Mia name day 4 September', 'Mia 09-04', 'other'],
  ])('%s', (line, expected, type) => {
    const row = read(line);
    expect([said(row), row.entry.type]).toEqual([expected, type]);
    expect(problemOf(row.entry, today)).toBeNull();
  });

  it('that comes once needs its year', () => {
    expect(problemOf(read('Mia graduation June 12').entry, today)).toBe(
      'Add the year: this only happens once',
    );
  });
});

describe('how somebody is known', () => {
  it.each([
    ['My sister Rosa, May 3', 'Rosa', 'sibling'],
    ['Rosa (sister), May 3', 'Rosa', 'sibling'],
    ['Rosa, my best friend, May 3', 'Rosa', 'friend'],
    ['Uncle Bob, May 3', 'Uncle Bob', 'family'],
    ['Dad, May 3', 'Dad', 'parent'],
    ['colleague Ben May 3', 'Ben', 'colleague'],
    ['Rosa, May 3', 'Rosa', 'other'],
  ])('is read from: %s', (line, name, relationship) => {
    expect(read(line).entry).toMatchObject({ name, relationship });
  });
});

describe('a line that is not enough', () => {
  it.each([
    ['Rosa, wedding', 'No date found. Add one, like “May 3”.'],
    ['May 3', 'Who’s this? Add a name.'],
    ['Rosa, Feb 30', 'That date doesn’t exist'],
    ['Rosa, 31.4.', 'That date doesn’t exist'],
    ['Rosa, Feb 29, 1990', 'That date doesn’t exist'],
    ['Rosa, 1990-13-05', 'That date doesn’t exist'],
    ['Birthdays:', 'Who’s this? Add a name.'],
    ['Rosa 0170/1234567', 'No date found. Add one, like “May 3”.'],
  ])('says what is missing: %s', (line, problem) => {
    expect(problemOf(read(line).entry, today)).toBe(problem);
  });

  it('is enough with a name alone', () => {
    expect(problemOf(read('my sister Rosa').entry, today)).toBeNull();
  });

  it('has no day where it has two', () => {
    expect(read('Rosa May 3, anniversary June 12')).toMatchObject({
      hasTwoDays: true,
      entry: { day: { date: null } },
    });
  });
});

it('reads each line once, and at most a hundred', () => {
  expect(readLines('Rosa, May 3\n\n Rosa, May 3 \nBen, May 4', american)).toHaveLength(2);
  const many = Array.from({ length: linesMax + 5 }, (_, at) => `Person ${at}, May 3`).join('\n');
  expect(readLines(many, american)).toHaveLength(linesMax);
});

describe('what is too long', () => {
  it('is a name of more than 100 characters', () => {
    const { entry, notes } = read(`${'Rosa '.repeat(24)}Maria Quill, May 3`);
    expect(entry).toMatchObject({ name: 'Rosa '.repeat(20).trim(), day: { date: '2000-05-03' } });
    expect(notes).toEqual(['A name can have 100 characters. Not used: “Rosa Rosa Rosa Rosa Maria Quill”']);
  });

  it('is a line of more than 200 characters', () => {
    const { entry, notes } = read(`Rosa, May 3, ${'x'.repeat(187)} ${'and much more '.repeat(300)}`);
    expect(entry).toMatchObject({ name: 'Rosa', day: { date: '2000-05-03' } });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^A line can have 200 characters. Not used: “and much more .{40,50}…”$/);
    expect(read('x'.repeat(5_000)).notes).toHaveLength(2);
  });
});

it('says that a year alone is not used', () => {
  expect(read('Rosa 1990')).toMatchObject({
    ...{ entry: { name: 'Rosa' }, unused: '', notes: ['Not used: 1990, a year without a day'] },
  });
  expect(said(read('Rosa (1990), today'))).toBe('Rosa 1990-11-22');
});
