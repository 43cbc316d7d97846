import { readCalendar, type ReadOptions } from './read-calendar.js';

const options: ReadOptions = {
  ...{ timeZone: 'Europe/Berlin', today: '2026-11-23' },
  ...{ usualOrder: 'month_first', isPasted: false },
};
const read = (text: string | Uint8Array, more: Partial<ReadOptions> = {}) =>
  readCalendar(typeof text === 'string' ? new TextEncoder().encode(text) : text, { ...options, ...more });
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const days = ({ entries }: Awaited<ReturnType<typeof read>>) =>
  entries.map(({ title, day: { year, month, day } }) => `${title} ${year ?? '?'}-${month}-${day}`);

describe('An iCalendar file', () => {
  it('has its titles unescaped and unfolded, and says which days come back every year', async () => {
    const { entries, format, total } = await read(
      calendar(
        event(
          'UID:1',
          'SUMMARY:Anna\\, Ben\\; and M',
          ' ia',
          'DTSTART;VALUE=DATE:20260504',
          'RRULE:FREQ=YEARLY',
        ),
        event(
          'UID:1',
          'SUMMARY;LANGUAGE=de:Omas Geburtstag',
          'DTSTART;TZID=America/New_York:20260605T233000',
        ),
      ),
    );
    expect({ format, total }).toEqual({ format: 'ics', total: 2 });
    expect(entries).toEqual([
      { title: 'Anna, Ben; and Mia', day: { year: 2026, month: 5, day: 4 }, yearly: true },
      { title: 'Omas Geburtstag', day: { year: 2026, month: 6, day: 5 }, yearly: false },
    ]);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo', 'Asia/Kolkata'])(
    'keeps whole days as they are in %s',
    async (timeZone) => {
      const events = ['20181104', '20240229', '20260329', '16040229'].map((date, index) =>
        event(`UID:${index}`, `SUMMARY:${index}`, `DTSTART;VALUE=DATE:${date}`),
      );
      expect(days(await read(calendar(...events), { timeZone }))).toEqual([
        '0 2018-11-4',
        '1 2024-2-29',
        '2 2026-3-29',
        '3 1604-2-29',
      ]);
    },
  );

  it('moves times in UTC to the zone of the calendar, or else of the user', async () => {
    const late = event('SUMMARY:Mia', 'DTSTART:20260504T230000Z');
    expect(days(await read(calendar(late)))).toEqual(['Mia 2026-5-5']);
    expect(days(await read(calendar('X-WR-TIMEZONE:America/Denver', late)))).toEqual(['Mia 2026-5-4']);
    expect(days(await read(calendar('X-WR-TIMEZONE:Mars/Olympus', late)))).toEqual(['Mia 2026-5-4']);
  });

  it('loses only what is damaged, and counts it', async () => {
    const { entries, skipped, total } = await read(
      calendar(
        event('SUMMARY:No date'),
        event('SUMMARY:No such day', 'DTSTART;VALUE=DATE:20260231'),
        event('DTSTART;VALUE=DATE:20260504'),
        event('SUMMARY:Called off', 'DTSTART;VALUE=DATE:20260504', 'STATUS:CANCELLED'),
        event('SUMMARY:Mia', 'BEGIN:VALARM', 'SUMMARY:Alarm', 'END:VALARM', 'DTSTART;VALUE=DATE:20260505'),
        'BEGIN:VEVENT\r\nSUMMARY:Cut off\r\nDTSTART;VALUE=DATE:20260506',
      ),
    );
    expect(entries.map(({ title }) => title)).toEqual(['Mia', 'Cut off']);
    expect({ ...skipped, total }).toEqual({
      ...{ unreadable: 0, withoutDate: 2, withoutTitle: 1, cancelled: 1, overLimit: 0 },
      total: 6,
    });
  });

  it('can’t change objects of the process', async () => {
    const hostile = ['__proto__', 'constructor', 'prototype'].map((uid) =>
      event(`UID:${uid}`, `SUMMARY:${uid}`, 'DTSTART;VALUE=DATE:20260504', `${uid}:x`, 'RRULE:FREQ=SECONDLY'),
    );
    const { entries } = await read(calendar(...hostile));
    expect(entries).toHaveLength(3);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['summary']).toBeUndefined();
  });

  it('is read whatever it contains', async () => {
    const texts = [
      ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT\r\nEND:VEVENT', 'BEGIN:VEVENT\nBEGIN:VEVENT\nBEGIN:VEVENT'],
      calendar(event('SUMMARY:Endless', 'DTSTART:20260504', 'RRULE:FREQ=DAILY;COUNT=99999999999')),
      calendar(event(`SUMMARY:${'x'.repeat(100_000)}`, 'DTSTART:20260504')),
      calendar(event('SUMMARY;X="a:b":Mia', 'DTSTART;TZID="(GMT+01:00) Nowhere":20260504T100000')),
      `BEGIN:VCALENDAR\n${' folded'.repeat(50_000)}`,
      calendar(event('SUMMARY', 'DTSTART'), event(':', ';;;:::', 'DTSTART:99999999')),
    ];
    for (const text of texts) expect((await read(text)).format).toBe('ics');
  });
});

