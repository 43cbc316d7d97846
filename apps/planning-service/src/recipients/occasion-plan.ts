import { notFound } from '@giftwell/contracts/core/error';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { isOneOfAKind, type OccasionFields } from '@giftwell/contracts/planning/occasions';
import { agreedBirthday, type Birthday } from './birthday.js';
import type { CalendarDate, KeptOccasion } from './occasion-row.js';

export type OccasionItem = OccasionFields & { id?: number | undefined };
export type KnownOccasion = KeptOccasion & { id: number };

export interface PlanInput {
  known: readonly KnownOccasion[];
  items: readonly OccasionItem[];
  removed: readonly number[];
  /** A birthdate that was said just now. */
  told: Birthday | null;
  /** The birthdate that was known before. */
  birthdate: Birthday | null;
}

export interface OccasionPlan {
  additions: KeptOccasion[];
  changes: KnownOccasion[];
  removals: number[];
  /** What the birthdate becomes; null where nothing new was said about it. */
  birthday: Birthday | null;
}

/** The day to keep: none for what the calendar knows each year. */
export type DayToKeep = (occasion: KeptOccasion) => Promise<CalendarDate | null>;

const noOccasion = () => notFound('occasion_not_found', 'That occasion is gone');

/** Nobody can be told of these without their day, so that without one they are left out. */
const needsDay = (type: OccasionType) => type === 'birthday' || type === 'anniversary';

/** What becomes of a recipient's occasions when a form or an import says these. */
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
      item.id === undefined
        ? stays.find(({ type }) => isOneOfAKind(type) && type === item.type)
        : find(item.id);
    const day = item.date ?? (needsDay(item.type) ? (there?.date ?? null) : null);
    const said = item.date ? item.yearKnown : (there?.yearKnown ?? true);
    const kept = { ...keptOf(item), date: day, yearKnown: day ? said : true };
    const born = item.type === 'birthday' && !day ? (told ?? birthdate) : null;
    const occasion = born ? { ...kept, ...born } : { ...kept, date: await dayToKeep(kept) };
    if (needsDay(item.type) && !occasion.date) continue;
    if (there) changed.set(there.id, { ...occasion, id: there.id });
    else addOnce(added, occasion);
  }

  const changes = [...changed.values()].filter((occasion) => !isSame(occasion, find(occasion.id)));
  const wasThere = changes.find(({ type }) => type === 'birthday');
  const isNew = added.find(({ type }) => type === 'birthday');
  const birthday = agreedBirthday(told, dayOf(wasThere ?? isNew), isNew ? birthdate : null);
  const plan = { additions: added, changes, removals, birthday };
  if (birthday) celebrate(plan, birthday, stays);
  return plan;
}

function keptOf({
  type,
  customType,
  recurring,
  budget,
  details,
}: OccasionItem): Omit<KeptOccasion, 'date' | 'yearKnown'> {
  return {
    type,
    customType: type === 'other' ? customType || null : null,
    recurring,
    budget: budget ?? null,
    details: details || null,
  };
}

/** Two Christmases in one form are one; the later word counts. */
function addOnce(added: KeptOccasion[], occasion: KeptOccasion): void {
  const same = isOneOfAKind(occasion.type) ? added.findIndex(({ type }) => type === occasion.type) : -1;
  if (same === -1) added.push(occasion);
  else added[same] = occasion;
}

const dayOf = (occasion: KeptOccasion | undefined): Birthday | null =>
  occasion?.date ? { date: occasion.date, yearKnown: occasion.yearKnown } : null;

/** Puts the birthday on the agreed day, wherever it is in the plan. */
function celebrate(plan: OccasionPlan, birthday: Birthday, stays: readonly KnownOccasion[]): void {
  const planned = [...plan.changes, ...plan.additions].find(({ type }) => type === 'birthday');
  if (planned) {
    Object.assign(planned, birthday);
    return;
  }
  const there = stays.find(
    ({ type, id }) => type === 'birthday' && !plan.changes.some((one) => one.id === id),
  );
  if (there) plan.changes.push({ ...there, ...birthday });
  else
    plan.additions.push({ ...keptOf({ type: 'birthday', yearKnown: true, recurring: true }), ...birthday });
}

const isSame = (one: KeptOccasion, other: KeptOccasion) =>
  one.type === other.type &&
  one.customType === other.customType &&
  one.date === other.date &&
  one.yearKnown === other.yearKnown &&
  one.recurring === other.recurring &&
  one.budget === other.budget &&
  one.details === other.details;
