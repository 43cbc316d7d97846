import { passwordMin } from '@giftwell/contracts/auth/auth';

/** The list leaves out what rules find: rows of a keyboard or the alphabet, and one short piece again and again. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
].flatMap((row) => [row, [...row].reverse().join('')]);
const repeated = /^(.{1,4})\1+$/su;

let list: Promise<string> | undefined;

/**
 * Whether a password, in lower case, is among the 43,000 most frequent of published leaks, a row of keys, or a short piece
 * repeated. The list is loaded with the first call.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  if (password.length < passwordMin) return false;
  if (repeated.test(password) || rows.some((row) => row.includes(password))) return true;
  return (await (list ??= load())).includes(`\n${password}\n`);
}

/** One password a line. As one text the list takes a fifth of the memory of a Set. */
async function load(): Promise<string> {
  // Only `default`: in the bundle, a CommonJS package that is imported later has no other names.
  const { default: language } = await import('@zxcvbn-ts/language-common');
  const all: string[] = language.dictionary['passwords-common'];
  const lines = all.filter((password) => password.length >= passwordMin).join('\n');
  // The package keeps its array as long as the process runs.
  all.length = 0;
  return `\n${lines}\n`;
}
