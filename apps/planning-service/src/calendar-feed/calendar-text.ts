import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** An entry of a whole day in a calendar. */
export interface CalendarEntry {
  /** Stays the same, so that programs know the entry again. */
  uid: string;
  title: string;
  note?: string;
  /** `YYYY-MM-DD`; for a repeated entry a day that its rule has. */
  day: string;
  /** A recurrence rule (RFC 5545, 3.3.10). */
  rule?: string;
  /** When it was entered. */
  since: Date;
}

const refreshSeconds = 12 * 3_600;
// Dates are read in UTC, where no day is skipped.
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Entries as iCalendar (RFC 5545). The same entries give the same text. */
export function calendarText(entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    ...{ name: 'Giftwell', prodId: { company: 'Giftwell', product: 'Dates', language: 'EN' } },
    ...{ method: ICalCalendarMethod.PUBLISH, ttl: refreshSeconds },
  });
  for (const { uid, title, note, day, rule, since } of entries)
    calendar.createEvent({
      ...{ id: uid, summary: title, start: midnight(day), allDay: true, stamp: since },
      ...{ transparency: ICalEventTransparency.TRANSPARENT },
      ...(note && { description: note }),
      ...(rule && { repeating: `RRULE:${rule}` }),
    });
  return calendar.toString();
}
