import { formatCents, formatPriceRange } from '@giftwell/contracts/core/money';
import type { Gift, GiftMoney, GiftState } from '@giftwell/contracts/planning/gifts';

export const stateLabels: Record<GiftState, string> = {
  idea: 'Idea',
  decided: 'Decided',
  bought: 'Bought',
  ready: 'Ready',
  given: 'Given',
  thanked: 'Thanked',
};

/** `25.5` dollars → `$25.50`. */
export const inDollars = (amount: number): string => formatCents(Math.round(amount * 100));

/** The price, or the estimate of its suggestion. */
export function priceText({ price, estimate }: Pick<Gift, 'price' | 'estimate'>): string | null {
  if (price !== null) return inDollars(price);
  if (!estimate) return null;
  return `about ${formatPriceRange(Math.round(estimate.least * 100), Math.round(estimate.most * 100))}`;
}

/** The sums of some gifts: `$45 spent · $80 planned`. */
export function moneyText({ budget, planned, spent, withoutPrice }: GiftMoney): string {
  const parts = [
    `${inDollars(spent)} spent`,
    planned > spent && `${inDollars(planned)} planned`,
    budget !== null && `budget ${inDollars(budget)}`,
    budget !== null && planned > budget && `${inDollars(planned - budget)} over budget`,
    withoutPrice > 0 && `${withoutPrice} without a price`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Whether more is planned than the budget allows. */
export const isOverBudget = ({ budget, planned }: GiftMoney): boolean => budget !== null && planned > budget;
