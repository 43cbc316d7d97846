import { findOccasions, readCalendar, type ReadOptions } from './index.js';

const today = '2026-11-23';
const options: ReadOptions = { timeZone: 'Europe/Berlin', today, usualOrder: 'month_first', isPasted: false };

/** `birthday of Mia: 1990-05-04`, without the year where it is unknown. */
async function found(text: string, isPasted = false): Promise<string[]> {
  const { entries } = await readCalendar(new TextEncoder().encode(text), { ...options, isPasted });
  return findOccasions(entries, today).found.map(
    ({ occasionType, name, date, yearKnown }) =>
      `${occasionType} of ${name}: ${yearKnown ? date : date.slice(5)}`,
  );
}
const calendar = (name: string, ...events: string[][]) =>
  [
    ...['BEGIN:VCALENDAR', `X-WR-CALNAME:${name}`],
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const yearly = 'RRULE:FREQ=YEARLY';

describe('A year that a program wrote for an unknown one', () => {
  describe.each(['1604', '1900', '1970'])('%s', (year) => {
    it.each([
      ['a calendar of birthdays', calendar('Geburtstage', ['SUMMARY:Mia', `DTSTART:${year}0504`])],
      [
        'a calendar of birthdays that come every year',
        calendar('Birthdays', ['SUMMARY:Mia', `DTSTART;VALUE=DATE:${year}0504`, yearly]),
      ],
      [
        'a birthday of every year',
        calendar('Home', ['SUMMARY:Mia’s birthday', `DTSTART:${year}0504`, yearly]),
      ],
      [
        'a birthday with an age',
        calendar('Home', ['SUMMARY:Mia’s 30th birthday', `DTSTART:${year}0504`, yearly]),
      ],
      ['contacts', `BEGIN:VCARD\nVERSION:3.0\nFN:Mia\nBDAY:${year}-05-04\nEND:VCARD\n`],
      ['a table of contacts', `Name,Birthday\nMia,${year}-05-04\n`],
      ['a table with two readings of its dates', `Name,Birthday\nMia,5/4/${year}\n`],
      ['a table of a calendar', `Subject,Start Date\nMia’s birthday,5/4/${year}\n`],
    ])('is none in %s', async (_, text) => {
      expect(await found(text)).toEqual(['birthday of Mia: 05-04']);
    });

    it('is none in pasted text', async () => {
      expect(await found(`Mia, May 4, ${year}`, true)).toEqual(['birthday of Mia: 05-04']);
    });

    it('is none of an anniversary or a wedding', async () => {
      const wedding = ['SUMMARY:Wedding of Tom and Eve', `DTSTART:${year}0612`];
      const anniversary = 'anniversary of Tom and Eve: 06-12';
      expect(await found(calendar('Home', [...wedding, yearly]))).toEqual([anniversary]);
      expect(await found(calendar('Home', wedding))).toEqual([anniversary]);
      expect(await found(`First Name,Anniversary\nTom and Eve,${year}-06-12\n`)).toEqual([anniversary]);
    });

    it('makes nothing of the past coming', async () => {
      const graduation = calendar('Home', ['SUMMARY:Graduation of Noah', `DTSTART:${year}0601`]);
      expect(await found(graduation)).toEqual([]);
    });
  });

  it('is one where the title says it', async () => {
    const born = calendar('Birthdays', ['SUMMARY:Mia (born 1970)', 'DTSTART:19000504', yearly]);
    expect(await found(born)).toEqual(['birthday of Mia: 1970-05-04']);
  });

  it('may have a leap day that did not exist', async () => {
    expect(await found(calendar('Birthdays', ['SUMMARY:Mia', 'DTSTART:19000229']))).toEqual([
      'birthday of Mia: 02-29',
    ]);
  });

  it('is no other year', async () => {
    expect(await found(calendar('Birthdays', ['SUMMARY:Mia', 'DTSTART:19710504', yearly]))).toEqual([
      'birthday of Mia: 1971-05-04',
    ]);
  });
});
