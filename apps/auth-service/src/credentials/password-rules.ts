import { isLeakedPassword } from './leaked-passwords.js';

const lettersAndDigits = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const withoutDigitsAround = (value: string) => value.replace(/^\p{N}+|\p{N}+$/gu, '');
const ownName = 'giftwell';

/** Why a password is refused, as a message for the user; null if it is accepted. */
export async function weaknessOf(
  password: string,
  owner: { username: string; email: string },
): Promise<string | null> {
  const bare = lettersAndDigits(password);
  const word = withoutDigitsAround(bare);
  if (
    word === ownName ||
    (await isLeakedPassword(password.toLowerCase())) ||
    (await isLeakedPassword(bare))
  ) {
    return 'This password is one of the first that others would try. Please choose another one.';
  }
  const tried = new Set([bare, word]);
  const [mailbox = ''] = owner.email.split('@');
  const own = [owner.username, owner.email, mailbox].map(lettersAndDigits);
  if (own.some((name) => name !== '' && (tried.has(name) || tried.has(withoutDigitsAround(name) || name)))) {
    return 'Please choose a password that isn’t your name or email address.';
  }
  return null;
}
