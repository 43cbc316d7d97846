import { kindOf } from '@giftwell/contracts/planning/calendar-days';
import { isOneOfAKind } from '@giftwell/contracts/planning/occasions';
import { dayText } from '../../../ui/fields/dates.js';
import { occasionName } from '../../../ui/fields/occasion-words.js';
import type { OccasionValues } from '../recipient-values.js';
import { keyOfFields, whoseCounts } from './merge-lists.js';

type Occasions = readonly OccasionValues[];

/** An occasion that was changed in two places in ways that don't go together. */
export interface OccasionConflict {
  id: number;
  name: string;
  /** Undefined if it was removed there. */
  theirs: OccasionValues | undefined;
  /** What it is there, for display. */
  text: string;
}

/** Fields that belong together. */
const parts: (keyof OccasionValues)[][] = [
  ['type', 'feast', 'customType'],
  ['ownDay'],
  ['date', 'yearKnown'],
  ['recurring'],
  ['budget'],
  ['details'],
];
const keyOf = keyOfFields<OccasionValues>(parts.flat());
const looksOf = keyOfFields<OccasionValues>(['type', 'feast', 'customType', 'date']);
const find = (list: Occasions, id: number | undefined) => list.find((each) => each.id === id);

/** The occasions with the changes of both; where those don't go together, with the own ones. */
export function mergeOccasions(start: Occasions, mine: Occasions, theirs: Occasions) {
  const conflicts: OccasionConflict[] = [];
  const report = (id: number, own: OccasionValues, there: OccasionValues | undefined) =>
    conflicts.push({ id, name: occasionName(own), theirs: there, text: textOf(there) });
  const added = theirs.filter(({ id }) => !find(start, id));

  const kept = mine.flatMap((own): OccasionValues[] => {
    const { id } = own;
    const before = id === undefined ? undefined : find(start, id);
    if (id === undefined || !before) return [asAddedThere(own, added)];
    const there = find(theirs, id);
    if (!there) {
      if (keyOf(own) === keyOf(before)) return [];
      report(id, own, undefined);
      return [own];
    }
    const { merged, isWhole } = mergeParts(before, own, there);
    if (!isWhole) report(id, own, there);
    return [merged];
  });
  for (const before of start) {
    const there = find(theirs, before.id);
    if (there && !find(mine, before.id) && keyOf(there) !== keyOf(before)) report(there.id!, before, there);
  }
  const isOnlyThere = ({ id }: OccasionValues) => !find(kept, id);
  return { occasions: [...kept, ...added.filter(isOnlyThere)], conflicts };
}

/** An occasion that both added is one. */
function asAddedThere(own: OccasionValues, added: Occasions): OccasionValues {
  const isSame = (there: OccasionValues) =>
    isOneOfAKind(own) ? kindOf(own) === kindOf(there) : looksOf(own) === looksOf(there);
  const twin = added.find(isSame);
  if (!twin) return own;
  const date = own.type === 'birthday' ? {} : { date: own.date, yearKnown: own.yearKnown };
  return { ...twin, ...date, ownDay: own.ownDay ?? twin.ownDay, recurring: own.recurring };
}

function mergeParts(before: OccasionValues, own: OccasionValues, there: OccasionValues) {
  const merged = { ...own };
  let isWhole = true;
  for (const fields of parts) {
    const counts = whoseCounts([before, own, there], keyOfFields(fields));
    if (counts === undefined) isWhole = false;
    if (counts === 'theirs')
      Object.assign(merged, Object.fromEntries(fields.map((field) => [field, there[field]])));
  }
  return { merged, isWhole };
}

function textOf(there: OccasionValues | undefined): string {
  if (!there) return 'removed';
  const { date = null, yearKnown } = there;
  return [occasionName(there), dayText({ date, yearKnown })].filter(Boolean).join(', ');
}

/** The occasions with one of the other version. */
export function takeOccasion(occasions: Occasions, { id, theirs }: OccasionConflict): OccasionValues[] {
  if (!theirs) return occasions.filter((each) => each.id !== id);
  return find(occasions, id)
    ? occasions.map((each) => (each.id === id ? theirs : each))
    : [...occasions, theirs];
}
