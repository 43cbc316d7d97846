import { findOccasions, readCalendar, type ReadOptions } from './index.js';

const today = '2026-11-23';
const options: ReadOptions = {
  ...{ timeZone: 'Europe/Berlin', today, usualOrder: 'month_first', isPasted: false },
};

async function names(text: string): Promise<string[]> {
  const { entries } = await readCalendar(new TextEncoder().encode(text), options);
  return findOccasions(entries, today).found.map(({ name }) => name);
}

describe('The name of a contact', () => {
  it.each([
    ['"Doe, John"', 'John Doe'],
    ['"Doe, John, Jr."', 'John Doe Jr.'],
    ['"John Doe, Jr."', 'John Doe Jr.'],
    ['"van der Berg, Lotte"', 'Lotte van der Berg'],
    ['"Петрова, Анна"', 'Анна Петрова'],
    ['"Anna, Ben & Mia"', 'Anna, Ben & Mia'],
    ['"Acme, Inc."', 'Acme, Inc.'],
    ['Pat O’Brien', 'Pat O’Brien'],
    ['王芳', '王芳'],
  ])('in a table is read from %s', async (cell, name) => {
    expect(await names(`Name,Birthday\n${cell},1990-05-04\n`)).toEqual([name]);
  });

  it('has the suffix of its own column, but no degree', async () => {
    const table = 'First Name,Last Name,Name Suffix,Birthday\n';
    expect(await names(`${table}John,Doe,Jr.,1990-05-04\nJane,Doe,PhD,1991-05-04\n`)).toEqual([
      'John Doe Jr.',
      'Jane Doe',
    ]);
  });

  it('is made from its parts where a card has no whole name', async () => {
    const card = (name: string) => `BEGIN:VCARD\nVERSION:3.0\n${name}\nBDAY:1990-05-04\nEND:VCARD\n`;
    expect(await names(card('N:Doe;John;;Dr.;Jr.') + card('FN:Roe\\, Jane'))).toEqual([
      'John Doe Jr.',
      'Jane Roe',
    ]);
  });
});
