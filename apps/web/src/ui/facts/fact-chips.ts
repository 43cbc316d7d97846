import {
  correctionsBetween,
  correctionsSchema,
  type Corrections,
} from '@giftwell/contracts/gift-ai/corrections';
import type {
  CircumstanceKind,
  PersonFacts,
  RestrictionKind,
  Spend,
  WishKind,
} from '@giftwell/contracts/gift-ai/facts';
import { budgetFor, limitsWithin, spendWithin } from '@giftwell/contracts/gift-ai/spend';
import { budgetLabels, occasionLabels, slug } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Budget, OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { circumstanceLabels, restrictionLabels, wishLabels } from './fact-labels.js';

/** The correctable basis of ideas. */
export interface Basis {
  facts: PersonFacts;
  age: number | null;
  occasion: OccasionType | null;
  customType: string | null;
  budget: Budget | null;
}

/** One understood fact; `source` are the words it came from, if any. */
export type Fact = { source?: string } & (
  | { kind: 'interest' | 'dislike'; phrase: string }
  | { kind: 'restriction'; of: RestrictionKind; detail: string | null }
  | { kind: 'circumstance'; of: CircumstanceKind; detail: string | null }
  | { kind: 'wish'; of: WishKind }
  | { kind: 'occasion'; of: OccasionType; detail: string | null }
  | { kind: 'age'; age: number }
  | { kind: 'budget'; of: Budget }
  | { kind: 'spend'; of: Spend }
);
export type FactKind = Fact['kind'];

export interface Chip {
  /** React key: stays the same for the same fact. */
  key: string;
  label: string;
  fact: Fact;
}

function restrictionLabel(of: RestrictionKind, detail: string | null): string {
  if (of === 'other-allergy' && detail) return `No ${detail}`;
  return of === 'reads-only' && detail ? `Reads only ${detail}` : restrictionLabels[of];
}

const detailed: Partial<Record<CircumstanceKind, string>> = { owns: 'Already has', origin: 'Has ties to' };
const circumstanceLabel = (of: CircumstanceKind, detail: string | null): string =>
  detail && detailed[of] ? `${detailed[of]} ${detail}` : circumstanceLabels[of];

const dollars = (sum: number) => `$${sum.toLocaleString('en-US')}`;

function spendLabel({ least, most }: Spend): string {
  if (least && most) return least === most ? dollars(most) : `${dollars(least)} – ${dollars(most)}`;
  return most ? `Up to ${dollars(most)}` : `From ${dollars(least ?? 0)}`;
}

/** A fact as text. */
export function labelOf(fact: Fact): string {
  switch (fact.kind) {
    case 'interest':
      return fact.phrase;
    case 'dislike':
      return `Not: ${fact.phrase}`;
    case 'restriction':
      return restrictionLabel(fact.of, fact.detail);
    case 'circumstance':
      return circumstanceLabel(fact.of, fact.detail);
    case 'wish':
      return wishLabels[fact.of];
    case 'occasion':
      return fact.detail || occasionLabels[fact.of];
    case 'age':
      return `Age ${fact.age}`;
    case 'budget':
      return budgetLabels[fact.of];
    case 'spend':
      return spendLabel(fact.of);
  }
}

/** Identifies a fact. */
export const keyOf = (fact: Fact): string => `${fact.kind} ${labelOf(fact).toLowerCase()}`;

function factsOf({ facts, age, occasion, customType, budget }: Basis): Fact[] {
  const found: (Fact | null)[] = [
    ...facts.interests.map((each) => ({ kind: 'interest' as const, ...each })),
    ...facts.restrictions.map(({ kind: of, ...rest }) => ({ kind: 'restriction' as const, of, ...rest })),
    ...facts.dislikes.map((each) => ({ kind: 'dislike' as const, ...each })),
    ...facts.circumstances.map(({ kind: of, ...rest }) => ({ kind: 'circumstance' as const, of, ...rest })),
    ...facts.wishes.map(({ kind: of, source }) => ({ kind: 'wish' as const, of, source })),
    occasionOf(occasion, customType),
    age === null ? null : { kind: 'age', age },
    budget && { kind: 'budget', of: budget },
    facts.spend ? { kind: 'spend', of: facts.spend } : null,
  ];
  return found.filter((fact) => fact !== null);
}

/** An unnamed other occasion is a gift without an occasion. */
const occasionOf = (of: OccasionType | null, detail: string | null): Fact | null =>
  of === null || (of === 'other' && !detail)
    ? null
    : { kind: 'occasion', of, detail: of === 'other' ? detail : null };

/** A sum counts only within the budget, and not if it equals the budget's end. */
const counts = (spend: Spend, { budget }: Basis): boolean => budget === null || limitsWithin(budget, spend);

/** Whether a stated maximum counts instead of the budget's range. */
export const hasOwnMaximum = ({ budget, facts }: Basis): boolean =>
  budget !== null && spendWithin(budget, facts.spend).most !== null;

/** Whether the stated sums say all that the budget would: "$60 – $100" instead of "$51 – $100". */
const replacesBudget = (basis: Basis): boolean => {
  const { spend } = basis.facts;
  return hasOwnMaximum(basis) || (!!spend?.least && !!spend.most && counts(spend, basis));
};

