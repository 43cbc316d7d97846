import { endsWithAbbreviation } from '@giftwell/contracts/core/name-suffixes';
import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import { isFirstName } from './first-names.js';
import { polishNominative, withoutGenitive } from './name-forms.js';
import { relationOf, surroundings } from './relation-words.js';
import { figures, type TitlePart } from './title-parts.js';

export interface FoundPerson {
  name: string;
  relationship: Relationship;
  /** From 0 to 1: how clear the name is. */
  clear: number;
  /** Nothing but its place says that it is a name. */
  isGuess?: boolean;
}

const wordsIn = (list: string) => new Set(list.split(' '));

/** Words around a name that are no part of it, in eight languages. */
const fillers = wordsIn(
  "happy of for the a an is has it its it's on my our his her their your mein meine meiner meines meinem unser unsere unserer mon ma mes notre mi mis nuestro nuestra mio mia il lo la le les los las el un una une il i gli meu minha meus minhas nosso nossa nossos nossas mis miei mie nos unseren moich naszych o os as mijn onze mój moja mojej mojego nasz naszej naszego " +
    'von vom der die das des dem den zum zur für und de du da do dos di del dell della dello dei delle van het een voor z od dla u pour para per por with mit avec con com met w na do ' +
    'feliz felice joyeux bon buon alles gute liebe beste fijne gefeliciteerd wszystkiego najlepszego sto lat ' +
    'celebrating celebrate celebrates celebration celebrations party surprise verabschiedung standesamtliche kirchliche civil religieux big dinner lunch brunch breakfast drinks bbq barbecue picnic tea coffee visit weekend trip call zoom ceremony reception day today tomorrow evening night afternoon family dear ' +
    'feier feiern party grillen essen abendessen mittagessen kaffee kuchen überraschung überraschungsparty großer runder runde tag heute morgen abends nachmittag ausflug besuch wochenende ' +
    'fête fêter soirée repas dîner déjeuner surprise goûter apéro jour week-end chez at bei beim bij ' +
    'fiesta pot kinderfeestje dai dalla dal place cena comida almuerzo merienda sorpresa día celebración cumple hoy ' +
    'festa cena pranzo sorpresa aperitivo oggi giorno auguri tanti ' +
    'jantar almoço surpresa churrasco hoje dia parabéns ' +
    'feest feestje borrel etentje verrassing vandaag vieren dag lunchen ' +
    'impreza przyjęcie obiad kolacja dziś dzień niespodzianka spotkanie u',
);
const particles = wordsIn(
  'van von der den de del della di da dos das do la le el al bin ibn ben ter ten of y e and und et en i & + zu zur du st',
);
const joins = /^(?:&|\+|and|und|et|y|e|en|i)$/iu;
/** What comes after is a place or a time. */
const placeAfter =
  /\s(?:at|im|in|bei|beim|chez|en casa de|en el|a casa di|em casa d[aoe]|no|na|bij|auf|aan|from|ab|um|à|al|presso|tonight|this|next|heute|vormittags|nachmittags|w)\s.*$/iu;

/** Places and groups, also at the end of German compounds: Tanzschule. */
const isPlace =
  /(?:schule|verein|kurs|klasse|hotel|saal|halle|kirche|gasthof|restaurant)$|^(?:school|academy|university|college|church|hall|club|école|lycée|université|escuela|colegio|universidad|scuola|università|escola|universidade|szkoła|uczelnia)$/iu;

