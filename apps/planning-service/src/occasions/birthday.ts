import type { Birthday } from '../recipients/recipient-row.js';

const sameDay = (one: Birthday, other: Birthday) => one.date.slice(5) === other.date.slice(5);

/**
 * The one day for a recipient's birthdate and their birthday: what was said just now, and the one with its year
 * where two say the same day. `told` is a new birthdate, `celebrated` a new day of the occasion, `known` the birthdate
 * that was there before an occasion was. Null when nothing new was said.
 */
export function agreedBirthday(
  told: Birthday | null,
  celebrated: Birthday | null,
  known: Birthday | null,
): Birthday | null {
  if (!celebrated) return told;
  const other = told ?? known;
  return other?.yearKnown && sameDay(other, celebrated) ? other : celebrated;
}
