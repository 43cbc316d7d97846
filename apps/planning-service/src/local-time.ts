/** The date and the hour, 0 to 23, that clocks show somewhere. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string;
  hour: number;
}

const hourMs = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const instants = new Map<string, number>();
const maxFormats = 600;
const maxInstants = 20_000;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= maxFormats) formats.clear();
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    ...{ timeZone, hourCycle: 'h23', year: numeric, month: numeric, day: numeric },
    ...{ hour: numeric, minute: numeric },
  });
  formats.set(timeZone, format);
  return format;
}

/** What clocks in a time zone show, as if it were UTC. In milliseconds, to the minute. */
function shownIn(timeZone: string, time: number): number {
  const [month, day, year, hour, minute] = formatOf(timeZone).format(time).match(/\d+/g)!.map(Number);
  return Date.UTC(year!, month! - 1, day, hour, minute);
}

const asLocalTime = (shown: number): LocalTime => {
  const iso = new Date(shown).toISOString();
  return { date: iso.slice(0, 10), hour: Number(iso.slice(11, 13)) };
};

/** The last answer for each zone, during one minute: thousands of users are planned at one moment. */
const lastTimes = new Map<string, { minute: number; local: Readonly<LocalTime> }>();

/** What clocks in a time zone show now. */
export function localTimeIn(timeZone: string, now: Date): Readonly<LocalTime> {
  // Time zones differ by whole minutes.
  const minute = Math.floor(now.getTime() / 60_000);
  const known = lastTimes.get(timeZone);
  if (known?.minute === minute) return known.local;
  if (lastTimes.size >= maxFormats) lastTimes.clear();
  const local = asLocalTime(shownIn(timeZone, now.getTime()));
  lastTimes.set(timeZone, { minute, local });
  return local;
}

/** Whether clocks that show `now` have reached an hour of a day. */
export const isReached = (now: LocalTime, date: string, hour: number): boolean =>
  now.date > date || (now.date === date && now.hour >= hour);

/** The first instant at which clocks in a time zone show this hour; if it is skipped that day, the end of the gap. */
export function instantOf(timeZone: string, { date, hour }: LocalTime): Date {
  const key = `${timeZone} ${date} ${hour}`;
  const known = instants.get(key);
  if (known !== undefined) return new Date(known);
  if (instants.size >= maxInstants) instants.clear();
  const found = firstInstant(timeZone, Date.parse(`${date}T00:00:00Z`) + hour * hourMs);
  instants.set(key, found);
  return new Date(found);
}

function firstInstant(timeZone: string, wanted: number): number {
  const offsetAt = (time: number) => shownIn(timeZone, time) - time;
  const before = wanted - offsetAt(wanted - 24 * hourMs);
  const after = wanted - offsetAt(wanted + 24 * hourMs);
  const exact = [before, after].filter((time) => shownIn(timeZone, time) === wanted);
  // A gap ends where the offset from before it would show the hour.
  return exact.length > 0 ? Math.min(...exact) : before;
}