/** The person may be the host: "at Dan's place", or it is a restaurant. */
const placeFirst = /^(?:at|bei|beim|chez|bij|u|en casa de|em casa d[aeo])\s/iu;
/** Nobody is the host of a town: "Wedding in Porto". */
const townFirst = /^(?:in|im|w|we|à|en|em|nel|nella) (?!casa )/iu;
const joinsTwo = (word: string) => joins.test(word) || /^u\.$/iu.test(word);
/** Letters of scripts without capitals count as such; "d'Arc" has one. */
const isCapital = (word: string) =>
  /^["'(]?(?:[dl]')?(?:\p{Lu}|(?![ªº])\p{Lo}|\p{Script=Georgian})/u.test(word);
const titleCase = (word: string) =>
  word.replace(/^(?:[od]'(?=\p{L}{3}))?\p{Ll}|(?<=^[od]'|-)\p{Ll}/giu, (letters) => letters.toUpperCase());
/** Periods belong to some names: "John Doe Jr.". */
const withoutEndMarks = (name: string) => (endsWithAbbreviation(name) ? name : name.replace(/[.,:;]+$/u, ''));
const bare = (word: string) => word.toLowerCase().replace(/^[^\p{L}&+]+|[^\p{L}&+']+$/gu, '');

/** Without filler words at both ends. */
function trimmed(words: readonly string[]): string[] {
  const rest = [...words];
  const isFiller = (word: string | undefined) => {
    if (word === undefined) return false;
    const plain = bare(word);
    // "Mia" is "my" in Italian, and far more often a name.
    if (plain === 'mia' && isCapital(word)) return false;
    return plain === '' || fillers.has(plain) || joins.test(plain);
  };
  while (isFiller(rest[0])) rest.shift();
  while (isFiller(rest.at(-1))) rest.pop();
  return rest;
}

/** Words between names: particles, and relations as in "tia Lúcia e tio Beto". */
const isWithinNames = (words: readonly string[], at: number): boolean =>
  particles.has(bare(words[at]!)) ||
  joinsTwo(words[at]!) ||
  (at > 0 && joinsTwo(words[at - 1]!) && relationOf(words[at]!) !== null);

/** The first words that look like a name: capitals, with particles between them. */
function nameRun(words: readonly string[]): { run: string[]; left: number } {
  const from = words.findIndex(isCapital);
  if (from < 0) return { run: [], left: words.length };
  let to = from + 1;
  for (let at = from + 1; at < words.length; at += 1) {
    if (isCapital(words[at]!)) to = at + 1;
    else if (!isWithinNames(words, at)) break;
  }
  return { run: words.slice(from, to), left: words.length - (to - from) };
}

const isOwner = /'s?$/u;

/** The last words that look like a name: "Team lunch for Dana's" birthday. */
function ownerRun(words: readonly string[]): { run: string[]; left: number } {
  let from = words.length;
  while (from > 0 && (isCapital(words[from - 1]!) || isWithinNames(words, from - 1))) from -= 1;
  const { run } = nameRun(words.slice(from));
  return run.length > 0 ? { run, left: words.length - run.length } : nameRun(words);
}

/** "D'Angelo" is a name. */
const elided = /^(?:d|[Ll]|[Dd]ell|[Aa]ll|[Nn]ell|[Dd]all)'(?=\p{L})/u;
const honorific = /^(?:mr|mrs|ms|dr|drs|dra|herr|fr|mme|mlle|m|sr|sra|dhr|mevr|pani?)\.?$/iu;
/** These stay before a surname alone. */
const office = /^(?:rev|prof|profa)\.?$/iu;
const isHonorific = (word: string) => honorific.test(word) || office.test(word);

/** Without titles before a name; "Mr. & Mrs. Jones" have no other name. */
function withoutHonorifics(words: readonly string[]): readonly string[] {
  const [first = '', joining = '', second = ''] = words;
  if (words.length > 3 && joins.test(joining) && honorific.test(first) && honorific.test(second))
    return words;
  const from = words.findIndex((word) => !isHonorific(word));
  const name = words.slice(from);
  return name.length === 1 && words.some((word) => office.test(word)) ? words : name;
}

/** Without a possessive ending; before the occasion an s alone may be one. */
const ownerless = (name: string, { place, isSubject }: TitlePart): string =>
  place === 'before' && !isSubject ? withoutGenitive(name) : name.replace(/'s?$/, '');

function cleaned(part: TitlePart): readonly string[] {
  const plain = part.text.replace(figures, ' ').trim().replace(placeAfter, ' ').replace(/\s+/g, ' ').trim();
  const words = trimmed(plain.split(' ').filter(Boolean));
  if (words.length > 0) words[0] = words[0]!.replace(elided, '');
  const whole = withoutEndMarks(words.join(' '));
  return withoutHonorifics(ownerless(whole, part).split(' ').filter(Boolean));
}

/** Takes a relation at the beginning, as in "my brother Tim" or "Aunt May". */
function byRelation(words: readonly string[], isPolish: boolean): FoundPerson | null {
  const relation = relationOf(words[0]!);
  if (!relation) return null;
  const { relationship, word, isAddress } = relation;
  const isJoined = words[1] !== undefined && joins.test(words[1]);
  const other = isJoined ? relationOf(words[2] ?? '') : null;
  if (other) return { name: `${word} ${words[1]} ${other.word}`, relationship, clear: 1 };
  const rest = trimmed(words.slice(1));
  const { run, left } = nameRun(rest);
  if (run.length === 0) return { name: word, relationship, clear: rest.length === 0 ? 1 : 0.7 };
  const name = isPolish ? polishNominative(run.join(' ')) : run.join(' ');
  const stays = isAddress || isJoined;
  return { name: stays ? `${word} ${name}` : name, relationship, clear: left === 0 ? 1 : 0.8 };
}

/** A name with capitals. */
function byCapitals(words: readonly string[], part: TitlePart, isPolish: boolean): FoundPerson | null {
  const { run, left } = isOwner.test(part.text) ? ownerRun(words) : nameRun(words);
  if (run.length > 6 || isPlace.test(run.at(-1)!)) return null;
  const written = withoutEndMarks(run.join(' ').replace(/'s$/, ''));
  return {
    name: isPolish ? polishNominative(written) : written,
    relationship: 'other',
    clear: left === 0 ? 1 : 0.75,
    // The first word of a title has a capital, whatever it is.
    isGuess:
      part.isFirst && run.length === 1 && !/'s?(?:\s|$)/u.test(part.text) && !isFirstName(bare(written)),
  };
}

/** A name in small letters: nothing but its place says that it is one. */
function bySmallWords(words: readonly string[]): FoundPerson | null {
  if (words.length > 3) return null;
  const name = words.map((word) => (joins.test(word) ? word : titleCase(word))).join(' ');
  const isGuess = !words.some((word) => isFirstName(bare(word)));
  // Several small words may be anything; one may be a nickname.
  return { name, relationship: 'other', clear: isGuess && words.length > 1 ? 0.25 : 0.8, isGuess };
}

/** "Frau Krüger" is no wife, but "meine Frau" is. */
const isFormal = (words: readonly string[], { text }: TitlePart): boolean =>
  words.length > 1 && /^frau$/iu.test(words[0]!) && !/mein|unser/iu.test(text);

/** The person in a part of a title; null if there is none. */
export function personIn(part: TitlePart, isPolish: boolean): FoundPerson | null {
  const words = cleaned(part);
  if (words.length === 0 || words.length > 8) return null;
  const isGenitive = isPolish && part.place === 'after';
  const related = isFormal(words, part) ? null : byRelation(words, isGenitive);
  if (related) return related;
  const named = isPlace.test(words[0]!) ? trimmed(words.slice(1)) : words;
  if (named.length === 0 || townFirst.test(part.text)) return null;
  const person = named.some(isCapital) ? byCapitals(named, part, isGenitive) : bySmallWords(named);
  return person && { ...person, clear: person.clear * (placeFirst.test(part.text) ? 0.6 : 1) };
}

/** The relationship that brackets or other parts say: "(work)", "my sister". */
export function relationshipAround(parts: readonly TitlePart[]): Relationship | null {
  for (const { text } of parts) {
    for (const word of trimmed(text.split(' '))) {
      const relation = relationOf(word);
      if (relation && text.split(' ').length <= 3) return relation.relationship;
    }
    const around = surroundings.find(([pattern]) => pattern.test(text));
    if (around) return around[1];
  }
  return null;
}

/** Whether a person is a relation or has a common first name. */
export const isKnownName = ({ name, relationship }: FoundPerson): boolean =>
  relationship !== 'other' || isFirstName(bare(name.split(' ')[0]!));

/** Small words in a part of a title that say more than who it is: "chaudière" in "Contrôle anniversaire chaudière". */
export const otherWordsIn = (part: TitlePart): string[] =>
  cleaned(part).filter(
    (word) =>
      /^\p{Ll}{3,}/u.test(word) &&
      !fillers.has(bare(word)) &&
      !particles.has(bare(word)) &&
      !relationOf(word),
  );
