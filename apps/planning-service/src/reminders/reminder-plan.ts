import type { MailList } from '@giftwell/contracts/auth/mail';
import { addDays, type CalendarDate } from '../calendar/occurrences.service.js';
import { isReached, type LocalTime } from '../local-time.js';

/** `reminder` and `upcoming` come some days before, `snoozed` on the day that the user chose. */
export const occasionReminders = ['reminder', 'upcoming', 'snoozed'] as const;
export type OccasionReminder = (typeof occasionReminders)[number];
export type ReminderKind = OccasionReminder | 'digest';
/** The reminders that the user can switch off. */
export type LeadReminder = Exclude<OccasionReminder, 'snoozed'>;

/** The list of mails that each kind belongs to. */
export const listOf = {
  reminder: 'reminders',
  upcoming: 'upcoming',
  digest: 'digest',
} as const satisfies Record<Exclude<ReminderKind, 'snoozed'>, MailList>;
/** A list of mails about reminders. */
export type ReminderList = (typeof listOf)[keyof typeof listOf];

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
  /** The kind of the mail in which it was put off. */
  snoozedFrom: LeadReminder | null;
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
export interface SkippedReminder {
  occasionId: number;
  occurrence: CalendarDate;
  kind: ReminderKind;
}
export interface DueReminder extends SkippedReminder {
  /** The lists of its mail: its own, and those of the reminders whose place it takes. */
  lists: ReminderList[];
}
export interface ReminderPlan {
  /** To be mailed now. */
  due: DueReminder[];
  /** Never to be mailed, because another reminder of the same day takes their place, or there is nothing to tell. */
  skipped: SkippedReminder[];
  /** The day on which something is due next, at the user's hour. */
  next: CalendarDate;
}

interface Pending {
  kind: OccasionReminder;
  list: ReminderList;
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

type Day = Pick<SkippedReminder, 'occasionId' | 'occurrence'>;

function addOccasion(plan: ReminderPlan, input: ReminderInput, day: Day, known: KnownReminder[]): void {
  const { now, hour, isTime } = input;
  const [due, later] = partition(pendingOf(day, known), ({ on }) => isReached(now, on, hour));
  for (const { on } of later) lookOn(plan, on);
  // The last one that is due takes the place of those before.
  const last = due.pop();
  if (!last) return;
  if (isTime) {
    plan.skipped.push(...due.map(({ kind }) => ({ ...day, kind })));
    const lists = [...new Set([last, ...due].map(({ list }) => list))];
    plan.due.push({ ...day, kind: last.kind, lists });
  } else {
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
    pending.push({ kind, list: listOf[kind], on: until && until > on ? until : on });
  }
  if (until) pending.push({ kind: 'snoozed', list: listOf[snoozed.snoozedFrom ?? 'reminder'], on: until });
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
  else if (isTime) plan.due.push({ ...digest, lists: [listOf.digest] });
  else lookOn(plan, nextMorning(now, hour));
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

const nextMorning = ({ date, hour }: LocalTime, from: number) => (hour < from ? date : addDays(date, 1));

function lookOn(plan: ReminderPlan, date: CalendarDate): void {
  if (date < plan.next) plan.next = date;
}
