import { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';
import { NextWords } from './next-words.js';
import { patternOf, type Pattern } from './pattern.js';
import type { WordGroups } from './word-groups.js';

/** The meaning of a matching line, and where it matched. */
export interface RuleMatch<T> extends Span {
  meaning: T;
  /** The words that `{name}` captured. */
  kept: Readonly<Record<string, Span | undefined>>;
}

/** Bounds the work for hostile text: patterns tried in one text. */
const maxTries = 12_000;
/** Bounds the number of matches; no real text has more. */
const maxMatches = 200;

/** Parses lines such as `halal, no-alcohol: observant|practising muslim / keeps halal`. */
export const linesOf = (table: string): [meaning: string, patterns: string[]][] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .map((line) => {
      const colon = line.indexOf(':');
      const patterns = line
        .slice(colon + 1)
        .split(' / ')
        .map((one) => one.trim())
        .filter(Boolean);
      return [line.slice(0, colon).trim(), patterns];
    });

interface Rule<T> {
  regexp: RegExp;
  meaning: T;
}

/** Rules that begin with the same word, in the order of their lines. */
interface RulesOfWord<T> {
  /** Its number in the table's index of following words. */
  at: number;
  /** Places in `rules` of those that any word can follow. */
  always: number[];
  rules: Rule<T>[];
}

/** Patterns with their meanings, indexed by their first two words. */
export class RuleTable<T> {
  private readonly byKey = new Map<number, RulesOfWord<T>>();
  private readonly next: NextWords;

  constructor(lines: readonly (readonly [T, readonly string[]])[], groups?: WordGroups) {
    const next: Map<number, number[]>[] = [];
    for (const [meaning, sources] of lines) {
      for (const source of sources) this.add(patternOf(source, groups), meaning, next);
    }
    this.next = new NextWords(next);
  }

  /** Adds to the index of following words what must follow the first word. */
  private add({ regexp, starts }: Pattern, meaning: T, byNext: Map<number, number[]>[]): void {
    const rule = { regexp, meaning };
    for (const { key, next } of starts) {
      let known = this.byKey.get(key);
      if (!known) {
        known = { at: byNext.push(new Map()) - 1, always: [], rules: [] };
        this.byKey.set(key, known);
      }
      const place = known.rules.push(rule) - 1;
      if (!next) known.always.push(place);
      else for (const word of next) addTo(byNext[known.at]!, word, place);
    }
  }

  /** Ascending places of the rules that may match where the second word has these keys. */
  private placesOf({ at, always }: RulesOfWord<T>, nextKeys: readonly number[]): readonly number[] {
    let places: readonly number[] = always;
    for (const key of nextKeys) {
      const more = this.next.find(at, key);
      if (more) places = places.length === 0 ? more : merged(places, more);
    }
    return places;
  }

  /** All matches. Where several patterns begin at a word, the longest comes first. */
  *matches(text: PersonText): Generator<RuleMatch<T>> {
    let tries = maxTries;
    let left = maxMatches;
    for (let at = 0; at < text.words.length && tries > 0 && left > 0; at += 1) {
      let found: RuleMatch<T>[] | null = null;
      for (const key of text.keysAt(at)) {
        const ofWord = this.byKey.get(key);
        if (!ofWord) continue;
        const places = this.placesOf(ofWord, text.keysAt(at + 1));
        tries -= places.length;
        for (const place of places) {
          const match = matchAt(text, at, ofWord.rules[place]!);
          if (match) (found ??= []).push(match);
        }
      }
      if (!found) continue;
      left -= found.length;
      yield* found.sort((a, b) => b.to - a.to);
    }
  }
}

function addTo(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Merges two ascending lists; what is in both is once in the result. */
function merged(one: readonly number[], other: readonly number[]): number[] {
  const both: number[] = [];
  let at = 0;
  for (const value of one) {
    while (at < other.length && other[at]! < value) both.push(other[at++]!);
    if (other[at] === value) at += 1;
    both.push(value);
  }
  while (at < other.length) both.push(other[at++]!);
  return both;
}

function matchAt<T>(text: PersonText, at: number, { regexp, meaning }: Rule<T>): RuleMatch<T> | null {
  const start = text.startOf(at);
  regexp.lastIndex = start;
  const match = regexp.exec(text.plain);
  if (!match) return null;
  const kept: Record<string, Span | undefined> = {};
  if (match.groups) {
    for (const [name, words] of Object.entries(match.groups)) {
      if (words === undefined) continue;
      // A group's words are located by their first occurrence; patterns capture at an end.
      const offset = match[0].endsWith(words) ? match[0].length - words.length : match[0].indexOf(words);
      const from = at + PersonText.countIn(match[0].slice(0, offset));
      kept[name] = { from, to: from + PersonText.countIn(words) };
    }
  }
  return { from: at, to: at + PersonText.countIn(match[0]), meaning, kept };
}
