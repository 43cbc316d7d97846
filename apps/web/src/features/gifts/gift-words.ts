import { giftStates, type Gift, type GiftOutcome, type GiftState } from '@giftwell/contracts/planning/gifts';
import { inDollars, stateLabels } from '../../ui/fields/gift-money.js';
import { formatDate, formatDay } from '../../ui/fields/dates.js';
import { hostOf } from '../../ui/links/host.js';
import { occasionName } from '../../ui/fields/occasion-words.js';

export const outcomeLabels: Record<GiftOutcome, string> = {
  loved: 'Loved it',
  fine: 'It was fine',
  not_theirs: 'Not their thing',
};

/** The next state; undefined after the last. */
export const nextState = (state: GiftState): GiftState | undefined =>
  giftStates[giftStates.indexOf(state) + 1];

const isPast = (state: GiftState) => state === 'given' || state === 'thanked';

/** The occasion of a gift: `Birthday 2026`. */
export const forText = ({ occasion, year }: Pick<Gift, 'occasion' | 'year'>): string | null =>
  [occasion && occasionName(occasion), year].filter(Boolean).join(' ') || null;

/** The day of the state, which is named beside it, then the completed steps before it: `Nov 27`, `Bought Nov 10`. */
export function stepTexts({ dates, state }: Pick<Gift, 'dates' | 'state'>): string[] {
  const days = Object.entries(dates) as [GiftState, string | null][];
  const now = days.flatMap(([step, day]) => (day && step === state ? [formatDay(day)] : []));
  const before = days.flatMap(([step, day]) =>
    day && step !== state ? [`${stateLabels[step]} ${formatDay(day)}`] : [],
  );
  return [...now, ...before];
}

/** A group of gifts in the record. */
export interface GiftGroup {
  title: string;
  gifts: readonly Gift[];
}

const givenTitle = (year: number | null) => (year === null ? 'Given' : `Given ${year}`);

/** Decided and bought gifts first, then the ideas, then those given, latest year first. */
export function groupsOf(gifts: readonly Gift[]): GiftGroup[] {
  const given = gifts.filter(({ state }) => isPast(state));
  const years = [...new Set(given.map(({ year }) => year))].sort((one, other) => (other ?? 0) - (one ?? 0));
  const furthest = (one: Gift, other: Gift) =>
    giftStates.indexOf(other.state) - giftStates.indexOf(one.state);
  const groups: GiftGroup[] = [
    {
      title: 'Planned',
      gifts: gifts.filter(({ state }) => state !== 'idea' && !isPast(state)).sort(furthest),
    },
    { title: 'Ideas', gifts: gifts.filter(({ state }) => state === 'idea') },
    ...years.map((year) => ({
      title: givenTitle(year),
      gifts: given.filter((gift) => gift.year === year),
    })),
  ];
  return groups.filter((group) => group.gifts.length > 0);
}

const or = (text: string | null, otherwise: string) => text ?? otherwise;

interface Comparison {
  of: (gift: Gift) => unknown;
  say: (now: Gift) => string;
}
const comparisons: readonly Comparison[] = [
  { of: ({ state }) => state, say: ({ state }) => `It’s now “${stateLabels[state]}”.` },
  { of: ({ title }) => title, say: ({ title }) => `The title is now “${title}”.` },
  {
    of: ({ price }) => price,
    say: ({ price }) => (price === null ? 'The price was removed.' : `The price is now ${inDollars(price)}.`),
  },
  {
    of: ({ note }) => note,
    say: ({ note }) => (note ? `The note is now “${note}”.` : 'The note was removed.'),
  },
  {
    of: ({ link }) => link,
    say: ({ link }) => (link ? `The link now leads to ${hostOf(link)}.` : 'The link was removed.'),
  },
  { of: forText, say: (now) => `It’s now for ${or(forText(now), 'no special occasion')}.` },
  {
    of: ({ outcome }) => outcome,
    say: ({ outcome }) =>
      outcome ? `How it went: ${outcomeLabels[outcome].toLowerCase()}.` : 'How it went: no answer.',
  },
  {
    of: ({ state, dates }) => (state === 'idea' ? null : dates[state]),
    say: ({ state, dates }) => {
      const on = state === 'idea' ? null : dates[state];
      return on ? `The date is now ${formatDate(on)}.` : 'The date was removed.';
    },
  },
];

/** Whether nothing differs that a user sees. */
export const looksSame = (before: Gift, now: Gift): boolean =>
  comparisons.every(({ of }) => of(before) === of(now));

/** The differences of a gift that was changed elsewhere, as sentences. */
export function whatChanged(before: Gift, now: Gift): string[] {
  const changed = comparisons.filter(({ of }) => of(before) !== of(now)).map(({ say }) => say(now));
  return changed.length > 0 ? changed : ['Someone changed it and then changed it back.'];
}