describe('A contact', () => {
  const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

  it('gives its days in each version of the format', async () => {
    const text =
      card('VERSION:3.0', 'FN:Ada Byron', 'BDAY:1990-12-10', 'CATEGORIES:Family') +
      card('VERSION:4.0', 'FN:Ben', 'BDAY:--0504', 'ANNIVERSARY:20100612') +
      card('VERSION:3.0', 'N:Curie;Marie;;;', 'BDAY;X-APPLE-OMIT-YEAR=1604:1604-11-07') +
      card(
        'VERSION:2.1',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen M=',
        '=C3=BCller',
        'BDAY:19600301',
      ) +
      card(
        'VERSION:3.0',
        'FN:Dora',
        'item1.X-ABDATE;type=pref:2011-02-03',
        'item1.X-ABLabel:_$!<Anniversary>!$_',
      ) +
      card('VERSION:3.0', 'FN:Emil', 'item2.X-ABDATE:2012-02-03', 'item2.X-ABLabel:First date');
    const result = await read(text);
    expect(days(result)).toEqual([
      ...[
        'Ada Byron 1990-12-10',
        'Ben ?-5-4',
        'Ben 2010-6-12',
        'Marie Curie ?-11-7',
        'Jürgen Müller 1960-3-1',
      ],
      ...['Dora 2011-2-3', 'Emil 2012-2-3'],
    ]);
    expect(result.entries[0]).toMatchObject({ contact: 'birthday', groups: 'Family' });
    expect(result.entries[2]).toMatchObject({ contact: 'anniversary' });
    expect(result.entries[5]).toMatchObject({ contact: 'anniversary' });
    expect(result.entries[6]).toMatchObject({ contact: 'other', label: 'First date' });
  });

  it('that is damaged or has no day is counted', async () => {
    const { entries, skipped } = await read(
      card('VERSION:3.0', 'FN:No day') +
        card('FN:Fine', 'BDAY:1990-01-02') +
        card('VERSION:3.0', 'BDAY:1990-01-02'),
    );
    expect(entries.map(({ title }) => title)).toEqual(['Fine']);
    expect(skipped).toMatchObject({ withoutDate: 1, withoutTitle: 1 });
  });
});

