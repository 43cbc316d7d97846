import type { Spend } from '@giftwell/contracts/gift-ai/facts';
import { priceRange, spendWithin } from '@giftwell/contracts/gift-ai/spend';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';

/** Price range of an idea, in cents. */
export interface Price {
  priceMinCents: number;
  priceMaxCents: number;
}

/** Whether a price fits a budget, or the sum that was stated within it. */
export function isAffordable(
  { priceMinCents: low, priceMaxCents: high }: Price,
  budget: Budget,
  spend: Spend | null,
): boolean {
  const { minCents, maxCents } = priceRange(budget, spend);
  const { least } = spendWithin(budget, spend);
  const areCents = Number.isInteger(low) && Number.isInteger(high);
  if (least !== null && high < 100 * least) return false;
  return areCents && low > 0 && minCents <= low && low <= high && high <= maxCents;
}
