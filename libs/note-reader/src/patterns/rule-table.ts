import { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';
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

/** Patterns with their meanings, indexed by their first words. */
export class RuleTable<T> {
  private readonly byKey = new Map<number, { pattern: Pattern; meaning: T }[]>();

  constructor(lines: readonly (readonly [T, readonly string[]])[], groups?: WordGroups) {
    for (const [meaning, sources] of lines) {
      for (const source of sources) this.add(patternOf(source, groups), meaning);
    }
  }

  private add(pattern: Pattern, meaning: T): void {
    for (const key of pattern.keys) {
      const known = this.byKey.get(key);
      if (known) known.push({ pattern, meaning });
      else this.byKey.set(key, [{ pattern, meaning }]);
    }
  }

  /** All matches. Where several patterns begin at a word, the longest comes first. */
  *matches(text: PersonText): Generator<RuleMatch<T>> {
    let tries = maxTries;
    let left = maxMatches;
    for (let at = 0; at < text.words.length && tries > 0 && left > 0; at += 1) {
      let found: RuleMatch<T>[] | null = null;
      for (const key of text.keysAt(at)) {
        const rules = this.byKey.get(key);
        if (!rules) continue;
        tries -= rules.length;
        for (const { pattern, meaning } of rules) {
          const match = matchAt(text, at, pattern, meaning);
          if (match) (found ??= []).push(match);
        }
      }
      if (!found) continue;
      left -= found.length;
      yield* found.sort((a, b) => b.to - a.to);
    }
  }
}

function matchAt<T>(text: PersonText, at: number, { regexp }: Pattern, meaning: T): RuleMatch<T> | null {
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
