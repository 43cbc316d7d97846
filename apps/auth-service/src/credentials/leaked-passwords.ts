import { passwordMin } from '@giftwell/contracts/auth/auth';

/** Patterns that the list leaves out: rows of a keyboard or the alphabet, and repeated pieces. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
].flatMap((row) => [row, [...row].reverse().join('')]);
const repeated = /^(.{1,4})\1+$/su;

let list: Promise<string> | undefined;

/**
 * Whether a password, in lower case, is among the 43,000 most frequent of published leaks, a row of keys, or a short
 * piece repeated. The list is loaded on the first call.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  if (password.length < passwordMin) return false;
  if (repeated.test(password) || rows.some((row) => row.includes(password))) return true;
  return (await (list ??= load())).includes(`\n${password}\n`);
}

/** One password per line: as one text the list takes a fifth of the memory of a Set. */
async function load(): Promise<string> {
  // Only `default`: in the bundle, a CommonJS package imported later has no named exports.
  const { default: language } = await import('@zxcvbn-ts/language-common');
  const all: string[] = language.dictionary['passwords-common'];
  const lines = all.filter((password) => password.length >= passwordMin).join('\n');
  // The package would keep its array as long as the process runs.
  all.length = 0;
  return `\n${lines}\n`;
}
