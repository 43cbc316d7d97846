import { z } from 'zod';

/** Dollars on the wire (a JSON number, at most two decimals), integer cents inside. */
export const dollars = z
  .number()
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most two decimals')
  .transform((value) => Math.round(value * 100));

export const cents = z.number().int().min(0).max(100_000_000, 'At most $1,000,000');

/** A price from a form: dollars on the wire, cents inside, up to a million dollars. */
export const price = dollars.pipe(cents);

/** A sum in an answer, in dollars. */
export const dollarSum = z.number().min(0);

/** Converts cents to dollars for an answer: `2550` → `25.5`; null stays null. */
export const toDollars = <T extends number | null>(value: T): T => (value === null ? null : value / 100) as T;

/** `2500` → `$25`, `2550` → `$25.50`. */
export const formatCents = (value: number): string => {
  const amount = Math.trunc(value / 100);
  // Without a thousands separator, no locale data is needed.
  const whole = amount < 1_000 ? String(amount) : amount.toLocaleString('en-US');
  return value % 100 === 0 ? `$${whole}` : `$${whole}.${String(value % 100).padStart(2, '0')}`;
};

/** A price range for display: `$25 – $40`, or `$25`. */
export const formatPriceRange = (min: number, max: number): string =>
  min === max ? formatCents(min) : `${formatCents(min)} – ${formatCents(max)}`;
