import { withoutCommasInNames } from './names-with-commas.js';

/** A part of a title that may be the name. */
export interface TitlePart {
  text: string;
  /** Directly before or after the word for the occasion. */
  place: 'before' | 'after' | 'apart';
  inBrackets: boolean;
  /** At the beginning of the title. */
  isFirst: boolean;
  /** What the verb of the title is about, so that an s at its end belongs to the name: "Mr Hughes retires". */
  isSubject?: boolean;
}

const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu;
const greeting =
  /^(?:reminder|erinnerung|rappel|recordatorio|promemoria|lembrete|herinnering|przypomnienie|fwd?|re|invitation|save the date|private|heute|today|tomorrow|don'?t forget|nicht vergessen|!+)\s*[:!–-]\s*/iu;

/** A title in one form: without pictures, with straight apostrophes. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFC')
    .replace(pictures, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(greeting, '')
    .trim();

const verb =
  /^(?:(?:is )?turn(?:s|ing)|wird|wordt|cumple|compie|faz|fête ses|kończy|retires?|graduates|heiratet|gets? married)(?!\p{L})/iu;
const separators = /\s[-–—/|·•]+\s|[:;|–—•!?：；，、！？]+|,\s|\s@\s.*$|\n/u;

/** Splits a title around the word for its occasion. */
export function partsAround(title: string, start: number, end: number): TitlePart[] {
  const brackets: TitlePart[] = [];
  const without = (text: string) =>
    text.replace(/[([{]([^()[\]{}]*)[)\]}]?/g, (_, inside: string) => {
      brackets.push({ text: inside.trim(), place: 'apart', inBrackets: true, isFirst: false });
      return ' ';
    });
  const split = (text: string) => withoutCommasInNames(without(text)).split(separators);
  const before = split(title.slice(0, start));
  const after = split(title.slice(end));
  const parts: TitlePart[] = [
    ...before.map((text, index): TitlePart => ({
      ...{ text, inBrackets: false, isFirst: index === 0 },
      place: index === before.length - 1 ? 'before' : 'apart',
      isSubject: verb.test(title.slice(start, end)),
    })),
    ...after.map((text, index): TitlePart => ({
      ...{ text, inBrackets: false, isFirst: false },
      place: index === 0 ? 'after' : 'apart',
    })),
  ];
  return [...parts, ...brackets]
    .map((part) => ({ ...part, text: part.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

export interface SaidYears {
  /** The age or the number of an anniversary. */
  count: number | null;
  /** The year of birth, or since when. */
  year: number | null;
}

const counts = [
  /(?<![\d.:/-])(\d{1,3})(?:st|nd|rd|th|\.|er|ème|e|º|ª|°|-?(?:ten|sten|ster))(?!\p{L}|\d)/iu,
  /(?:turns|turning|is turning|wird|cumple|compie|faz|fête ses|wordt|kończy)\s+(\d{1,3})(?!\d)/iu,
  /(?<![\d.:/-])(\d{1,3})\s*(?:years?|yrs|jahre?|ans|años|anni|anos|jaar|lat)(?!\p{L})/iu,
  /\((\d{1,3})\)/u,
  /(?<![\d.:/-])(\d{1,3})(?![\d.:/%]|\s*(?:uhr|h|pm|am)(?!\p{L}))/iu,
];
const years = [
  /(?:\*|born(?: in)?|b\.|geb\.|since|seit|depuis|desde|dal|sinds|od|né(?:e)? en|°)\s*((?:1[89]|20)\d\d)(?!\d)/iu,
  /(?<!\d)((?:1[89]|20)\d\d)(?![\d-])/u,
];

const firstOf = (patterns: readonly RegExp[], text: string): number | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found) return Number(found);
  }
  return null;
};

/** Ages and years that a title says. */
export function saidYears(title: string): SaidYears {
  const year = firstOf(years, title);
  const count = firstOf(counts, title);
  return { year, count: count !== null && count >= 1 && count <= 120 ? count : null };
}

/** Ages, years, times and dates, which are no part of a name. */
export const figures =
  /[*†°#]?\s*(?<!\p{L})\d+(?:[.:/-]\d+)*(?:st|nd|rd|th|er|ème|e|º|ª|-?(?:ten|sten|ster))?\.?(?!\p{L})(?:\s*(?:years?(?: old)?|yrs|jahre?|ans|años|anni|anos|jaar|lat|uhr|h|am|pm|o'clock)(?!\p{L}))?|(?<!\p{L})\d+(?:am|pm|h)(?!\p{L})|[*†]/giu;
