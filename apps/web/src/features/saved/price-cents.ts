import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';

/** The minimum price of an idea: the stored value, or the first number of its price text, or `null`. */
export function priceCents({
  priceMinCents,
  price,
}: Pick<Suggestion, 'priceMinCents' | 'price'>): number | null {
  if (priceMinCents > 0) return priceMinCents;
  const [number] = /\d[\d,]*(\.\d+)?/.exec(price) ?? [];
  return number === undefined ? null : Math.round(Number(number.replaceAll(',', '')) * 100);
}
