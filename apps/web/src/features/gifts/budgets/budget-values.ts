import type { Occasion } from '@giftwell/contracts/planning/occasions';
import { amountProblem, dollarsOf, dollarText, isAmount } from '../../../ui/money/dollars.js';

/** A budget of all gifts in a year, or of those for each date of an occasion. */
export type BudgetOf = { year: number } | { occasionId: number };

/** The texts of the fields, by `2026` for a year and `o7` for an occasion. */
export type BudgetTexts = Readonly<Record<string, string>>;

export const fieldOfYear = (year: number): string => String(year);
export const fieldOfOccasion = (occasionId: number): string => `o${occasionId}`;

const targetOf = (field: string): BudgetOf =>
  field.startsWith('o') ? { occasionId: Number(field.slice(1)) } : { year: Number(field) };

export const budgetTexts = (
  years: readonly { year: number; budget: number | null }[],
  occasions: readonly Pick<Occasion, 'id' | 'giftBudget'>[],
): BudgetTexts =>
  Object.fromEntries([
    ...years.map(({ year, budget }) => [fieldOfYear(year), dollarText(budget)] as const),
    ...occasions.map(({ id, giftBudget }) => [fieldOfOccasion(id), dollarText(giftBudget)] as const),
  ]);

/** Error messages by field; empty if there are none. */
export const budgetProblems = (texts: BudgetTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => !isAmount(text))
      .map(([field]) => [field, amountProblem]),
  );

/** The changed budgets, in dollars; null if the field is empty. */
export const changedBudgets = (before: BudgetTexts, texts: BudgetTexts) =>
  Object.entries(texts)
    .filter(([field, text]) => dollarsOf(text) !== dollarsOf(before[field] ?? ''))
    .map(([field, text]) => ({ of: targetOf(field), amount: dollarsOf(text) }));
