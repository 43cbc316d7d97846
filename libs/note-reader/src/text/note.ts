import { numberAt } from './numbers.js';
import { withOwners } from './owners.js';
import { withoutTags } from './tags.js';

/** One word of a note as rules read it, and its place in the text. */
export interface Word {
  /** Lower case; a number is `#34`, an ordinal `#34th`; punctuation stays. */
  text: string;
  start: number;
  end: number;
}

/** A range of words; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}
export type Match = Span & { groups: Record<string, Span | undefined> };

const piece =
  /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?:(?<=s)['’](?=\s))?|\d+(?:[.,]\d+)*|[$€£₹¥]|\n|[.!?;:,…()/&%<>{}=|[\]\\–—+-]/gu;
/** Longer tokens are not words. */
const maxWordLength = 40;
/** Bounds the work for hostile text; no real note has more matches of one pattern. */
const maxMatches = 200;
const fillers = new Set('uh um uhm umm er erm eh hm hmm mm mhm ah huh ehm'.split(' '));
const filling = ['you know', 'i guess', 'sort of', 'kind of', 'kinda', 'sorta', 'basically', 'literally'];
/** "that kind of thing" is not a filler. */
const keepsKind = new Set('that this any every some what all the same'.split(' '));
const titles = new Set('mr mrs ms dr prof st rs'.split(' '));
export const sentenceEnds = new Set(['.', '!', '?', ';']);

const nobody: ReadonlySet<string> = new Set();

/** Builds a pattern over words separated by single spaces. */
export const wordPattern = (source: string): RegExp => new RegExp(`(?<= )(?:${source})(?= )`, 'gd');

/** The words of a text without fillers; every rule reads only this. */
export class Note {
  readonly words: readonly Word[];
  /** All words, separated by single spaces, so that repeated spaces can't slow a pattern down. */
  readonly plain: string;
  /** The text with spaces instead of tags. */
  readonly text: string;
  private readonly starts: number[] = [];

  /** `names` are the recipient's known names, in lower case. */
  constructor(
    written: string,
    readonly names: ReadonlySet<string> = nobody,
  ) {
    this.text = withoutTags(written);
    this.words = withOwners(withNumbers(withoutFillers(piecesOf(this.text))));
    let plain = ' ';
    for (const { text: word } of this.words) {
      this.starts.push(plain.length);
      plain += `${word} `;
    }
    this.plain = plain;
  }

  /** The word at a position; empty out of range. */
  at(index: number): string {
    return this.words[index]?.text ?? '';
  }

  /** The original text. */
  said({ from, to }: Span): string {
    const first = this.words[from];
    const last = this.words[to - 1];
    return first && last ? this.text.slice(first.start, last.end) : '';
  }

  /** The normalized text. */
  read({ from, to }: Span): string {
    return this.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  }

  /** The normalized text without a possessive ending, with or without an apostrophe. */
  unowned(span: Span): string {
    const said = this.said(span);
    const last = this.at(span.to - 1);
    return last.endsWith("'s") && !/['’]s$/i.test(said) ? said.slice(0, -1) : said;
  }

  raw(index: number): string {
    return this.said({ from: index, to: index + 1 });
  }

  /** The words that overlap a range of characters. */
  touching(start: number, end: number): Span | null {
    const from = this.words.findIndex((word) => word.end > start);
    let to = from;
    while (to < this.words.length && (this.words[to]?.start ?? end) < end) to += 1;
    return from === -1 || to === from ? null : { from, to };
  }

  /** Whether a sentence begins here. */
  opens(index: number): boolean {
    return index === 0 || sentenceEnds.has(this.at(index - 1));
  }

  sentenceOf(index: number): Span {
    let from = index;
    while (from > 0 && !sentenceEnds.has(this.at(from - 1))) from -= 1;
    let to = index;
    while (to < this.words.length && !sentenceEnds.has(this.at(to))) to += 1;
    return { from, to };
  }

  *find(pattern: RegExp): Generator<Match> {
    let left = maxMatches;
    for (const match of this.plain.matchAll(pattern)) {
      if ((left -= 1) < 0) return;
      const span = ([start, end]: [number, number]) => ({
        from: this.indexOf(start),
        to: this.indexOf(end - 1) + 1,
      });
      const groups = Object.entries(match.indices?.groups ?? {}).map(([name, range]) => [
        name,
        range && range[1] > range[0] ? span(range) : undefined,
      ]);
      if (match[0]) {
        yield {
          ...span([match.index, match.index + match[0].length]),
          groups: Object.fromEntries(groups) as Match['groups'],
        };
      }
    }
  }

  /** The index of the word at an offset in `plain`. */
  private indexOf(place: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

const roughly =
  /^(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|one|two|three|four|five|six|seven|eight|nine)ish$/i;

const notes = new Map([
  ['tenner', '10'],
  ['fiver', '5'],
]);

function piecesOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index: start } of text.matchAll(piece)) {
    const end = start + found.length;
    const amount = roughly.exec(found)?.[1];
    if (amount) {
      // "fortyish" becomes "forty ish".
      const middle = start + amount.length;
      words.push({ text: amount.toLowerCase(), start, end: middle }, { text: 'ish', start: middle, end });
      continue;
    }
    const note = notes.get(found.toLowerCase());
    if (note) {
      // "a tenner" becomes "ten pounds".
      words.push({ text: note, start, end }, { text: 'pounds', start, end });
      continue;
    }
    const read = readingOf(found, text[start - 1] ?? ' ', text[end] ?? ' ');
    const last = words.at(-1);
    if (read === '.' && last && last.end === start && titles.has(last.text)) continue;
    if (read) words.push({ text: read, start, end });
  }
  return words;
}

