import { nameKey } from '@giftwell/contracts/core/names';
import type { FoundOccasion } from './find-occasions.js';

/** People with the same first name and the same day; a file with more is not a calendar. */
const namesakesMax = 200;

const dayKey = ({ occasionType, customType, date, recurring }: FoundOccasion): string =>
  [occasionType, customType ?? '', recurring ? date.slice(5) : date].join(' ');

/** The better of two copies, with what only the other one knows. */
function joined(one: FoundOccasion, other: FoundOccasion): FoundOccasion {
  const [better, lesser] =
    other.confidence + (other.yearKnown ? 0.1 : 0) > one.confidence + (one.yearKnown ? 0.1 : 0)
      ? [other, one]
      : [one, other];
  const dated = better.yearKnown || !lesser.yearKnown ? better : lesser;
  return {
    ...better,
    ...{ date: dated.date, otherDate: dated.otherDate, yearKnown: dated.yearKnown },
    name: lesser.name.length > better.name.length && lesser.confidence >= 0.6 ? lesser.name : better.name,
    relationship: better.relationship === 'other' ? lesser.relationship : better.relationship,
  };
}

/** "Mia" and "Mia Schmidt" on the same day are one person. */
const isSamePerson = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short !== '' && long.startsWith(`${short} `));
};

/** One entry for each occasion: calendars hold copies for each year, and the same day in several calendars. */
export function merged(all: readonly FoundOccasion[]): FoundOccasion[] {
  const byDay = new Map<string, { key: string; found: FoundOccasion }[]>();
  for (const found of all) {
    const key = nameKey(found.name);
    const place = `${dayKey(found)} ${key.split(' ', 1)[0]}`;
    const others = byDay.get(place) ?? [];
    if (others.length === 0) byDay.set(place, others);
    const same = others.find((other) => isSamePerson(other.key, key));
    if (!same) {
      if (others.length < namesakesMax) others.push({ key, found });
    } else {
      same.found = joined(same.found, found);
      same.key = nameKey(same.found.name);
    }
  }
  return [...byDay.values()].flat().map(({ found }) => found);
}