/** The understood facts, interests first and without repeats. */
export function chipsOf(basis: Basis): Chip[] {
  const isShown = (fact: Fact) => {
    if (fact.kind === 'budget') return !replacesBudget(basis);
    return fact.kind !== 'spend' || counts(fact.of, basis);
  };
  const said = factsOf(basis).filter(isShown);
  const chips = said.map((fact) => ({ key: keyOf(fact), label: labelOf(fact), fact }));
  return [...new Map(chips.map((chip) => [chip.key, chip])).values()];
}

/** The basis with exactly these facts; the rest comes from `before`. */
function basisOf(facts: readonly Fact[], before: Basis): Basis {
  const ofKind = <K extends FactKind>(kind: K) =>
    facts.filter((fact): fact is Fact & { kind: K } => fact.kind === kind);
  const phrases = (kind: 'interest' | 'dislike') =>
    facts.flatMap((fact) => (fact.kind === kind ? [{ phrase: fact.phrase, source: fact.source ?? '' }] : []));
  const [day] = ofKind('occasion').slice(-1);
  return {
    facts: {
      ...before.facts,
      interests: phrases('interest'),
      dislikes: phrases('dislike'),
      restrictions: ofKind('restriction').map(({ of: kind, detail, source = '' }) => ({
        kind,
        detail,
        source,
      })),
      circumstances: ofKind('circumstance').map(({ of: kind, detail, source = '' }) => ({
        kind,
        detail,
        source,
      })),
      wishes: ofKind('wish').map(({ of: kind, source = '' }) => ({ kind, source })),
      spend: ofKind('spend').at(-1)?.of ?? null,
    },
    age: ofKind('age').at(-1)?.age ?? null,
    // Otherwise the text would restore the occasion.
    occasion: day?.of ?? (before.occasion && 'other'),
    customType: day?.detail ?? null,
    budget: ofKind('budget').at(-1)?.of ?? null,
  };
}

/** The budget can be changed, but not removed. */
export const canGo = ({ kind }: Fact): boolean => kind !== 'budget';

/** Everything but one fact, or with `instead` in its place. */
export const without = (basis: Basis, gone: Fact, instead?: Fact): Basis =>
  withBudgetFor(
    instead,
    basisOf(
      factsOf(basis).flatMap((fact) => (keyOf(fact) === keyOf(gone) ? (instead ?? []) : fact)),
      basis,
    ),
  );

/** Adds a fact, unless it is already there. */
export const withFact = (basis: Basis, fact: Fact): Basis =>
  chipsOf(basis).some(({ key }) => key === keyOf(fact))
    ? basis
    : withBudgetFor(fact, basisOf([...factsOf(basis), fact], basis));

/** The budget follows a sum outside of it. */
const withBudgetFor = (fact: Fact | undefined, basis: Basis): Basis =>
  fact?.kind === 'spend' && !(basis.budget && limitsWithin(basis.budget, fact.of))
    ? { ...basis, budget: budgetFor(fact.of) }
    : basis;

/** Adds a text that wasn't understood as an interest, word by word. */
export function takePhrase(basis: Basis, words: string): Basis {
  const notUnderstood = basis.facts.notUnderstood.filter((each) => each !== words);
  const phrase = words.trim().slice(0, phraseMax).trim();
  return withFact({ ...basis, facts: { ...basis.facts, notUnderstood } }, { kind: 'interest', phrase });
}
export const phraseMax = 80;

const phrasesIn = ({ facts }: Pick<Basis, 'facts'>) =>
  new Set(facts.interests.map(({ phrase }) => slug(phrase)));

/** Ticked interests without those removed as chips. */
export function interestsLeft(
  ticked: readonly string[],
  before: Pick<Basis, 'facts'>,
  after: Pick<Basis, 'facts'>,
) {
  const kept = phrasesIn(after);
  const known = phrasesIn(before);
  return ticked.filter((word) => kept.has(slug(word)) || !known.has(slug(word)));
}

const correctionsOf = ({ corrections }: WizardInput): Corrections | null =>
  corrections ? correctionsSchema.parse(corrections) : null;

/** Without the removal of interests that are now ticked. */
export function withTicked(corrections: Corrections | null, ticked: readonly string[]): Corrections | null {
  if (!corrections) return null;
  const slugs = new Set(ticked.map(slug));
  const interests = corrections.removed.interests.filter(({ phrase }) => !slugs.has(slug(phrase)));
  return { ...corrections, removed: { ...corrections.removed, interests } };
}

/** The request with corrections; what wasn't corrected is sent as before. */
export function correctedInput(input: WizardInput, before: Basis, after: Basis): WizardInput {
  const otherDay = after.occasion !== before.occasion || after.customType !== before.customType;
  return {
    ...input,
    facts: after.facts,
    ...(after.facts !== before.facts && {
      corrections: correctionsBetween(before.facts, after.facts, correctionsOf(input)),
    }),
    // A request needs an interest; without one the facts count alone.
    ...(input.interests &&
      after.facts.interests.length > 0 && { interests: interestsLeft(input.interests, before, after) }),
    ...(after.age !== before.age && { age: after.age }),
    ...(after.budget !== before.budget && { budget: after.budget ?? undefined }),
    // A date belongs to its occasion and is removed with it.
    ...(otherDay && {
      occasion: after.occasion ?? undefined,
      customType: after.customType,
      occasionDate: null,
    }),
  };
}
