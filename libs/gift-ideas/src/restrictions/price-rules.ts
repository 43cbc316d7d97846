import type { Spend } from '@giftwell/contracts/gift-ai/facts';
import { spendWithin } from '@giftwell/contracts/gift-ai/spend';
import { type Budget, budgetRange } from '@giftwell/contracts/gift-ai/vocabulary';

/** Price range of an idea, in cents. */
export interface Price {
  priceMinCents: number;
  priceMaxCents: number;
}

export function insideBudget({ priceMinCents: low, priceMaxCents: high }: Price, budget: Budget): boolean {
  const { minCents, maxCents } = budgetRange[budget];
  const areCents = Number.isInteger(low) && Number.isInteger(high);
  return areCents && low > 0 && minCents <= low && low <= high && high <= maxCents;
}

/** The upper price may exceed a stated maximum by this factor, because cheaper versions exist. */
const spread = 1.25;
/** Few prices end near the bottom of a budget, so a maximum there limits mainly where prices begin. */
const nearBeginning = { spread: 1.5, top: 1.15 } as const;
const aLittle = 1.1;

/** Whether a price respects a stated sum. A sum outside the budget is ignored. */
export function insideSpend(
  { priceMinCents: low, priceMaxCents: high }: Price,
  budget: Budget,
  spend: Spend | null,
): boolean {
  const { least, most } = spendWithin(budget, spend);
  if (least !== null && high < 100 * least) return false;
  if (most === null) return true;
  const above = (100 * most) / Math.max(1, budgetRange[budget].minCents);
  if (low > 100 * most * (above < nearBeginning.top ? aLittle : 1)) return false;
  return above < nearBeginning.spread || high <= 100 * spread * most;
}
