import type { Birthday } from '../recipients/recipient-row.js';

const sameDay = (one: Birthday, other: Birthday) => one.date.slice(5) === other.date.slice(5);

/**
 * Keeps a recipient's birthdate and birthday occasion the same: the newest value wins, and of two equal days the one
 * with its year. `told` is a new birthdate, `celebrated` a new day of the occasion, `known` the birthdate that existed
 * before an occasion did. Null if nothing is new.
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
