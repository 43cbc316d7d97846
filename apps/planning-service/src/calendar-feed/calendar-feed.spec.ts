import { calendarFeedFileRoutes, calendarFeedRoutes } from '@giftwell/contracts/dates/calendar-feed';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const gone = refusal('not_found', 'calendar_feed_not_found');
const fileOf = async (code: string) =>
  (await planning.service.client(calendarFeedFileRoutes, null).get({ code })).calendar;

function somebody() {
  const user = planning.somebody();
  const feed = planning.service.client(calendarFeedRoutes, user.userId);
  return {
    ...user,
    feed,
    async subscribe(): Promise<string> {
      return (await feed.turnOn({})).feed!.code;
    },
  };
}

interface Entry {
  title: string;
  days: string[];
}
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The days of each entry from 2026 to 2029, as ical.js reads them. */
function daysIn(text: string): Entry[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const days: string[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.year < 2030; next = iterator.next()) {
      expect(next.isDate).toBe(true);
      if (next.year >= 2026) days.push(next.toString());
      if (!event.isRecurring()) break;
    }
    return { title: event.summary, days };
  });
}

it('is off until it is turned on, has a new address each time, and can be turned off', async () => {
  const user = somebody();
  expect(await user.feed.get({})).toEqual({ feed: null });
  const first = await user.subscribe();
  expect(await user.feed.get({})).toEqual({ feed: { code: first, withOrderBy: false } });
  await user.feed.change({ withOrderBy: true });
  const second = await user.subscribe();
  expect([second === first, (await user.feed.get({})).feed]).toEqual([
    false,
    { code: second, withOrderBy: true },
  ]);
  await expect(fileOf(first)).rejects.toMatchObject(gone);
  expect(await fileOf(second)).toContain('BEGIN:VCALENDAR');
  expect(await user.feed.turnOff({})).toEqual({ feed: null });
  await expect(fileOf(second)).rejects.toMatchObject(gone);
  await expect(fileOf('A'.repeat(22))).rejects.toMatchObject(gone);
});

it('has the days of the user alone, each year on its day', async () => {
  const [user, other] = [somebody(), somebody()];
  await other.note((await other.meet({ name: 'Not mine' })).id);
  const mia = await user.meet();
  await user.note(mia.id, { type: 'birthday', date: '1990-07-04' });
  await user.note(mia.id, { type: 'mothers_day', date: null });
  await user.note(mia.id, { type: 'christmas', date: null, ownDay: '12-24' });
  await user.note(mia.id, { type: 'graduation', date: '2026-09-01' });
  const entries = daysIn(await fileOf(await user.subscribe()));
  expect(
    Object.fromEntries(
      entries.filter(({ title }) => !title.includes('Mother')).map(({ title, days }) => [title, days]),
    ),
  ).toEqual({
    'Mia: Birthday': ['2026-07-04', '2027-07-04', '2028-07-04', '2029-07-04'],
    'Mia: Christmas': ['2026-12-24', '2027-12-24', '2028-12-24', '2029-12-24'],
    'Mia: Graduation': ['2026-09-01'],
  });
  const mothers = entries.filter(({ title }) => title === "Mia: Mother's Day").flatMap(({ days }) => days);
  expect(mothers).toEqual(['2026-05-10', '2027-05-09', '2028-05-14']);
});

it.each([
  ['february_28', ['2026-02-28', '2027-02-28', '2028-02-29', '2029-02-28']],
  ['march_1', ['2026-03-01', '2027-03-01', '2028-02-29', '2029-03-01']],
] as const)('keeps February 29 in common years on %s', async (leapDay, expected) => {
  const user = somebody();
  await user.calendar.change({ leapDay });
  await user.note((await user.meet()).id, { type: 'birthday', date: '2000-02-29' });
  const [birthday] = daysIn(await fileOf(await user.subscribe()));
  expect(birthday!.days).toEqual(expected);
});

it('has the last days to order on request, but not for what is bought', async () => {
  const user = somebody();
  const [mia, ben] = [await user.meet(), await user.meet({ name: 'Ben' })];
  await user.note(mia.id, { date: '2020-07-31' });
  const bought = await user.note(ben.id, { date: '2020-07-31' });
  await user.give(ben.id, { occasionId: bought.id, state: 'bought' });
  const code = await user.subscribe();
  expect(await fileOf(code)).not.toContain('Order by');
  await user.feed.change({ withOrderBy: true });
  const orders = daysIn(await fileOf(code)).filter(({ title }) => title.startsWith('Order by'));
  expect(orders).toEqual([{ title: 'Order by today: Mia: Anniversary', days: ['2026-07-23'] }]);
});

const names = ['Zoë, the “first”; back\\slash', `${'Łukasz 🌻 '.repeat(11)}`.trim(), 'A: B=C'];

it('is read by three libraries, whatever is in a name', async () => {
  const user = somebody();
  for (const name of names) await user.note((await user.meet({ name })).id, { date: '2020-07-31' });
  const text = await fileOf(await user.subscribe());
  const titles = names.map((name) => `${name}: Anniversary`).sort();

  expect(
    daysIn(text)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(titles);
  const ofNode = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (entry): entry is VEvent => entry?.type === 'VEVENT',
  );
  expect(ofNode.map(({ summary }) => String(summary)).sort()).toEqual(titles);
  expect(ofNode.every(({ rrule }) => rrule?.toString().includes('FREQ=YEARLY'))).toBe(true);
  const { events = [] } = convertIcsCalendar(undefined, text);
  expect(events.map(({ summary }) => summary).sort()).toEqual(titles);
  expect(events.map(({ start }) => isoDay(start.date))).toEqual(names.map(() => '2025-07-31'));
});

it('keeps to RFC 5545: lines of at most 75 bytes that end with CRLF, whole days, hints to refresh', async () => {
  const user = somebody();
  for (const name of names) await user.note((await user.meet({ name })).id, { date: '2020-07-31' });
  const code = await user.subscribe();
  const text = await fileOf(code);
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
  expect(lines).toContain('DTSTART;VALUE=DATE:20250731');
  const ids = lines.filter((line) => line.startsWith('UID:'));
  expect(new Set(ids).size).toBe(names.length);
  // The same days give the same bytes, so that a program that asks again gets no copy.
  expect(await fileOf(code)).toBe(text);
});
