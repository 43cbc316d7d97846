import type { Spend } from './facts.js';
import { budgetRange, budgets, type Budget } from './vocabulary.js';

/** The stated limits within a budget, in dollars; limits outside are null. */
export function spendWithin(budget: Budget, spend: Spend | null): Spend {
  const { minCents, maxCents } = budgetRange[budget];
  const within = (dollars: number | null | undefined) =>
    dollars && 100 * dollars > minCents && 100 * dollars < maxCents ? dollars : null;
  return { least: within(spend?.least), most: within(spend?.most) };
}

/** "Sixty dollars" is what a gift may cost, so that most gifts cost a bit less, but not much less. */
const fromShare = { ofMost: 0.4, ofLeast: 0.9 } as const;

/** The prices that fit a budget, in cents, ends included. A stated maximum counts instead of the budget's range. */
export function priceRange(budget: Budget, spend: Spend | null): { minCents: number; maxCents: number } {
  const { most } = spendWithin(budget, spend);
  if (most === null) return budgetRange[budget];
  const least = spend?.least ? fromShare.ofLeast * spend.least : fromShare.ofMost * most;
  return { minCents: Math.round(100 * least), maxCents: Math.round(100 * most) };
}

/** Whether a stated sum, in dollars, is more specific than the budget. */
export function limitsWithin(budget: Budget, spend: Spend | null): boolean {
  const { least, most } = spendWithin(budget, spend);
  return least !== null || most !== null;
}

/** The budget for a sum in dollars: that of its maximum, or else of its minimum. */
export function budgetFor({ least, most }: Spend): Budget {
  const fits = (budget: Budget) => {
    const { maxCents } = budgetRange[budget];
    return most ? 100 * most <= maxCents : 100 * (least ?? 0) < maxCents;
  };
  return budgets.find(fits) ?? '500+';
}
