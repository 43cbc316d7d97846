const amount = /^\$?\s*(\d{1,7}(?:[.,]\d{1,2})?)$/;

/** What an amount in a field has to look like. */
export const amountProblem = 'Write an amount such as 25 or 25.50';

/** Whether a field holds an amount, or nothing. */
export const isAmount = (text: string): boolean => !text.trim() || amount.test(text.trim());

/** The dollars that a field holds; null where it is empty. */
export function dollarsOf(text: string): number | null {
  const [, number] = amount.exec(text.trim()) ?? [];
  return number ? Number(number.replace(',', '.')) : null;
}

/** Dollars as a field holds them: `25` or `25.50`. */
export const dollarText = (dollars: number | null): string =>
  dollars === null ? '' : Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
