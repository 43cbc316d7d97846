import type { CalendarEntry } from '@giftwell/calendar-reader';
import type { calendar_v3 } from '@googleapis/calendar';
import type { people_v1 } from '@googleapis/people';

type GoogleDate = people_v1.Schema$Date | undefined;

/** Google leaves the year out, or writes 0, where it is unknown. */
function dayOf(date: GoogleDate): CalendarEntry['day'] | null {
  const { year, month, day } = date ?? {};
  return month && day ? { year: year || null, month, day } : null;
}

/** The day as written: whole days have a date, others a time with the offset of their own zone. */
function startOf(start: calendar_v3.Schema$EventDateTime | undefined): CalendarEntry['day'] | null {
  const [year, month, day] = (start?.date ?? start?.dateTime ?? '').slice(0, 10).split('-').map(Number);
  return year && month && day ? { year, month, day } : null;
}

/** An event of Google Calendar; birthdays that Google manages are marked. */
export function entriesOfEvent(event: calendar_v3.Schema$Event): CalendarEntry[] {
  const day = startOf(event.start);
  const title = event.summary?.trim().slice(0, 300);
  const isBirthday = event.eventType === 'birthday';
  const isOwn = isBirthday && event.birthdayProperties?.type === 'self';
  if (!day || !title || event.status === 'cancelled' || isOwn) return [];
  const yearly = event.recurrence?.some((rule) => /FREQ=YEARLY/i.test(rule)) ?? false;
  return [{ title, day, yearly: yearly || isBirthday, ...(isBirthday && { assumed: 'birthday' as const }) }];
}

const kinds: Record<string, CalendarEntry['contact']> = { anniversary: 'anniversary' };

/** The days of a contact. */
export function entriesOfPerson(person: people_v1.Schema$Person): CalendarEntry[] {
  const title = person.names?.[0]?.displayName?.trim().slice(0, 300);
  if (!title) return [];
  const birthdays = (person.birthdays ?? [])
    .slice(0, 1)
    .map(({ date }) => ({ date, contact: 'birthday' as const, label: '' }));
  const events = (person.events ?? []).map(({ date, type, formattedType }) => ({
    ...{ date, contact: kinds[type ?? ''] ?? ('other' as const) },
    label: formattedType ?? type ?? 'Special day',
  }));
  return [...birthdays, ...events].flatMap(({ date, contact, label }) => {
    const day = dayOf(date);
    return day ? [{ title, day, yearly: true, contact, ...(contact === 'other' && { label }) }] : [];
  });
}
