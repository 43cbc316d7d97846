import { dayOf, type Day } from '../calendar-entry.js';

const written = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})?(?:\.\d+)?(Z)?)?$/i;
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatIn(zone: string): Intl.DateTimeFormat | null {
  if (!formats.has(zone)) {
    let format: Intl.DateTimeFormat | null = null;
    try {
      format = new Intl.DateTimeFormat('en-CA', {
        ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
      });
    } catch {
      // An unknown zone: the day is that of UTC.
    }
    // A hostile file may name any number of zones.
    if (formats.size < 1_000) formats.set(zone, format);
    return format;
  }
  return formats.get(zone) ?? null;
}

/**
 * The day of a DTSTART. A date, and a time in a zone of its own, are taken as written, so that they never shift; only a
 * time in UTC is moved to `zone` (IANA).
 */
export function icsDay(value: string, zone: string): Day | null {
  const match = written.exec(value.trim());
  if (!match) return null;
  const [, year, month, day, hour, minute, second, utc] = match;
  const asWritten = dayOf(Number(year), Number(month), Number(day));
  if (!asWritten || !utc) return asWritten;
  const instant = Date.UTC(
    ...([Number(year), Number(month) - 1, Number(day)] as const),
    ...([Number(hour), Number(minute), Number(second ?? 0)] as const),
  );
  const [y, m, d] = formatIn(zone)?.format(instant).split('-').map(Number) ?? [];
  return y && m && d ? dayOf(y, m, d) : asWritten;
}
