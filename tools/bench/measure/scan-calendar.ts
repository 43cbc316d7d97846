import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { calendarFileMaxBytes } from '@giftwell/contracts/calendar/calendar-import';
import { root } from '../../stack/system/workspace.ts';
import { hostileCalendar, hostileCalendars } from './hostile-calendars.ts';

export interface ScanFigures {
  bytes: number;
  ms: number;
  /** The most memory of the process, less than what it had before the file was there. */
  mebibytes: number;
  blockedMs: number;
  /** The entries that were counted; null if the file was refused. */
  total: number | null;
  refusal: string | null;
}
interface ScanTask {
  scanInThread(
    task: { bytes: Uint8Array; options: object },
    note: (progress: number) => void,
  ): Promise<{ counts: { total: number } }>;
}

const mebibyte = 2 ** 20;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** An event of about 500 bytes; each tenth is a birthday. */
function event(index: number): string {
  const isBirthday = index % 10 === 0;
  const note = `Bring the papers of meeting ${index} and tell the others. `.repeat(6);
  return [
    ...['BEGIN:VEVENT', `UID:event-${index}@example.com`, 'DTSTAMP:20260101T000000Z'],
    `DTSTART;VALUE=DATE:2026${twoDigits((index % 12) + 1)}${twoDigits((index % 28) + 1)}`,
    isBirthday ? `SUMMARY:Birthday of Person ${index}\r\nRRULE:FREQ=YEARLY` : `SUMMARY:Meeting ${index}`,
    `DESCRIPTION:${note.match(/.{1,60}/g)!.join('\r\n ')}`,
    'END:VEVENT',
  ].join('\r\n');
}

function calendarOf(count: number): Uint8Array {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Example//EN'];
  for (let index = 0; index < count; index += 1) lines.push(event(index));
  const text = Buffer.from([...lines, 'END:VCALENDAR', ''].join('\r\n'));
  // With a buffer of its own, which is handed to the thread.
  return Uint8Array.from(text);
}

async function measure(bytes: Uint8Array): Promise<ScanFigures> {
  const task = join(root, 'apps', 'planning-service', 'dist', 'calendar-import', 'scan-task.js');
  const { scanInThread } = (await import(pathToFileURL(task).href)) as ScanTask;
  const size = bytes.length;
  globalThis.gc?.();
  const before = process.memoryUsage().rss - size;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const since = performance.now();
  const options = {
    ...{ timeZone: 'Europe/Berlin', today: '2026-11-23', usualOrder: 'month_first', isPasted: false },
  };
  let total: number | null = null;
  let refusal: string | null = null;
  try {
    ({ total } = (await scanInThread({ bytes, options }, () => undefined)).counts);
  } catch (error) {
    refusal = `${(error as { code?: string }).code ?? ''} ${(error as Error).message}`.trim();
  }
  const took = performance.now() - since;
  clearInterval(timer);
  return {
    ...{ bytes: size, ms: took, mebibytes: (most - before) / mebibyte },
    ...{ blockedMs: delay.max / 1e6, total, refusal },
  };
}

/** A number of events, or the name of a hostile file. */
const what = process.argv[2] ?? '';
const bytes = Object.hasOwn(hostileCalendars, what)
  ? hostileCalendar(what, calendarFileMaxBytes)
  : calendarOf(Number(what));
console.log(JSON.stringify(await measure(bytes)));
