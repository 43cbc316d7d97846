import { plain, stem } from '../text/words.js';

/** Words for quantity or quality, which don't change what an idea is. */
const fillers = new Set(
  [
    ...'a an the and or with for in on of from to by at its their that as into set kit box pack pair trio duo bundle collection'.split(
      ' ',
    ),
    ...'gift present idea deluxe premium luxury luxurious mini small large big little new classic beautiful nice'.split(
      ' ',
    ),
    ...'handmade handcrafted personalized personalised custom one two three four five six your'.split(' '),
  ].map(stem),
);
/** Words after these only add to the thing ("with a pencil"). Words after `of` and `for` say which thing it is. */
const addition = /\s+(?:with|in|from|on|that|to|by|at|and|which|who|inside)\s+|[,:;(–—]/i;
const complement = /\s+(?:of|for)\s+/i;

const significant = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)]
    .map((match) => stem(plain(match[0])))
    .filter((word) => word && !fillers.has(word));

/** The significant words of an idea's name. */
export interface IdeaIdentity {
  words: ReadonlySet<string>;
  /** The words of the thing itself, before `with`, `in`, `from` … */
  core: ReadonlySet<string>;
  /** The head noun: the last word before `of` and `for`. */
  head: string | null;
  category: string | null;
}

/** Most names come again: catalogue ideas in every answer, shown ones in exclusion lists. */
const knownIdentities = new Map<string, IdeaIdentity>();
const maxKnown = 3_000;
const maxKnownLength = 200;

export function identityOf(name: string, category: string | null = null): IdeaIdentity {
  const key = category === null ? name : `${name}\n${category}`;
  const known = knownIdentities.get(key);
  if (known) return known;
  const identity = findIdentity(name, category);
  if (key.length <= maxKnownLength && knownIdentities.size < maxKnown) knownIdentities.set(key, identity);
  return identity;
}

function findIdentity(name: string, category: string | null): IdeaIdentity {
  const known = category?.trim().toLowerCase() ?? null;
  const words = new Set(significant(name));
  for (const part of name.split(addition)) {
    const core = part === name ? words : new Set(significant(part));
    if (core.size === 0) continue;
    const head = part
      .split(complement)
      .map(significant)
      .find((said) => said.length > 0);
    return { words, core, head: head?.at(-1) ?? null, category: known };
  }
  return { words, core: new Set(), head: null, category: known };
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  let count = 0;
  for (const word of a) if (b.has(word)) count += 1;
  return count;
};

/**
 * Whether two names mean the same idea: the same significant words in any order, nearly the same words,
 * or the same thing with something added ("Sailing logbook", "Waterproof sailing logbook with pencil").
 * One shared word is never enough, so "Book" does not remove every book.
 */
export function sameIdea(a: IdeaIdentity, b: IdeaIdentity): boolean {
  const common = shared(a.words, b.words);
  if (common === 0) return false;
  if (common === a.words.size && common === b.words.size) return true;
  const union = a.words.size + b.words.size - common;
  if (common >= 3 && common / union >= 0.7) return true;
  const isOtherCategory = !!a.category && !!b.category && a.category !== b.category;
  return !isOtherCategory && (isWithMore(a, b, common) || isSameCore(a, b));
}

/** All words of the shorter name are in the longer one, and both have the same head noun. */
function isWithMore(a: IdeaIdentity, b: IdeaIdentity, common: number): boolean {
  const short = a.words.size <= b.words.size ? a : b;
  return short.words.size >= 2 && common === short.words.size && a.head === b.head;
}

const isSameCore = ({ core: a }: IdeaIdentity, { core: b }: IdeaIdentity): boolean =>
  a.size >= 3 && a.size === b.size && shared(a, b) === a.size;

/** A set of ideas that quickly tells whether it contains another idea. */
export class KnownIdeas {
  readonly #byWord = new Map<string, IdeaIdentity[]>();
  readonly #exact = new Set<string>();

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.add(identityOf(name), name);
  }

  add(identity: IdeaIdentity, name: string): void {
    this.#exact.add(name.trim().toLowerCase());
    for (const word of identity.words) {
      const known = this.#byWord.get(word);
      if (known) known.push(identity);
      else this.#byWord.set(word, [identity]);
    }
  }

  has(identity: IdeaIdentity, name: string): boolean {
    if (this.#exact.size === 0) return false;
    if (this.#exact.has(name.trim().toLowerCase())) return true;
    for (const word of identity.words) {
      if (this.#byWord.get(word)?.some((known) => sameIdea(known, identity))) return true;
    }
    return false;
  }
}
