import type { CalendarDay as Holiday } from '@giftwell/contracts/planning/calendar-days';
import { separators } from './line-words.js';

/** Ways to write the days of the calendar; the longer names come first. */
const written: readonly [Holiday, string][] = [
  ['christmas', 'christmas(?:[ -](?:eve|day))?|x-?mas(?: (?:eve|day))?'],
  [
    'valentines',
    "(?:(?:st\\.?|saint) )?valentine'?s?'? day|(?:(?:st\\.?|saint) )?valentine'?s'?|(?:st\\.?|saint) valentine",
  ],
  ['mothers_day', "mother'?s?'? ?day|mothering sunday|(?:mum|mom|mama|mommy|mummy)'?s?'? day"],
  ['fathers_day', "father'?s?'? ?day|(?:dad|daddy|papa)'?s?'? day"],
  ['womens_day', "(?:int(?:ernational|'?l) )?wom[ae]n'?s?'? day"],
  [
    'orthodox_easter',
    '(?:(?:greek|eastern|russian) )?orthodox easter(?: sunday)?|(?:greek|russian) easter|pascha',
  ],
  ['easter', 'easter(?: (?:sunday|monday|day))?'],
  ['thanksgiving', 'thanksgiving(?: day)?'],
  ['hanukkah', '(?:c|k)?hann?uk{1,2}ah?'],
  [
    'eid_al_adha',
    '(?:eid|id)[ -]?(?:al|ul|ud)?[ -]?adha|(?:greater|big) eid|bakr[ -]?(?:e[ -])?id|kurban bayram[iı]?',
  ],
  [
    'eid_al_fitr',
    '(?:eid|id)[ -]?(?:al|ul|ur)?[ -]?fitr|(?:lesser )?eid(?: mubarak)?|(?:ramadan|ramazan) bayram[iı]?',
  ],
  ['diwali', 'di[wv]ali|deepa[wv]ali|dipa[wv]ali'],
  [
    'lunar_new_year',
    "(?:lunar|chinese|korean|vietnamese) new year'?s?(?: (?:day|eve))?|cny|t[eế]t(?: nguy[eê]n đ[aá]n)?|seollal|spring festival",
  ],
  ['nowruz', "n[aoe][uvw]?r(?:u|oo|ou|o)z|na[uv]r[oy]z|(?:persian|iranian) new year'?s?"],
  [
    'st_nicholas',
    "(?:st\\.?|saint) (?:nicholas|nikolaus|nick)'?s?'?(?: (?:day|eve))?|nikolaustag|sinterklaas",
  ],
  ['epiphany', "epiphany|(?:three|3) kings?'?s?'?(?: day)?|(?:día|dia) de (?:los )?reyes"],
];

const mark = separators.source;
const names = written
  .map(([holiday, source]) => `(?<${holiday}>${source.replaceAll("'", "['’]")})`)
  .join('|');
const gift = '(?:\\s+(?:gift|present|party|dinner)s?)?';
/** At the end of a part, after a name or alone; what the holiday is for doesn't matter. */
const atEnd = new RegExp(
  `(?<=^|\\s|${mark})(?:(?:for|at|on|this|next|the|my|our|his|her|their)\\s+)*(?:${names})${gift}[.!]*(?=\\s*(?:(?:19|20)\\d\\d\\s*)?(?:$|${mark}))`,
  'giu',
);
/** Before a name: "Christmas gift for Pat", "Mother's Day Lee". */
const atStart = new RegExp(`^(?:${names})(?:${gift}\\s+(?:for|with)\\s+|(?<=\\sday)\\s+)(?=\\S)`, 'giu');
/** In small letters only: "Kim Valentine" has a surname. */
const smallValentine = /(?<=\S\s+)valentine(?=\s*$)/u;
/** "Mr. Christmas" has one, too. */
const isTitleAlone = /(?:^|\s)(?:mr|mrs|ms|miss|dr|father)\.?\s*$/i;

interface FoundHoliday {
  holiday: Holiday;
  /** The rest of the text. */
  words: string;
  isSeveral: boolean;
}

/** The holiday in a text beside a name; null if it has none. */
export function holidayIn(text: string): FoundHoliday | null {
  const atEnds = [...text.matchAll(atEnd)].filter(({ index }) => !isTitleAlone.test(text.slice(0, index)));
  const matches = atEnds.length > 0 ? atEnds : [...text.matchAll(atStart)];
  const [first] = matches;
  if (!first) {
    const words = text.replace(smallValentine, '\n');
    return words === text ? null : { holiday: 'valentines', words, isSeveral: false };
  }
  const words = matches.reduceRight(
    (rest, { index, 0: found }) => `${rest.slice(0, index)}\n${rest.slice(index + found.length)}`,
    text,
  );
  // Without another word it is a name: "Easter".
  if (!/\p{L}/u.test(words)) return null;
  const [holiday] = Object.entries(first.groups ?? {}).find(([, found]) => found !== undefined)!;
  return { holiday: holiday as Holiday, words, isSeveral: matches.length > 1 };
}
