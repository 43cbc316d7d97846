import type { Spend } from '@giftwell/contracts/gift-ai/facts';
import { spendWithin } from '@giftwell/contracts/gift-ai/spend';
import { type Budget, budgetRange } from '@giftwell/contracts/gift-ai/vocabulary';

/** What an idea costs, in cents. */
export interface Price {
  priceMinCents: number;
  priceMaxCents: number;
}

export function insideBudget({ priceMinCents: low, priceMaxCents: high }: Price, budget: Budget): boolean {
  const { minCents, maxCents } = budgetRange[budget];
  const areCents = Number.isInteger(low) && Number.isInteger(high);
  return areCents && low > 0 && minCents <= low && low <= high && high <= maxCents;
}

/** The dearer one of a kind may cost so much more than a stated top: there is a cheaper one. */
const spread = 1.25;
/** Few ideas of a budget end near its beginning, so a top that lies there limits only where prices begin. */
const nearBeginning = { spread: 1.5, top: 1.15 } as const;
const aLittle = 1.1;

/** Whether a price keeps what the giver said to spend; a sum outside the budget says nothing. */
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
