import type { CircumstanceKind, RestrictionKind, WishKind } from '@giftwell/contracts/gift-ai/facts';
import {
  budgetLabels,
  budgets,
  occasionLabels,
  type Budget,
  type OccasionType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { maxAge } from '@giftwell/contracts/people/person-fields';
import { dollarsOf } from '../money/dollars.js';
import type { Fact, FactKind } from './fact-chips.js';
import { circumstanceLabels, restrictionLabels, wishLabels } from './fact-labels.js';

/** Names of the kinds in a list. */
export const kindLabels: Record<FactKind, string> = {
  interest: 'Something they love',
  restriction: 'A limit, such as an allergy',
  dislike: 'Something to avoid',
  circumstance: 'Something in their life',
  wish: 'A wish for the gift',
  occasion: 'The occasion',
  age: 'Their age',
  budget: 'Your budget',
  spend: 'An amount within your budget',
};

/** A fact in the editor: a choice from a list, and one or two text fields. */
interface FactFields {
  choice: string;
  text: string;
  second: string;
}

const textOf: Record<'interest' | 'dislike' | 'age' | 'spend', string> = {
  interest: 'What do they love?',
  dislike: 'What should we avoid?',
  age: 'How old are they?',
  spend: 'At least, in dollars',
};
const secondOf: Partial<Record<FactKind, string>> = { spend: 'At most, in dollars' };

const choices: Record<
  Exclude<FactKind, keyof typeof textOf>,
  { label: string; labels: Readonly<Record<string, string>>; more: readonly string[] }
> = {
  restriction: { label: 'Which limit?', labels: restrictionLabels, more: ['other-allergy', 'reads-only'] },
  circumstance: { label: 'What is it?', labels: circumstanceLabels, more: ['owns', 'origin'] },
  wish: { label: 'What kind of gift?', labels: wishLabels, more: [] },
  occasion: { label: 'What’s the occasion?', labels: occasionLabels, more: ['other'] },
  budget: { label: 'How much?', labels: budgetLabels, more: [] },
};

const detailLabels: Record<string, string> = {
  'other-allergy': 'Allergic to what?',
  'reads-only': 'Which language?',
  owns: 'What do they have?',
  origin: 'Which country?',
  other: 'What’s the occasion?',
};

const isText = (kind: FactKind): kind is keyof typeof textOf => kind in textOf;

/** Labels of the fields for a kind; `choice` is the current choice. */
export function asksFor(kind: FactKind, choice: string): Record<keyof FactFields, string | null> {
  if (isText(kind)) return { choice: null, text: textOf[kind], second: secondOf[kind] ?? null };
  const { label, more } = choices[kind];
  return { choice: label, text: more.includes(choice) ? detailLabels[choice]! : null, second: null };
}

export function optionsOf(kind: FactKind): { value: string; label: string }[] {
  if (isText(kind)) return [];
  if (kind === 'budget') return budgets.map((value) => ({ value, label: budgetLabels[value] }));
  return Object.entries(choices[kind].labels).map(([value, label]) => ({ value, label }));
}

export const blankOf = (fact: Fact | null): FactFields => ({ ...blank, ...(fact && filledIn(fact)) });
const blank: FactFields = { choice: '', text: '', second: '' };

const figures = (sum: number | null | undefined): string => String(sum ?? '');

function filledIn(fact: Fact): Partial<FactFields> {
  switch (fact.kind) {
    case 'interest':
    case 'dislike':
      return { text: fact.phrase };
    case 'age':
      return { text: String(fact.age) };
    case 'spend':
      return { text: figures(fact.of.least), second: figures(fact.of.most) };
    case 'restriction':
    case 'circumstance':
    case 'occasion':
      return { choice: fact.of, text: fact.detail ?? '' };
    case 'wish':
    case 'budget':
      return { choice: fact.of };
  }
}

const ageOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0);

const maxSum = 999_999;

/** Null for an empty field; 0 for an invalid sum. */
function sumOf(text: string): number | null {
  if (!text.trim()) return null;
  const sum = dollarsOf(text);
  return sum !== null && Number.isInteger(sum) && sum <= maxSum ? sum : 0;
}

function problemWithSums(least: number | null, most: number | null): string | null {
  if (least === 0 || most === 0) return 'Please enter whole dollars, such as 40';
  if (least === null && most === null) return 'Please fill in at least one';
  return least && most && least > most ? '“At least” can’t be more than “at most”' : null;
}

/** The message for a missing or invalid value. */
export function problemWith(kind: FactKind, { choice, text, second }: FactFields): string | null {
  const asked = asksFor(kind, choice);
  if (kind === 'spend') return problemWithSums(sumOf(text), sumOf(second));
  if (kind === 'age')
    return ageOf(text) >= 1 && ageOf(text) <= maxAge ? null : `Please enter an age from 1 to ${maxAge}`;
  if (asked.choice && !choice) return 'Please choose one';
  return asked.text && !text.trim() ? 'Please say what it is' : null;
}

/** Builds the fact; call only if `problemWith` returns nothing. */
export function factFrom(kind: FactKind, { choice, text, second }: FactFields): Fact {
  const detail = asksFor(kind, choice).text ? text.trim().slice(0, 60) : null;
  switch (kind) {
    case 'interest':
    case 'dislike':
      return { kind, phrase: text.trim() };
    case 'age':
      return { kind, age: ageOf(text) };
    case 'spend':
      return { kind, of: { least: sumOf(text), most: sumOf(second) } };
    case 'restriction':
      return { kind, of: choice as RestrictionKind, detail };
    case 'circumstance':
      return { kind, of: choice as CircumstanceKind, detail };
    case 'occasion':
      return { kind, of: choice as OccasionType, detail };
    case 'wish':
      return { kind, of: choice as WishKind };
    case 'budget':
      return { kind, of: choice as Budget };
  }
}