describe('A table', () => {
  it.each([
    ['commas', 'Subject,Start Date\nMia’s birthday,05/25/2026\n"Tom, birthday",06/07/2026\n'],
    ['semicolons', 'Betreff;Beginnt am\nMia’s birthday;25.05.2026\n"Tom, birthday";07.06.2026\n'],
    ['tabs', 'Title\tDate\nMia’s birthday\t2026-05-25\nTom, birthday\t2026-06-07\n'],
    ['a hint for Excel', 'sep=;\nTitle;Date\nMia’s birthday;2026-05-25\nTom, birthday;2026-06-07\n'],
    ['no header', 'Mia’s birthday,25 May 2026\n"Tom, birthday",7 June 2026\n'],
  ])('is read with %s', async (_, text) => {
    expect(days(await read(text))).toEqual(['Mia’s birthday 2026-5-25', 'Tom, birthday 2026-6-7']);
  });

  it('of contacts gives each person’s days', async () => {
    const { entries } = await read(
      'First Name,Last Name,Birthday,Event 1 - Label,Event 1 - Value\nAda,Byron,1990-12-10,Anniversary,2010-06-12\nBen,,--05-04,,\n',
    );
    expect(entries).toMatchObject([
      { title: 'Ada Byron', contact: 'birthday', day: { year: 1990, month: 12, day: 10 } },
      { title: 'Ada Byron', contact: 'anniversary', day: { year: 2010, month: 6, day: 12 } },
      { title: 'Ben', contact: 'birthday', day: { year: null, month: 5, day: 4 } },
    ]);
  });

  it.each([
    ['05/03,06/25', 'month_first', '2026-5-3', undefined],
    ['05/03,25/06', 'day_first', '2026-3-5', undefined],
    ['05/03,06/07', 'ambiguous', '2026-5-3', { year: 2026, month: 3, day: 5 }],
  ])('with the dates %s is read with the order %s', async (dates, order, first, otherDay) => {
    const rows = dates.split(',').map((date, index) => `Birthday of person ${index},${date}/2026`);
    const result = await read(`Title,Date\n${rows.join('\n')}`);
    expect(result.dateOrder).toBe(order);
    expect(days(result)[0]).toContain(first);
    expect(result.entries[0]!.otherDay).toEqual(otherDay);
  });

  it('loses only damaged rows', async () => {
    const { entries, skipped } = await read(
      'Title,Date\n"Mia" x,2026-05-04\nTom,2026-06-07\nNobody,soon\n,2026-01-01\n"open,2026-01-02\n',
    );
    expect(entries.map(({ title }) => title)).toEqual(['Tom']);
    expect(skipped).toMatchObject({ unreadable: 2, withoutDate: 1, withoutTitle: 1 });
  });
});

describe('Encodings', () => {
  const line = 'Title,Date\nJürgens Geburtstag,2026-05-04\n';
  const utf16 = Buffer.from(line, 'utf16le');
  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${line}`)],
    ['UTF-16 with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without one', utf16],
    ['UTF-16, high byte first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['Latin-1', Buffer.from(line, 'latin1')],
  ])('are recognised: %s', async (_, bytes) => {
    expect(days(await read(bytes))).toEqual(['Jürgens Geburtstag 2026-5-4']);
  });

  it('of random bytes do no harm', async () => {
    const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7_919 + (index >> 3) * 31) % 256);
    expect((await read(bytes)).entries).toEqual([]);
  });
});

describe('Pasted text', () => {
  it('has a person and a date in each line', async () => {
    const text = [
      '1. Rosa, May 3',
      'Opa – 15.3.1940',
      '',
      'Mia: 2 de mayo de 1990',
      'no date here',
      '12 maja Ola',
    ];
    const { format, skipped, ...result } = await read(text.join('\n'), { isPasted: true });
    expect(format).toBe('text');
    expect(days({ format, skipped, ...result })).toEqual([
      'Rosa ?-5-3',
      'Opa 1940-3-15',
      'Mia 1990-5-2',
      'Ola ?-5-12',
    ]);
    expect(skipped.withoutDate).toBe(1);
  });

  it('may be a calendar or a table', async () => {
    const pasted = { isPasted: true };
    expect((await read(calendar(event('SUMMARY:Mia', 'DTSTART:20260504')), pasted)).format).toBe('ics');
    expect((await read('Subject,Start Date\nMia,2026-05-04', pasted)).format).toBe('csv');
  });
});
