/** How a file goes on, piece by piece. */
interface Hostile {
  /** What it begins with. */
  start: string;
  piece: (index: number) => string;
}

const header = 'BEGIN:VCALENDAR\r\n';
const letters = (index: number) => index.toString(36).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);
const event = (title: string) =>
  `BEGIN:VEVENT\r\nSUMMARY:${title}\r\nDTSTART:20260504\r\nRRULE:FREQ=YEARLY\r\nEND:VEVENT\r\n`;

/** Files that ask a reader for more memory or time than a calendar does, each up to the size limit of an upload. */
export const hostileCalendars: Readonly<Record<string, Hostile>> = {
  'one endless line': { start: `${header}BEGIN:VEVENT\r\nSUMMARY:`, piece: () => 'x'.repeat(1_000) },
  'a line folded without end': { start: `${header}BEGIN:VEVENT\r\nSUMMARY:x`, piece: () => '\r\n x' },
  'empty events': { start: header, piece: () => 'BEGIN:VEVENT\r\nEND:VEVENT\r\n' },
  'a million birthdays': { start: header, piece: (index) => event(`Bday ${letters(index)}`) },
  'birthdays with long titles': {
    start: header,
    piece: (index) =>
      event(`🎂 Bday ${letters(index)} ${'at the place of somebody with a long name '.repeat(4)}`),
  },
  'titles of 20,000 signs': {
    start: header,
    piece: (index) => event(`🎂 ${letters(index)}${'é'.repeat(10_000)}`),
  },
  'rules that repeat each second': {
    start: header,
    piece: (index) =>
      `BEGIN:VEVENT\r\nSUMMARY:Bday ${letters(index)}\r\nDTSTART:19700101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\n`,
  },
  'components inside each other': { start: `${header}BEGIN:VEVENT\r\n`, piece: () => 'BEGIN:VALARM\r\n' },
  'contacts with a birthday': {
    start: '',
    piece: (index) => `BEGIN:VCARD\r\nFN:${letters(index)}\r\nBDAY:19900504\r\nEND:VCARD\r\n`,
  },
  'a contact with a million days': { start: 'BEGIN:VCARD\r\nFN:Mia\r\n', piece: () => 'BDAY:19900504\r\n' },
  'a contact with a million names': { start: 'BEGIN:VCARD\r\n', piece: () => `FN:${'x'.repeat(60)}\r\n` },
  'a table of birthdays': {
    start: 'Title,Date\r\n',
    piece: (index) => `Bday ${letters(index)},2026-05-04\r\n`,
  },
  'a table of nothing but commas': { start: 'Title,Date\r\n', piece: () => `${','.repeat(19_000)}\r\n` },
  'quotes that never end': { start: 'Title,Date\r\n', piece: () => `"x,${'"",'.repeat(3_000)}\r\n` },
  'cells of 20,000 signs': {
    start: 'Title,Date\r\n',
    piece: (index) => `Bday ${letters(index)} 🎂${'é'.repeat(9_000)},2026-05-04\r\n`,
  },
  'bytes that mean nothing': {
    start: '',
    piece: (index) =>
      String.fromCharCode(...Array.from({ length: 64 }, (_, at) => (index * 31 + at * 7_919) % 253)),
  },
};

/** The bytes of a file; without garbage that would count as its reader's memory. */
export function hostileCalendar(name: string, size: number): Uint8Array {
  const { start, piece } = hostileCalendars[name]!;
  const bytes = Buffer.alloc(size, ' ');
  let at = bytes.write(start, 0, 'utf8');
  for (let index = 0; at < size; index += 1) at += bytes.write(piece(index), at, 'utf8') || size;
  return new Uint8Array(bytes.buffer, bytes.byteOffset, size);
}
