import type { Spend } from '@giftwell/contracts/gift-ai/facts';
import { priceRange } from '@giftwell/contracts/gift-ai/spend';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';

/** Limits of a price, in cents, ends included. */
export type PriceRange = ReturnType<typeof priceRange>;

/** This share of an idea's own price range must be affordable. */
const affordableShare = 0.25;

/** The part of a price, in dollars, that lies within a range; null if that is too little of it. */
export function priceWithin(
  [low, high]: readonly [number, number],
  { minCents, maxCents }: PriceRange,
): [number, number] | null {
  if (!isPricedWithin(low, high, minCents, maxCents)) return null;
  return [Math.max(low, Math.ceil(minCents / 100)), Math.min(high, Math.floor(maxCents / 100))];
}

/** Whether enough of a price, in dollars, lies within a range in cents. */
export function isPricedWithin(low: number, high: number, minCents: number, maxCents: number): boolean {
  const [atMost, atLeast] = decidingCents(low, high);
  return atMost <= maxCents && atLeast >= minCents;
}

/** The prices, in cents, of which the first must be at most the end of a range and the second at least its start. */
export function decidingCents(low: number, high: number): readonly [atMost: number, atLeast: number] {
  const needed = affordableShare * (high - low);
  return [100 * (low + needed), 100 * (high - needed)];
}

/** Price range of an idea, in cents. */
export interface Price {
  priceMinCents: number;
  priceMaxCents: number;
}

/** Whether a price fits a budget, or the limits that were stated within it. */
export function isAffordable(
  { priceMinCents: low, priceMaxCents: high }: Price,
  budget: Budget,
  spend: Spend | null,
): boolean {
  const { minCents, maxCents } = priceRange(budget, spend);
  const areCents = Number.isInteger(low) && Number.isInteger(high);
  return areCents && low > 0 && minCents <= low && low <= high && high <= maxCents;
}
