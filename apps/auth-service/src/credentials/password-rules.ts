import { leakedPasswords } from './leaked-passwords.js';

const lettersAndDigits = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const withoutDigitsAround = (value: string) => value.replace(/^\p{N}+|\p{N}+$/gu, '');

/** The problem of a password, as a message for the user, or null. */
export function weaknessOf(password: string, owner: { username: string; email: string }): string | null {
  const lower = password.toLowerCase();
  if (leakedPasswords.has(lower) || new Set(lower).size === 1) {
    return 'This password is one of the first that others would try. Please choose another one.';
  }
  const bare = lettersAndDigits(password);
  const tried = new Set([bare, withoutDigitsAround(bare)]);
  const [mailbox = ''] = owner.email.split('@');
  const own = [owner.username, owner.email, mailbox].map(lettersAndDigits);
  if (own.some((word) => word !== '' && (tried.has(word) || tried.has(withoutDigitsAround(word) || word)))) {
    return 'Please choose a password that is not your name or email address.';
  }
  return null;
}
