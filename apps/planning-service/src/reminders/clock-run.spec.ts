import {
  addDays,
  OccurrencesService,
  type CalendarDate,
  type DatedFor,
} from '../calendar/occurrences.service.js';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import { instantOf, localTimeIn } from '../local-time.js';
import { planReminders, type KnownReminder, type SkippedReminder } from './reminder-plan.js';

const zones = [
  ...['Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Marquesas', 'America/Anchorage', 'America/Los_Angeles'],
  ...['America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Mexico_City', 'America/New_York'],
  ...['America/Havana', 'America/Caracas', 'America/Halifax', 'America/St_Johns', 'America/Santiago'],
  ...['America/Sao_Paulo', 'America/Nuuk', 'Atlantic/Azores', 'Europe/London', 'Africa/Casablanca'],
  ...['Europe/Berlin', 'Africa/Cairo', 'Asia/Jerusalem', 'Asia/Beirut', 'Europe/Helsinki'],
  ...['Europe/Istanbul', 'Asia/Tehran', 'Asia/Dubai', 'Asia/Kabul', 'Asia/Karachi', 'Asia/Kolkata'],
  ...['Asia/Kathmandu', 'Asia/Yangon', 'Asia/Bangkok', 'Asia/Shanghai', 'Australia/Eucla'],
  ...['Asia/Tokyo', 'Australia/Adelaide', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati'],
];
/** Hours that are skipped or shown twice somewhere, and usual ones. */
const hoursOfReminders = [0, 1, 2, 3, 9, 23];
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const begin = Date.parse('2027-01-10T12:00:00Z');
const end = begin + 730 * dayMs;
/** Nothing runs for three days, over a change of the clocks. */
const outage = { from: Date.parse('2027-03-26T03:00:00Z'), to: Date.parse('2027-03-29T03:00:00Z') };

const yearly = { type: 'anniversary', feast: null, ownDay: null, yearKnown: true, recurring: true } as const;
const days = [
  '01-01',
  '02-29',
  '03-01',
  '03-14',
  '03-28',
  '04-11',
  '04-30',
  '07-08',
  '10-25',
  '11-15',
  '12-31',
];
const rows: DatedFor[] = [
  ...days.map((day) => ({ ...yearly, country: null, date: `2000-${day}` })),
  { ...yearly, country: null, type: 'mothers_day' as const, date: null },
  { ...yearly, country: null, date: '2028-06-10', recurring: false },
];

interface Sent extends SkippedReminder {
  at: number;
}
/** What Postgres would hold for one user: a row for each reminder, and when something is due next. */
interface Store {
  known: KnownReminder[];
  nextAt: number | null;
}

/** The same numbers from 0 to 1 for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const occurrences = new OccurrencesService();

async function plan(calendar: Calendar, time: number, store: Store) {
  const now = localTimeIn(calendar.timeZone, new Date(time));
  const coming = await occurrences.comingOf(rows, { ...calendar, today: now.date });
  const planned = planReminders({
    ...{ now, hour: calendar.reminderHour, known: store.known },
    ...{ isTime: store.nextAt !== null && store.nextAt <= time, isNew: store.nextAt === null },
    occasions: coming.map(({ nextDate }, id) => ({ id: id + 1, occurrence: nextDate, isBought: false })),
  });
  const nextAt = instantOf(calendar.timeZone, { date: planned.next, hour: calendar.reminderHour }).getTime();
  return { ...planned, nextAt };
}

const keyOf = ({ occasionId, occurrence, kind }: SkippedReminder) => `${occasionId} ${occurrence} ${kind}`;

/** Two schedulers that look every hour at the same rows; some of their transactions fail. */
async function twoYears(calendar: Calendar, random: () => number): Promise<Sent[]> {
  const store: Store = { known: [], nextAt: null };
  const sent: Sent[] = [];
  const claim = (reminder: SkippedReminder, state: 'waiting' | 'skipped'): boolean => {
    const isThere = store.known.some((row) => keyOf(row) === keyOf(reminder));
    if (!isThere) store.known.push({ ...reminder, state, remindOn: null, snoozedFrom: null });
    return !isThere;
  };
  for (let time = begin; time < end; time += hourMs) {
    const isDown = time >= outage.from && time < outage.to;
    if (isDown || (store.nextAt !== null && store.nextAt > time)) continue;
    // Both read before one of them writes.
    const plans = await Promise.all([plan(calendar, time, store), plan(calendar, time, store)]);
    for (const { due, skipped, nextAt } of plans) {
      if (random() < 0.2) continue;
      for (const one of due) if (claim(one, 'waiting')) sent.push({ ...one, at: time });
      for (const one of skipped) claim(one, 'skipped');
      store.nextAt = nextAt;
    }
  }
  return sent;
}

/** The reminders that a user must get, from the calendar alone: the local day of each, and the date it is about. */
async function expected(calendar: Calendar): Promise<Map<string, CalendarDate>> {
  const wanted = new Map<string, CalendarDate>();
  for (const year of [2027, 2028, 2029]) {
    const dates = await occurrences.daysInYear(rows, calendar, year);
    dates.forEach((occurrence, index) => {
      if (!occurrence) return;
      for (const [kind, before] of [
        ['reminder', 14],
        ['upcoming', 7],
      ] as const)
        wanted.set(keyOf({ occasionId: index + 1, occurrence, kind }), addDays(occurrence, -before));
    });
    for (let month = 1; month <= 12; month += 1) {
      const first = `${year}-${String(month).padStart(2, '0')}-01`;
      if (dates.some((date) => date?.slice(0, 7) === first.slice(0, 7)))
        wanted.set(keyOf({ occasionId: 0, occurrence: first, kind: 'digest' }), first);
    }
  }
  return wanted;
}

const isInTime = (due: number) => due >= begin + dayMs && due < end - dayMs;

/** Whether a reminder came after its hour, but no more than half a day, and on its day. */
function cameRight(at: number | undefined, due: number, day: string, { timeZone, reminderHour }: Calendar) {
  const isLate = due >= outage.from - hourMs && due < outage.to;
  const latest = (isLate ? outage.to : due) + 12 * hourMs;
  if (at === undefined || at < due || at > latest) return false;
  // Hours of failures may lead from a late hour to the next day.
  return isLate || reminderHour > 9 || localTimeIn(timeZone, new Date(at)).date === day;
}

it.each(
  zones.map((timeZone, index) => [timeZone, hoursOfReminders[index % hoursOfReminders.length]!] as const),
)('sends each reminder once and on its day, for two years in %s at %s', async (timeZone, reminderHour) => {
  const leapDay = reminderHour % 2 === 0 ? 'february_28' : 'march_1';
  const calendar: Calendar = {
    ...{ timeZone, reminderHour, leapDay, country: 'US', isSet: true, hasDemoData: false },
    today: '2027-01-10',
  };
  const sent = await twoYears(calendar, seeded(timeZone.length * 1_000 + reminderHour + 1));
  expect(new Set(sent.map(keyOf)).size).toBe(sent.length);

  const wanted = await expected(calendar);
  const times = new Map(sent.map((one) => [keyOf(one), one.at]));
  const wrong = [...wanted].flatMap(([key, day]) => {
    const due = instantOf(timeZone, { date: day, hour: reminderHour }).getTime();
    return isInTime(due) && !cameRight(times.get(key), due, day, calendar) ? [`${key} on ${day}`] : [];
  });
  expect(wrong).toEqual([]);
  // Nothing beyond what the calendar asks for.
  expect(sent.map(keyOf).filter((key) => !wanted.has(key))).toEqual([]);
  expect(sent.length).toBeGreaterThan(60);
});
