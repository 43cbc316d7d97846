import { invalid } from '@giftwell/contracts/core/error';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { isUsuallyYearly, kindOf, ownDaysOf } from '@giftwell/contracts/planning/calendar-days';
import { isOneOfAKind, type OccasionFields } from '@giftwell/contracts/planning/occasions';
import type { CalendarDate } from '../calendar/occurrences.service.js';
import type { Birthday } from '../recipients/recipient-row.js';
import { agreedBirthday } from './birthday.js';
import { noOccasion, type KeptOccasion } from './occasion-row.js';

export type OccasionItem = OccasionFields & { id?: number | undefined };
export type KnownOccasion = KeptOccasion & { id: number };

export interface PlanInput {
  /** Today's date for the user. */
  today: () => Promise<CalendarDate>;
  known: readonly KnownOccasion[];
  items: readonly OccasionItem[];
  removed: readonly number[];
  /** A newly entered birthdate. */
  told: Birthday | null;
  /** The birthdate known before. */
  birthdate: Birthday | null;
}

export interface OccasionPlan {
  additions: KeptOccasion[];
  changes: KnownOccasion[];
  removals: number[];
  /** The new birthdate; null if nothing changed. */
  birthday: Birthday | null;
}

/** The day to store; null for what recurs by the calendar. */
export type DayToKeep = (occasion: KeptOccasion) => Promise<CalendarDate | null>;

/** Types that are useless without a date and are dropped then. */
const needsDay = (type: OccasionType) => type === 'birthday' || type === 'anniversary';

/** Plans the changes of a recipient's occasions for a form or an import. */
export async function planOccasions(input: PlanInput, dayToKeep: DayToKeep): Promise<OccasionPlan> {
  const { known, items, removed, told, birthdate } = input;
  const find = (id: number) => {
    const there = known.find((occasion) => occasion.id === id);
    if (!there) throw noOccasion();
    return there;
  };
  const removals = [...new Set(removed.map((id) => find(id).id))];
  const stays = known.filter(({ id }) => !removals.includes(id));

  const changed = new Map<number, KnownOccasion>();
  const added: KeptOccasion[] = [];
  for (const item of items) {
    if (item.id !== undefined && removals.includes(item.id)) throw noOccasion();
    const there =
      item.id === undefined ? stays.find((occasion) => isSameKind(occasion, item)) : find(item.id);
    const occasion = await datedOccasion(item, there, told ?? birthdate, dayToKeep);
    if (needsDay(item.type) && !occasion.date) continue;
    if (there) changed.set(there.id, { ...occasion, id: there.id });
    else addOnce(added, await stillToCome(occasion, input.today));
  }

  const changes = [...changed.values()].filter((occasion) => !isSame(occasion, find(occasion.id)));
  const isNew = added.find(isBirthday);
  const wasThere = changes.find(
    (occasion) => isBirthday(occasion) && isOtherDay(occasion, find(occasion.id)),
  );
  const birthday = agreedBirthday(told, dayOf(wasThere ?? isNew), isNew ? birthdate : null);
  const plan = { additions: added, changes, removals, birthday };
  if (birthday) celebrate(plan, birthday, known);
  return plan;
}

/** An item with its day: the given one, or else the stored one, or else for a birthday the birthdate. */
async function datedOccasion(
  item: OccasionItem,
  there: KnownOccasion | undefined,
  birthdate: Birthday | null,
  dayToKeep: DayToKeep,
): Promise<KeptOccasion> {
  const day = item.date ?? (needsDay(item.type) ? (there?.date ?? null) : null);
  const yearKnown = item.date ? item.yearKnown : (there?.yearKnown ?? true);
  if (item.type === 'birthday' && !day && birthdate) return { ...keptOf(item), ...birthdate };
  const kept = { ...keptOf(item), date: day, yearKnown };
  const date = await dayToKeep(kept);
  return { ...kept, date, yearKnown: date ? yearKnown : true };
}

const isBirthday = ({ type }: KeptOccasion) => type === 'birthday';
const isOtherDay = (one: KeptOccasion, other: KeptOccasion) =>
  !isBirthday(other) || one.date !== other.date || one.yearKnown !== other.yearKnown;

function keptOf(item: OccasionItem): Omit<KeptOccasion, 'date' | 'yearKnown'> {
  const { type, customType, feast, ownDay, recurring, budget, details } = item;
  return {
    type,
    customType: type === 'other' ? customType || null : null,
    feast: type === 'holiday' ? (feast ?? null) : null,
    ownDay: ownDay && ownDaysOf(item).includes(ownDay) ? ownDay : null,
    recurring: recurring ?? isUsuallyYearly(type),
    budget: budget ?? null,
    details: details || null,
  };
}

/** Two Christmases in one form are one; the later item counts. */
function addOnce(added: KeptOccasion[], occasion: KeptOccasion): void {
  const same = added.findIndex((other) => isSameKind(other, occasion));
  if (same === -1) added.push(occasion);
  else added[same] = occasion;
}

/** A past wedding becomes an anniversary; other one-time days can't be in the past when added. */
async function stillToCome(occasion: KeptOccasion, today: PlanInput['today']): Promise<KeptOccasion> {
  const { type, date, yearKnown, recurring } = occasion;
  if (recurring || !yearKnown || !date || date >= (await today())) return occasion;
  if (type === 'wedding') return { ...occasion, type: 'anniversary', recurring: true };
  throw invalid('occasion_over', 'That date is in the past. Choose a later one, or mark it as recurring.');
}

const dayOf = (occasion: KeptOccasion | undefined): Birthday | null =>
  occasion?.date ? { date: occasion.date, yearKnown: occasion.yearKnown } : null;

/** Sets the birthday occasion to the agreed date, unless the same request deletes it. */
function celebrate(plan: OccasionPlan, birthday: Birthday, known: readonly KnownOccasion[]): void {
  const planned = [...plan.changes, ...plan.additions].find(isBirthday);
  const there = known.find(isBirthday);
  if (planned) Object.assign(planned, birthday);
  else if (!there || plan.changes.some(({ id }) => id === there.id)) {
    const yearly = keptOf({ type: 'birthday', yearKnown: true, recurring: true });
    plan.additions.push({ ...yearly, ...birthday });
  } else if (!plan.removals.includes(there.id)) plan.changes.push({ ...there, ...birthday });
}

/** Whether both are of one kind that a recipient has once. */
export const isSameKind = (one: OccasionItem | KeptOccasion, other: OccasionItem | KeptOccasion) =>
  isOneOfAKind(one) && kindOf(one) === kindOf(other);

const isSame = (one: KeptOccasion, other: KeptOccasion) =>
  one.type === other.type &&
  one.customType === other.customType &&
  one.feast === other.feast &&
  one.ownDay === other.ownDay &&
  one.date === other.date &&
  one.yearKnown === other.yearKnown &&
  one.recurring === other.recurring &&
  one.budget === other.budget &&
  one.details === other.details;