const blank = /\s/;
/** Contractions without an apostrophe. */
const contracted = new Map(
  `he's she's it's that's what's there's who's they're they've they'll i'm i've don't doesn't didn't isn't aren't wasn't
  can't won't wouldn't hasn't haven't let's you're`
    .split(/\s+/)
    .map((word) => [word.replace("'", ''), word]),
);

function readingOf(found: string, before: string, after: string): string {
  if (found.length > maxWordLength) return '~';
  if (found === '\n' || found === '…') return '.';
  if ('<>{}=|[]\\'.includes(found)) return ';';
  if ('()–—'.includes(found)) return ',';
  // "500+" means more than "500", and "knitting + podcasts" is a list; any other plus is dropped.
  if (found === '+' && blank.test(before) && blank.test(after)) return ',';
  if (found === '+') return /\d/.test(before) ? found : '';
  if (found === '-') {
    if (blank.test(before) && blank.test(after)) return ',';
    return /\d/.test(before) && /[\d$€£₹¥]/.test(after) ? '-' : '';
  }
  if (found === 'R' && /\d/.test(after)) return 'rand';
  const word = found.toLowerCase().replaceAll('’', "'");
  return contracted.get(word) ?? word;
}

function withoutFillers(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = fillerAt(words, at, kept.at(-1)?.text ?? '');
    const word = words[at];
    if (!word) continue;
    if (length === 0) {
      kept.push(word);
      continue;
    }
    at += length - 1;
    // "she's, uh, 34" is one phrase.
    if (kept.at(-1)?.text === ',' && words[at + 1]?.text === ',') {
      kept.pop();
      at += 1;
    }
  }
  return kept;
}

function fillerAt(words: readonly Word[], at: number, before: string): number {
  const word = words[at]?.text ?? '';
  // "put her in the ER"
  if (fillers.has(word) && !(word === 'er' && before === 'the')) return 1;
  const two = `${word} ${words[at + 1]?.text ?? ''}`;
  if (filling.includes(two)) return keepsKind.has(before) ? 0 : 2;
  return filling.includes(word) ? 1 : 0;
}

/** Joins each number into one word, so that rules don't parse numbers. */
function withNumbers(words: readonly Word[]): Word[] {
  const texts = words.map(({ text }) => text);
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    const found = numberAt(texts, at);
    const last = words[at + (found?.length ?? 1) - 1] ?? word;
    // "30s" is a decade, not a number.
    const isDecade = found && texts[at + 1] === 's' && words[at + 1]?.start === word.end;
    if (!found || isDecade) joined.push(word);
    else {
      const text = `#${found.value}${found.ordinal ? 'th' : ''}`;
      joined.push({ text, start: word.start, end: last.end });
    }
    at += isDecade ? 1 : (found?.length ?? 1);
  }
  return joined;
}
