import { formatCents } from '@giftwell/contracts/core/money';
import { centsOfAmount } from '../price-amount.js';

const firstAmount = /\d+(?:[.,]\d+)*/;

/** A price as it is shown, and the first amount in it in cents; a bare number is in dollars. */
export function readPrice(text: string): { price: string | null; amountCents: number | null } {
  if (text === '') return { price: null, amountCents: null };
  const [found] = firstAmount.exec(text) ?? [];
  const amountCents = found === undefined ? null : centsOfAmount(found);
  return { price: found === text && amountCents !== null ? formatCents(amountCents) : text, amountCents };
}
