/** The cents of an amount such as `1,299.00`, `19,90` or `1.299,00`; null if it isn't one, or is too large. */
export function centsOfAmount(text: string): number | null {
  if (!/^\d[\d., ]*$/.test(text)) return null;
  // The last sign with one or two digits after it separates the cents; all others group thousands.
  const [, whole, part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text)!;
  const cents = Number(whole!.replace(/[., ]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return cents > maxCents ? null : cents;
}

const maxCents = 100_000_000;
