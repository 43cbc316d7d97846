import { formatCents } from '@giftwell/contracts/core/money';

const mostCents = 100_000_000;
const firstAmount = /\d[\d,]*(?:\.\d{1,2})?/;

/** A price as it is shown, and the first amount in it in cents; a bare number is in dollars. */
export function readPrice(text: string): { price: string | null; amountCents: number | null } {
  if (text === '') return { price: null, amountCents: null };
  const [found] = firstAmount.exec(text) ?? [];
  const cents = found === undefined ? null : Math.round(Number(found.replaceAll(',', '')) * 100);
  if (cents === null || cents > mostCents) return { price: text, amountCents: null };
  return { price: found === text ? formatCents(cents) : text, amountCents: cents };
}
