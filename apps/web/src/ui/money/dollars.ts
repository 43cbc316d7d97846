const plain = /^\d{1,7}(?:[.,]\d{1,2})?$/;
/** Seven digits at most, too. */
const grouped = /^(?:[1-9],\d{3},\d{3}|[1-9]\d{0,2},\d{3})(?:\.\d{1,2})?$/;

/** The longest text of a field for an amount: `$1,000,000.00`, with some spaces. */
export const maxAmountLength = 16;

/** The error message for an invalid amount. */
export const amountProblem = 'Enter an amount such as 25 or 25.50';

/** Whether a field has a valid amount or is empty. */
export const isAmount = (text: string): boolean => !text.trim() || dollarsOf(text) !== null;

/** The dollars in a field, such as `25`, `25,50` or `$1,200.50`; null if it is empty or has no amount. */
export function dollarsOf(text: string): number | null {
  const number = text.trim().replace(/^\$\s*/, '');
  if (plain.test(number)) return Number(number.replace(',', '.'));
  return grouped.test(number) ? Number(number.replaceAll(',', '')) : null;
}

/** Dollars for a field: `25` or `25.50`. */
export const dollarText = (dollars: number | null): string =>
  dollars === null ? '' : Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
