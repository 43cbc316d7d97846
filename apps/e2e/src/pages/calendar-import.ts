import type { Page } from '@playwright/test';

export const calendarDialog = (page: Page) => page.getByRole('dialog', { name: 'Import Gift Occasions' });

/** A file as a browser chooses it. */
export const calendarFile = (name: string, content: string) => ({
  ...{ name, mimeType: 'text/calendar' },
  buffer: Buffer.from(content),
});

const yearly = 'RRULE:FREQ=YEARLY';
const events = [
  ['Mia Oak’s birthday', '20200503', yearly],
  ['Birthday: Joe', '20200712', yearly],
  ['Anna & Ben wedding anniversary', '20100707', yearly],
  ['Team standup', '20300601', ''],
  ['Dentist', '20301203', ''],
] as const;

/** Two birthdays, an anniversary, and two entries without a gift occasion. */
export const smallCalendar = calendarFile(
  'days.ics',
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(([title, day, rule], index) => [
      ...['BEGIN:VEVENT', `UID:${index}@example.com`, `DTSTART;VALUE=DATE:${day}`, `SUMMARY:${title}`],
      ...(rule ? [rule] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
);
