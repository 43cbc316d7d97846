import { addDays, type CalendarDate } from '../calendar/occurrences.service.js';
import { isReached, type LocalTime } from '../local-time.js';

/** `reminder` and `upcoming` come some days before, `snoozed` on the day that the user chose. */
export const occasionReminders = ['reminder', 'upcoming', 'snoozed'] as const;
export type OccasionReminder = (typeof occasionReminders)[number];
export type ReminderKind = OccasionReminder | 'digest';

/** `snoozed` waits for its day, `waiting` for its mail; `sent` and `skipped` are final. */
export type ReminderState = 'snoozed' | 'waiting' | 'sent' | 'skipped';

/** How many days before the occasion, in the order of their days. */
const leads = [
  { kind: 'reminder', days: 14 },
  { kind: 'upcoming', days: 7 },
] as const;

/** The row of a digest belongs to no occasion. */
export const noOccasion = 0;

/** An occasion with its next date. */
export interface PlannedOccasion {
  id: number;
  occurrence: CalendarDate | null;
  /** Whether the gift is already bought. */
  isBought: boolean;
}
/** What is known about one reminder: it has one row, whatever became of it. */
export interface KnownReminder {
  occasionId: number;
  occurrence: CalendarDate;
  kind: ReminderKind;
  state: ReminderState;
  /** The day to which it was put off. */
  remindOn: CalendarDate | null;
}
export interface ReminderInput {
  now: LocalTime;
  /** From this hour of the day on, reminders are mailed. */
  hour: number;
  /**
   * Whether the last plan named a time that has come. If not, the user has just changed something: what is late because
   * of that waits for the next morning, so that no mail comes while they are entering it.
   */
  isTime: boolean;
  /** Whether there was no plan before. */
  isNew: boolean;
  occasions: readonly PlannedOccasion[];
  known: readonly KnownReminder[];
}
export interface DueReminder {
  occasionId: number;
  occurrence: CalendarDate;
  kind: ReminderKind;
}
export interface ReminderPlan {
  /** To be mailed now. */
  due: DueReminder[];
  /** Never to be mailed, because another reminder of the same day takes their place, or there is nothing to tell. */
  skipped: DueReminder[];
  /** The day on which something is due next, at the user's hour. */
  next: CalendarDate;
}

interface Pending {
  kind: OccasionReminder;
  on: CalendarDate;
}

const keyOf = (occasionId: number, occurrence: CalendarDate) => `${occasionId} ${occurrence}`;
const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;
const firstOfNextMonth = (date: CalendarDate) => firstOfMonth(addDays(firstOfMonth(date), 31));
/** Whether an occasion belongs in the digest of a month that `today` is in. */
export const isInDigest = (occurrence: CalendarDate, today: CalendarDate): boolean =>
  occurrence >= today && occurrence.slice(0, 7) === today.slice(0, 7);

/** Decides for one user which reminders are due and not yet sent, and when to look again. */
export function planReminders(input: ReminderInput): ReminderPlan {
  const known = Map.groupBy(input.known, ({ occasionId, occurrence }) => keyOf(occasionId, occurrence));
  const { date: today } = input.now;
  const plan: ReminderPlan = { due: [], skipped: [], next: firstOfNextMonth(today) };
  const open = input.occasions.filter(
    ({ occurrence, isBought }) => occurrence !== null && occurrence >= today && !isBought,
  );
  for (const { id, occurrence } of open) {
    const day = { occasionId: id, occurrence: occurrence! };
    addOccasion(plan, input, day, known.get(keyOf(id, occurrence!)) ?? []);
  }
  addDigest(plan, input, open, known);
  return plan;
}

type Day = Pick<DueReminder, 'occasionId' | 'occurrence'>;

function addOccasion(plan: ReminderPlan, input: ReminderInput, day: Day, known: KnownReminder[]): void {
  const { now, hour, isTime } = input;
  let last: OccasionReminder | undefined;
  for (const { kind, on } of pendingOf(day, known)) {
    if (!isReached(now, on, hour)) {
      lookOn(plan, on);
      continue;
    }
    // The last one that is due takes the place of those before.
    if (last && isTime) plan.skipped.push({ ...day, kind: last });
    last = kind;
  }
  if (!last) return;
  if (isTime) plan.due.push({ ...day, kind: last });
  else {
    const morning = nextMorning(now, hour);
    if (morning <= day.occurrence) lookOn(plan, morning);
  }
}

/** The reminders of an occasion that have not been sent, in the order of their importance. */
function pendingOf({ occurrence }: Day, known: KnownReminder[]): Pending[] {
  const snoozed = known.find(({ kind, state }) => kind === 'snoozed' && state === 'snoozed');
  // Until the day that the user chose, nothing else is said about this occasion.
  const until = snoozed?.remindOn;
  const pending: Pending[] = [];
  for (const { kind, days } of leads) {
    if (known.some((row) => row.kind === kind)) continue;
    const on = addDays(occurrence, -days);
    pending.push({ kind, on: until && until > on ? until : on });
  }
  if (until) pending.push({ kind: 'snoozed', on: until });
  return pending;
}

function addDigest(
  plan: ReminderPlan,
  { now, hour, isTime, isNew }: ReminderInput,
  open: readonly PlannedOccasion[],
  known: Map<string, KnownReminder[]>,
): void {
  const digest = { occasionId: noOccasion, occurrence: firstOfMonth(now.date), kind: 'digest' as const };
  if (known.has(keyOf(digest.occasionId, digest.occurrence))) return;
  if (!isReached(now, digest.occurrence, hour)) return lookOn(plan, digest.occurrence);
  const isEmpty = !open.some(({ occurrence }) => isInDigest(occurrence!, now.date));
  // A user who joins during a month gets the first digest at the beginning of the next one.
  if (isNew || isEmpty) plan.skipped.push(digest);
  else if (isTime) plan.due.push(digest);
  else lookOn(plan, nextMorning(now, hour));
}

const nextMorning = ({ date, hour }: LocalTime, from: number) => (hour < from ? date : addDays(date, 1));

function lookOn(plan: ReminderPlan, date: CalendarDate): void {
  if (date < plan.next) plan.next = date;
}
