import { z } from 'zod';
import { maxFacts, noPersonFacts, personFactsSchema, type PersonFacts, type Spend } from './facts.js';

/** Facts that the giver removed or added, to be applied to a later reading. */
export const correctionsSchema = z.strictObject({ removed: personFactsSchema, added: personFactsSchema });
export type Corrections = z.output<typeof correctionsSchema>;

type Lists = Pick<PersonFacts, keyof typeof maxFacts>;
interface AnyFact {
  phrase?: string;
  kind?: string;
  detail?: string | null | undefined;
  source: string;
}
type Join = <T extends AnyFact>(one: readonly T[], other: readonly T[]) => T[];

const joined = (join: Join, one: Lists, other: Lists): Lists => ({
  interests: join(one.interests, other.interests).slice(0, maxFacts.interests),
  dislikes: join(one.dislikes, other.dislikes).slice(0, maxFacts.dislikes),
  restrictions: join(one.restrictions, other.restrictions).slice(0, maxFacts.restrictions),
  circumstances: join(one.circumstances, other.circumstances).slice(0, maxFacts.circumstances),
  wishes: join(one.wishes, other.wishes).slice(0, maxFacts.wishes),
});

const nameOf = ({ kind, detail, phrase }: AnyFact) =>
  [kind, detail, phrase].filter(Boolean).join(' ').toLowerCase();
const isSame = (one: AnyFact, other: AnyFact) => nameOf(one) === nameOf(other);

/** Editing a text may change the length of a fact's source. */
function hasSameWords(one: AnyFact, other: AnyFact): boolean {
  const [words, others] = [one.source.toLowerCase(), other.source.toLowerCase()];
  if (!words || !others) return words === others;
  return words.includes(others) || others.includes(words);
}

const without: Join = (one, other) => one.filter((fact) => !other.some((each) => isSame(each, fact)));
const both: Join = (one, other) => [...one, ...without(other, one)];
/** A removed fact counts again if other words say it. */
const unlessRemoved: Join = (now, removed) =>
  now.filter((fact) => !removed.some((each) => isSame(each, fact) && hasSameWords(each, fact)));

const isSameSum = (one: Spend | null | undefined, other: Spend | null | undefined): boolean =>
  (one?.least ?? null) === (other?.least ?? null) && (one?.most ?? null) === (other?.most ?? null);

/** The difference between two states of the facts, combined with earlier corrections. */
export function correctionsBetween(
  before: PersonFacts,
  after: PersonFacts,
  earlier: Corrections | null,
): Corrections {
  const none = noPersonFacts();
  const { removed, added } = earlier ?? { removed: none, added: none };
  const gone = joined(without, before, after);
  const come = joined(without, after, before);
  const answered = before.notUnderstood.filter((words) => !after.notUnderstood.includes(words));
  const isSumCorrected = !isSameSum(before.spend, after.spend);
  const isSumAsRead = !isSameSum(before.spend, added.spend);
  return {
    removed: {
      ...none,
      ...joined(both, joined(without, removed, come), joined(without, gone, added)),
      spend: isSumCorrected && isSumAsRead ? before.spend : removed.spend,
      notUnderstood: [...new Set([...answered, ...removed.notUnderstood])].slice(0, 20),
    },
    added: {
      ...none,
      ...joined(both, joined(without, added, gone), come),
      spend: isSumCorrected ? after.spend : added.spend,
    },
  };
}

/** Applies corrections to newly read facts; what was removed stays away unless other words say it. */
export function withCorrections(now: PersonFacts, { removed, added }: Corrections): PersonFacts {
  const isOldSum = !now.spend || isSameSum(now.spend, removed.spend);
  return {
    ...now,
    ...joined(both, joined(unlessRemoved, now, removed), added),
    spend: isOldSum ? added.spend : now.spend,
    notUnderstood: now.notUnderstood.filter((words) => !removed.notUnderstood.includes(words)),
  };
}
