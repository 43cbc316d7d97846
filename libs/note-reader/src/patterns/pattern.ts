import { wordGroups, type WordGroups } from './word-groups.js';

/**
 * A pattern over plain words, separated by spaces:
 * `loves|adores` one of several words · `really?` optional · `allerg*` any word that begins so · `bird_watching|golf`
 * one of several, where the first is a phrase · `~` up to three words of any kind · `<adverbs>` a named group of words
 * · `{thing}` one to four words that are captured · `{thing:foods}` one of a named group that is captured.
 */
export interface Pattern {
  /** Matches at a position of the plain text. */
  regexp: RegExp;
  starts: readonly Start[];
}

/** How a pattern can begin. Words are numbers here, also the first letters of words. */
export interface Start {
  key: number;
  /** The words that can follow; null if any word can, or none. */
  next: readonly number[] | null;
}

const anyWord = '[^ .,;:!?]+';

/** The first two letters, or the mark of numbers, with an asterisk so that it can't be a word. */
const prefixKey = (word: string): string => (word.startsWith('#') ? '#*' : `${word.slice(0, 2)}*`);

/** A number for each key of a pattern, because numbers are looked up faster than words. */
const keyNumbers = new Map<string, number>();

function numberOfKey(key: string): number {
  const number = keyNumbers.get(key) ?? keyNumbers.size;
  keyNumbers.set(key, number);
  return number;
}

const none: readonly number[] = [];
/** The keys of all patterns that may begin with a word. Known once all patterns are compiled. */
export function keysOf(word: string): readonly number[] {
  const whole = keyNumbers.get(word);
  const prefix = keyNumbers.get(prefixKey(word));
  if (whole === undefined) return prefix === undefined ? none : [prefix];
  return prefix === undefined ? [whole] : [whole, prefix];
}

/** "allerg*" is indexed by its first letters, "loves" by the word. */
function keyOfWord(word: string): number {
  const read = numbers.get(word) ?? word;
  // The index has two letters, so it would never find the pattern.
  if (/^[^#]?\*/.test(read)) throw new Error(`A word needs two letters before its asterisk: "${word}"`);
  return numberOfKey(read.includes('*') ? prefixKey(read.replace('*', '')) : read);
}

/** The tokens of a pattern; spaces inside brackets don't separate tokens. */
function tokensOf(source: string): string[] {
  const tokens: string[] = [];
  let depth = 0;
  let token = '';
  for (const letter of source) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ' ' && depth === 0) {
      if (token) tokens.push(token);
      token = '';
    } else token += letter;
  }
  return token ? [...tokens, token] : tokens;
}

const withoutBrackets = (token: string) => (token.startsWith('(') ? token.slice(1, -1) : token);

/** The alternatives of a token, each of one or more words. */
function alternativesOf(token: string, groups: WordGroups): readonly string[] {
  const kept = /^\{\w+:([\w-]+)\}$/.exec(token)?.[1];
  if (kept) return groupNamed(kept, groups);
  return withoutBrackets(token)
    .split('|')
    .map((one) => one.replaceAll('_', ' '))
    .flatMap((one) => {
      const group = /^<([\w-]+)>$/.exec(one)?.[1];
      return group ? groupNamed(group, groups) : [one];
    });
}

/** Tokens that test what follows without consuming it. */
const lookaheads = new Map([
  [
    '<stop>',
    '(?=[.,;:!?)(/\\n]|(?:and|but|or|so|because|since|at|any|anymore|she|he|they|budget|loves|i|please|though|due|as|for|right|yet|who|with|when|if|now|either|it|we|is|until) |$)',
  ],
  ['<notblind>', '(?!(?:chess|date|dates|box|boxes|bag|bags|bake|spot|wine|tasting|faith|drawing|auction) )'],
  [
    '<notmeal>',
    '(?!(?:cooking|baking|food|recipes|recipe|cuisine|restaurants|ramen|cakes|cake|curry|curries|burgers|desserts|cookbooks) )',
  ],
  ['<notdeaf>', '(?!(?:culture|history|studies|ears) )'],
  ['<nothingafter>', '(?!(?:from|of|like|than|to do|to eat|to drink|about) )'],
]);

function groupNamed(name: string, groups: WordGroups): readonly string[] {
  const group = groups.get(name) ?? wordGroups.get(name);
  if (!group) throw new Error(`There is no group of words "${name}"`);
  return group;
}

/** Notes have digits for numbers, patterns have words. */
const numbers = new Map(
  'zero two three four five six seven eight nine ten first second third'
    .split(' ')
    .map((word, at) => [word, at === 0 ? '#0' : at < 10 ? `#${at + 1}` : `#${at - 9}th`]),
);

const escaped = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) => `${(numbers.get(word) ?? word).replace(/[.+?$[\]\\]/g, '\\$&').replace('*', '[^ ]*')} `)
    .join('');

const oneOf = (alternatives: readonly string[]) =>
  `(?:${[...alternatives]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`;

function sourceOf(token: string, groups: WordGroups): string {
  const isOptional = token.endsWith('?');
  const plain = isOptional ? token.slice(0, -1) : token;
  return isOptional ? `(?:${elementOf(plain, groups)})?` : elementOf(plain, groups);
}

function elementOf(token: string, groups: WordGroups): string {
  const lookahead = lookaheads.get(token);
  if (lookahead) return lookahead;
  if (token === '~') return `(?:${anyWord} ){0,3}?`;
  const kept = /^\{(\w+)(?::[\w-]+)?\}$/.exec(token);
  if (kept && !token.includes(':')) return `(?<${kept[1]}>(?:${anyWord} ){1,4}?)`;
  if (kept) return `(?<${kept[1]}>${oneOf(alternativesOf(token, groups))})`;
  return oneOf(alternativesOf(token, groups));
}

/** Compiles a pattern. The first token must be words, so that only patterns that can match are tried at a word. */
export function patternOf(source: string, groups: WordGroups = wordGroups): Pattern {
  const tokens = tokensOf(source);
  const [first = ''] = tokens;
  if (!first || first.endsWith('?') || first === '~' || /^\{\w+\}$/.test(first))
    throw new Error(`A pattern begins with words: "${source}"`);
  return {
    regexp: new RegExp(tokens.map((token) => sourceOf(token, groups)).join(''), 'y'),
    starts: startsOf(tokens, groups),
  };
}

function startsOf([first = '', ...others]: readonly string[], groups: WordGroups): Start[] {
  const after = wordsThatBegin(others, groups);
  const starts = new Map<number, Set<number> | null>();
  for (const alternative of alternativesOf(first, groups)) {
    const [word = '', second] = alternative.split(' ');
    const next = second === undefined ? after : new Set([keyOfWord(second)]);
    const key = keyOfWord(word);
    const known = starts.get(key);
    starts.set(key, known === undefined ? next : known && next && new Set([...known, ...next]));
  }
  return [...starts].map(([key, next]) => ({ key, next: next && [...next] }));
}

/** The words with which tokens can begin; null if they can begin with any word, or be left out. */
function wordsThatBegin(tokens: readonly string[], groups: WordGroups): Set<number> | null {
  const keys = new Set<number>();
  for (const token of tokens) {
    const isOptional = token.endsWith('?');
    const plain = isOptional ? token.slice(0, -1) : token;
    if (lookaheads.has(plain) || plain === '~' || /^\{\w+\}$/.test(plain)) return null;
    for (const alternative of alternativesOf(plain, groups)) keys.add(keyOfWord(alternative.split(' ')[0]!));
    if (!isOptional) return keys;
  }
  return null;
}
