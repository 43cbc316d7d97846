import type { OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import type { CalendarEntry } from '../calendar-entry.js';
import { notAnOccasion, occasionPictures, occasionWords } from './occasion-words.js';
import { personIn, relationshipAround, type FoundPerson } from './person-in.js';
import { partsAround, plainTitle, saidYears, type SaidYears, type TitlePart } from './title-parts.js';

/** Who and which occasion a title is about. */
export interface DetectedTitle {
  /** Empty if the title doesn't say who it is. */
  name: string;
  type: OccasionType;
  customType: string | null;
  relationship: Relationship;
  confidence: number;
  /** One sentence for the user. */
  reason: string;
  said: SaidYears;
}

interface FoundOccasion {
  type: OccasionType;
  customType: string | null;
  sure: number;
  reason: string;
  start: number;
  end: number;
}

const isPolishWord =
  /urodzin|imienin|rocznic|ślub|wesel|jubileusz|chrzest|chrzcin|komuni|emerytur|gody|święt|wigili|zaręczyn|parapet|absolutor|obrona|dyplom/iu;
const anyOccasion = new RegExp(occasionWords.map(({ pattern }) => pattern.source).join('|'), 'iu');
const bareName = /^\p{Lu}[\p{L}'.-]+(?: (?:\p{Lu}[\p{L}'.-]*|van|von|de|der|da|di|&|und|and)){0,3}$/u;
/** Days that mean a person even where nobody is named. */
const namedByDay: Partial<Record<OccasionType, [string, Relationship]>> = {
  mothers_day: ['Mom', 'parent'],
  fathers_day: ['Dad', 'parent'],
};
const needsName: readonly OccasionType[] = [
  'christmas',
  'valentines',
  'holiday',
  'promotion',
  'engagement',
  'other',
  'retirement',
  'graduation',
  'wedding',
];

function wordIn(title: string): FoundOccasion | null {
  if (!anyOccasion.test(title)) return null;
  for (const { type, customType, sure, pattern } of occasionWords) {
    const match = pattern.exec(title);
    if (!match) continue;
    const reason = `The title says “${match[0]}”`;
    return { type, customType, sure, reason, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

function occasionOf(entry: CalendarEntry, title: string): FoundOccasion | null {
  const word = wordIn(title);
  if (word) return word;
  const rest = { customType: null, start: title.length, end: title.length };
  const picture = occasionPictures.find(([pattern]) => pattern.test(entry.title));
  if (picture) {
    const shown = picture[0].exec(entry.title)?.[0] ?? '';
    return { ...rest, type: picture[1], sure: 0.85, reason: `The title has a ${shown}` };
  }
  if (entry.assumed)
    return { ...rest, type: 'birthday', sure: 0.7, reason: 'A name and a date, so probably a birthday' };
  if (entry.yearly && bareName.test(title))
    return { ...rest, type: 'birthday', sure: 0.65, reason: 'A name that comes back every year' };
  return null;
}

const order = { before: 0, after: 1, apart: 2 } as const;

/** The clearest person: next to the occasion first, in brackets last. */
function bestPerson(parts: readonly TitlePart[], isPolish: boolean): FoundPerson | null {
  const people = parts.flatMap((part) => {
    const person = personIn(part, isPolish);
    if (!person) return [];
    const near = part.inBrackets ? 3 : order[part.place];
    return [{ person, rank: person.clear - near * 0.06 + (person.relationship === 'other' ? 0 : 0.1) }];
  });
  return people.sort((one, other) => other.rank - one.rank)[0]?.person ?? null;
}

/** Reads a calendar's title in any of eight languages; null if it is no occasion for a gift. */
export function detectTitle(entry: CalendarEntry): DetectedTitle | null {
  const title = plainTitle(entry.title);
  const occasion = occasionOf(entry, title);
  if (!occasion) return null;
  const rest = `${title.slice(0, occasion.start)} | ${title.slice(occasion.end)}`;
  if (notAnOccasion.test(rest)) return null;
  const parts = partsAround(title, occasion.start, occasion.end);
  const isPolish = isPolishWord.test(title.slice(occasion.start, occasion.end));
  const person = bestPerson(parts, isPolish);
  return person ? named(occasion, person, parts, title) : unnamed(occasion, title);
}

function named(
  { type, customType, sure, reason }: FoundOccasion,
  person: FoundPerson,
  parts: readonly TitlePart[],
  title: string,
): DetectedTitle {
  const around = person.relationship === 'other' ? relationshipAround(parts) : null;
  return {
    ...{ name: person.name.slice(0, 100), type, customType, said: saidYears(title) },
    relationship: around ?? person.relationship,
    confidence: Math.round(sure * (0.4 + 0.6 * person.clear) * 100) / 100,
    reason: person.clear < 0.9 ? `${reason}; please check the name` : reason,
  };
}

function unnamed({ type, customType, reason }: FoundOccasion, title: string): DetectedTitle | null {
  const meant = namedByDay[type];
  const said = saidYears(title);
  if (meant) {
    const [name, relationship] = meant;
    return { name, type, customType, relationship, confidence: 0.6, reason, said };
  }
  if (needsName.includes(type)) return null;
  return {
    ...{ name: '', type, customType, relationship: 'other' as const, said },
    confidence: 0.3,
    reason: `${reason}, but not whose it is`,
  };
}
