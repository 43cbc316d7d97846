import { cutText } from '@giftwell/contracts/core/text';
import type { OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import type { CalendarEntry } from '../calendar-entry.js';
import { ageTitleIn } from './age-titles.js';
import { correctMistakes } from './misspelled-words.js';
import { isNoOccasion, isNoPerson } from './not-an-occasion.js';
import { occasionPictures, occasionWords } from './occasion-words.js';
import { isKnownName, otherWordsIn, personIn, relationshipAround, type FoundPerson } from './person-in.js';
import { partsAround, plainTitle, saidYears, type SaidYears, type TitlePart } from './title-parts.js';

/** `open`: a language model may know better; `unclear`: no occasion unless a model reads one. */
export type Certainty = 'read' | 'open' | 'unclear';

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
  certainty: Certainty;
}

interface FoundOccasion {
  type: OccasionType;
  customType: string | null;
  sure: number;
  reason: string;
  /** Said by a word, an age or a picture of the title, not only by where the entry comes from. */
  isByTitle: boolean;
  start: number;
  end: number;
  /** Whether it is one only for a relation or a common first name. */
  needsKnownName?: boolean;
}

const isPolishWord =
  /urodzin|imienin|rocznic|ślub|wesel|jubileusz|chrzest|chrzcin|komuni|emerytur|gody|święt|wigili|zaręczyn|parapet|absolutor|obrona|dyplom|tka$|dziesiątka|^ur\.|roczek| lat$/iu;
const anyOccasion = new RegExp(occasionWords.map(({ pattern }) => pattern.source).join('|'), 'iu');
const couple = /\p{L} (?:&|\+|and|und|et|y|e|en|i) \p{L}/iu;
const several =
  /^(?:twins|zwillinge|jumeaux|jumelles|gemelos|mellizos|gemelli|gémeos|gêmeos|tweeling|bliźniaki|kids|kinder|siblings|geschwister)$/iu;
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
    const place = { start: match.index, end: match.index + match[0].length };
    return { type, customType, sure, reason, isByTitle: true, ...place };
  }
  return null;
}

/** An age alone stands for a birthday, or with a couple for an anniversary: "Mum & Dad's 40th". */
function ageIn(title: string, written: string): FoundOccasion | null {
  const age = ageTitleIn(title, written);
  if (!age) return null;
  const { said, start, needsKnownName } = age;
  const type = couple.test(title) ? 'anniversary' : 'birthday';
  return {
    ...{ type, customType: null, sure: 0.8, reason: `The title says “${said}”`, needsKnownName },
    isByTitle: true,
    ...{ start, end: start + said.length },
  };
}

function occasionOf(entry: CalendarEntry, title: string): FoundOccasion | null {
  const word = wordIn(title) ?? ageIn(title, entry.title);
  if (word) return word;
  const rest = { customType: null, start: title.length, end: title.length, isByTitle: false };
  const picture = occasionPictures.find(([pattern]) => pattern.test(entry.title));
  if (picture) {
    const shown = picture[0].exec(entry.title)?.[0] ?? '';
    return { ...rest, type: picture[1], sure: 0.85, reason: `The title has a ${shown}`, isByTitle: true };
  }
  if (entry.assumed)
    return { ...rest, type: 'birthday', sure: 0.7, reason: 'A name and a date, so probably a birthday' };
  if (entry.yearly && bareName.test(title))
    return { ...rest, type: 'birthday', sure: 0.65, reason: 'A name that comes back every year' };
  return null;
}

/** Below this, a reading is not sure. */
const sureFrom = 0.8;
const order = { before: 0, after: 1, apart: 2 } as const;

/** The clearest person: next to the occasion first, in brackets last. */
function bestPerson(parts: readonly TitlePart[], isPolish: boolean): FoundPerson | null {
  const people = parts.flatMap((part) => {
    const isNote = part.inBrackets && isNoPerson(part.text);
    const person = isNote ? null : personIn(part, isPolish);
    if (!person) return [];
    const near = part.inBrackets ? 3 : order[part.place];
    return [{ person, rank: person.clear - near * 0.06 + (person.relationship === 'other' ? 0 : 0.1) }];
  });
  const best = people.sort((one, other) => other.rank - one.rank)[0]?.person ?? null;
  // "the twins' birthday (Ella + Noah)"
  const named = best && several.test(best.name) && people.find(({ person }) => couple.test(person.name));
  return named ? { ...named.person, relationship: best.relationship } : best;
}

/** A word that may be no name, with others that no name explains: "Contrôle anniversaire chaudière". */
function isAboutThing(
  { type, isByTitle }: FoundOccasion,
  { name, isGuess }: FoundPerson,
  parts: readonly TitlePart[],
): boolean {
  if (!isByTitle || !isGuess) return false;
  const others = parts
    .filter(({ place, inBrackets }) => place !== 'apart' && !inBrackets)
    .flatMap(otherWordsIn);
  const isSmall = others.length > 0 && others.join(' ').toLowerCase() === name.toLowerCase();
  // A nickname in small letters has a birthday; other days are of things as often.
  return isSmall ? type !== 'birthday' || others.length > 1 : others.length > 0;
}

/** Reads a calendar's title in any of eight languages; null if it is certainly no occasion for a gift. */
export function detectTitle(entry: CalendarEntry): DetectedTitle | null {
  const given = plainTitle(entry.title);
  const title = anyOccasion.test(given) ? given : correctMistakes(given);
  const occasion = occasionOf(entry, title);
  if (!occasion) return null;
  if (isNoOccasion(title, title.slice(0, occasion.start), title.slice(occasion.end))) return null;
  const parts = partsAround(title, occasion.start, occasion.end);
  const isPolish = isPolishWord.test(title.slice(occasion.start, occasion.end));
  const person = bestPerson(parts, isPolish);
  if (occasion.needsKnownName && !(person && isKnownName(person))) return null;
  if (!person) return unnamed(occasion, title);
  const read = named(occasion, person, parts, title);
  return isAboutThing(occasion, person, parts) ? { ...read, certainty: 'unclear' } : read;
}

function named(
  { type, customType, sure, reason, isByTitle }: FoundOccasion,
  person: FoundPerson,
  parts: readonly TitlePart[],
  title: string,
): DetectedTitle {
  const around = person.relationship === 'other' ? relationshipAround(parts) : null;
  // In a list of names, small letters are no reason to doubt.
  const clear = isByTitle ? person.clear : Math.max(person.clear, 0.8);
  const confidence = Math.round(sure * (0.4 + 0.6 * clear) * 100) / 100;
  return {
    ...{ name: cutText(person.name, 100), type, customType, said: saidYears(title) },
    relationship: around ?? person.relationship,
    ...{ confidence, certainty: isByTitle && confidence < sureFrom ? 'open' : 'read' },
    reason: person.clear < 0.9 ? `${reason}; please check the name` : reason,
  };
}

function unnamed({ type, customType, reason }: FoundOccasion, title: string): DetectedTitle {
  const meant = namedByDay[type];
  const said = saidYears(title);
  if (meant) {
    const [name, relationship] = meant;
    return { name, type, customType, relationship, confidence: 0.6, reason, said, certainty: 'read' };
  }
  return {
    ...{ name: '', type, customType, relationship: 'other' as const, said },
    ...{ confidence: 0.3, certainty: needsName.includes(type) ? 'unclear' : 'open' },
    reason: `${reason}, but not whose it is`,
  };
}
