import { formatCents } from '@giftwell/contracts/core/money';
import { centsOfAmount } from '../price-amount.js';

export interface ShopPrice {
  /** For display, for example `$25` or `€19.90`. */
  text: string;
  /** Null if it isn't in dollars. */
  cents: number | null;
}

/** A price as pages give it, `1,299.00` or `19,90`, in a currency such as `EUR`; null if it isn't one. */
export function shopPrice(price: unknown, currency: unknown): ShopPrice | null {
  const cents = centsOfAmount(String(price ?? '').trim());
  if (!cents) return null;
  const code = String(currency ?? '')
    .trim()
    .toUpperCase();
  if (code === 'USD') return { text: formatCents(cents), cents };
  if (!/^[A-Z]{3}$/.test(code)) return null;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  return { text: format.format(cents / 100), cents: null };
}
