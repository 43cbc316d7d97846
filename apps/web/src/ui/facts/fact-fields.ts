import type { CircumstanceKind, RestrictionKind, WishKind } from '@giftwell/contracts/gift-ai/facts';
import {
  budgetLabels,
  budgets,
  occasionLabels,
  type Budget,
  type OccasionType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { maxAge } from '@giftwell/contracts/people/person-fields';
import type { Fact, FactKind } from './fact-chips.js';
import { circumstanceLabels, restrictionLabels, wishLabels } from './fact-labels.js';

/** What a kind of fact is called where one is chosen. */
export const kindLabels: Record<FactKind, string> = {
  interest: 'Something they love',
  restriction: 'A limit, such as an allergy',
  dislike: 'Something to avoid',
  circumstance: 'Something in their life',
  wish: 'A wish for the gift',
  occasion: 'The occasion',
  age: 'Their age',
  budget: 'Your budget',
};

/** A fact as it is filled in: what is chosen from a list, and what is written. */
interface FactFields {
  choice: string;
  text: string;
}

const textOf: Record<'interest' | 'dislike' | 'age', string> = {
  interest: 'What do they love?',
  dislike: 'What should we avoid?',
  age: 'How old are they?',
};

const choices: Record<
  Exclude<FactKind, keyof typeof textOf>,
  { label: string; labels: Readonly<Record<string, string>>; more: readonly string[] }
> = {
  restriction: { label: 'Which limit?', labels: restrictionLabels, more: ['other-allergy', 'reads-only'] },
  circumstance: { label: 'What is it?', labels: circumstanceLabels, more: ['owns'] },
  wish: { label: 'What kind of gift?', labels: wishLabels, more: [] },
  occasion: { label: 'What’s the occasion?', labels: occasionLabels, more: ['other'] },
  budget: { label: 'How much?', labels: budgetLabels, more: [] },
};

const detailLabels: Record<string, string> = {
  'other-allergy': 'Allergic to what?',
  'reads-only': 'Which language?',
  owns: 'What do they have?',
  other: 'What’s the day?',
};

const isText = (kind: FactKind): kind is keyof typeof textOf => kind in textOf;

/** The labels of the fields that a kind of fact needs; `choice` is what is chosen so far. */
export function asksFor(kind: FactKind, choice: string): { choice: string | null; text: string | null } {
  if (isText(kind)) return { choice: null, text: textOf[kind] };
  const { label, more } = choices[kind];
  return { choice: label, text: more.includes(choice) ? detailLabels[choice]! : null };
}

export function optionsOf(kind: FactKind): { value: string; label: string }[] {
  if (isText(kind)) return [];
  if (kind === 'budget') return budgets.map((value) => ({ value, label: budgetLabels[value] }));
  return Object.entries(choices[kind].labels).map(([value, label]) => ({ value, label }));
}

export function blankOf(fact: Fact | null): FactFields {
  if (!fact) return { choice: '', text: '' };
  switch (fact.kind) {
    case 'interest':
    case 'dislike':
      return { choice: '', text: fact.phrase };
    case 'age':
      return { choice: '', text: String(fact.age) };
    case 'restriction':
    case 'circumstance':
    case 'occasion':
      return { choice: fact.of, text: fact.detail ?? '' };
    case 'wish':
    case 'budget':
      return { choice: fact.of, text: '' };
  }
}

const ageOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0);

/** The message at the field for a value that is missing or wrong. */
export function problemWith(kind: FactKind, { choice, text }: FactFields): string | null {
  const asked = asksFor(kind, choice);
  if (kind === 'age')
    return ageOf(text) >= 1 && ageOf(text) <= maxAge ? null : `Please give an age from 1 to ${maxAge}`;
  if (asked.choice && !choice) return 'Please choose one';
  return asked.text && !text.trim() ? 'Please say what it is' : null;
}

/** The fact that was filled in; only after `problemWith` had nothing to say. */
export function factFrom(kind: FactKind, { choice, text }: FactFields): Fact {
  const detail = asksFor(kind, choice).text ? text.trim().slice(0, 60) : null;
  switch (kind) {
    case 'interest':
    case 'dislike':
      return { kind, phrase: text.trim() };
    case 'age':
      return { kind, age: ageOf(text) };
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
