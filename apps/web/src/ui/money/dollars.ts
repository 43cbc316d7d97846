const amount = /^\$?\s*(\d{1,7}(?:[.,]\d{1,2})?)$/;

/** The error message for an invalid amount. */
export const amountProblem = 'Enter an amount such as 25 or 25.50';

/** Whether a field has a valid amount or is empty. */
export const isAmount = (text: string): boolean => !text.trim() || amount.test(text.trim());

/** The dollars in a field; null if it is empty. */
export function dollarsOf(text: string): number | null {
  const [, number] = amount.exec(text.trim()) ?? [];
  return number ? Number(number.replace(',', '.')) : null;
}

/** Dollars for a field: `25` or `25.50`. */
export const dollarText = (dollars: number | null): string =>
  dollars === null ? '' : Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
