import type { Spend } from './facts.js';
import { budgetRange, budgets, type Budget } from './vocabulary.js';

/** The stated limits within a budget, in dollars; limits outside are null. A maximum inside brings its minimum along. */
export function spendWithin(budget: Budget, spend: Spend | null): Spend {
  const { minCents, maxCents } = budgetRange[budget];
  const isBelowEnd = (dollars: number) => 100 * dollars < maxCents;
  // A maximum of $51 is in the budget of $51 to $100, and allows none of its other prices.
  const most = spend?.most && 100 * spend.most >= minCents && isBelowEnd(spend.most) ? spend.most : null;
  if (most !== null) return { least: spend?.least || null, most };
  const least = spend?.least && 100 * spend.least > minCents && isBelowEnd(spend.least) ? spend.least : null;
  return { least, most };
}

/** "Sixty dollars" is what a gift may cost, so that prices begin at this share of it. */
const fromShare = 1 / 3;

/** The prices that fit a budget, in cents, ends included. Stated limits count instead of the budget's. */
export function priceRange(budget: Budget, spend: Spend | null): { minCents: number; maxCents: number } {
  const { least, most } = spendWithin(budget, spend);
  const range = budgetRange[budget];
  const maxCents = most === null ? range.maxCents : Math.round(100 * most);
  if (least !== null) return { minCents: Math.round(100 * least), maxCents };
  if (most === null) return range;
  return { minCents: Math.min(range.minCents, Math.round(fromShare * maxCents)), maxCents };
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
