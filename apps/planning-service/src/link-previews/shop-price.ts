import { formatCents } from '@giftwell/contracts/core/money';

export interface ShopPrice {
  /** For display, for example `$25` or `€19.90`. */
  text: string;
  /** Null if it isn't in dollars. */
  cents: number | null;
}

const mostCents = 100_000_000;

/** A price as pages give it, `1,299.00` or `19,90`, in a currency such as `EUR`; null if it isn't one. */
export function shopPrice(price: unknown, currency: unknown): ShopPrice | null {
  const cents = centsOf(String(price ?? '').trim());
  if (cents === null || cents === 0 || cents > mostCents) return null;
  const code = String(currency ?? '')
    .trim()
    .toUpperCase();
  if (code === 'USD') return { text: formatCents(cents), cents };
  if (!/^[A-Z]{3}$/.test(code)) return null;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  return { text: format.format(cents / 100), cents: null };
}

function centsOf(text: string): number | null {
  if (!/^\d[\d., ]*$/.test(text)) return null;
  // The last sign with one or two digits after it separates the cents; all others group thousands.
  const [, whole, part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text)!;
  const digits = whole!.replace(/[., ]/g, '');
  return digits.length > 9 ? null : Number(digits) * 100 + Number(part.padEnd(2, '0'));
}
