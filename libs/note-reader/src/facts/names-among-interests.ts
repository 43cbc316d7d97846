import type { FoundPhrase } from '../interests/read-interests.js';
import type { Lexicon } from '../mentions/mentions.js';
import type { PersonText } from '../people/person-text.js';
import { relations } from '../words/relations.js';

const count = '(?:\\d+|two|three|four|five|six|seven|eight)';
const pet =
  '(?:rescue |old |little |tiny |pet |beloved )*(?:dog|cat|pupp(?:y|ie)|kitten|horse|pon(?:y|ie)|rabbit|bunn(?:y|ie)|hamster|gerbil|guinea pig|parrot|budgie|tortoise|turtle|snake|gecko|lizard|ferret|hen|chicken|goat|donkey|alpaca|labrador|poodle|terrier|retriever|spaniel|collie|corgi|pug|beagle|dachshund|greyhound|whippet|bulldog|husk(?:y|ie)|shepherd)s?';
const name = "[\"'“‘]?\\p{Lu}\\p{Ll}+(?:['’]\\p{Ll}+)?[\"'”’]?";
const countedPets = new RegExp(`^${count} (?=${pet}$)`, 'iu');
const petWithName = new RegExp(`^(${pet}) (?:${name})$`, 'u');
/** "her two whippets, Bertie and", "her dachshund,": a pet, before its name. */
const petBefore = new RegExp(
  `(?:^| )(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|${count}) ${pet},?(?: (?:called|named))? (?:${name},? (?:and )?)*$`,
  'u',
);
const alone = new RegExp(`^${name}$`, 'u');
/** "Mrs Okafor", which "Miss Marple" may be, too. */
const withTitle = /^(?:mr|mrs|ms|miss|mx|dr|sir|nonna|nonno)\.? \p{Lu}/iu;
/** Relations that stand before a name like a title. */
const titles = /^(?:aunt(?:ie|y)?|uncle|cousin|grand(?:ma|pa|ad)|granny|gran|nana?|oma|opa)$/;
const reach = 8;

/** Whether a phrase is the name of a person or a pet, and not a topic. */
function isName(text: PersonText, { phrase, from, to }: FoundPhrase, lexicon: Lexicon | undefined): boolean {
  // "her teacher, Mrs Okafor, who adores"
  if (withTitle.test(phrase)) return /^,? ?who /.test(`${text.at(to)} ${text.at(to + 1)} `);
  if (!alone.test(phrase)) return false;
  const isTopic = (lexicon?.match([phrase.toLowerCase()], 0) ?? 0) > 0;
  // "Aunt Carol - sewing", but not "brother Lego"
  if (relations.has(text.at(from - 1))) return !isTopic || titles.test(text.at(from - 1));
  const before = text.said({ from: Math.max(0, from - reach), to: from });
  return !isTopic && petBefore.test(`${before} `);
}

/** Leaves out names of people and pets: "her hamster Pickle" is about hamsters. */
export const withoutNames =
  (text: PersonText, lexicon: Lexicon | undefined) =>
  (found: FoundPhrase): FoundPhrase[] => {
    if (isName(text, found, lexicon)) return [];
    const phrase = found.phrase.replace(countedPets, '').replace(petWithName, '$1');
    return [{ ...found, phrase }];
  };

const language = /^learning (\p{Lu}\p{Ll}+)$/u;

/** "learning German" is an interest in the language, "German" would be one in the country. */
export const withLearning =
  (text: PersonText) =>
  (found: FoundPhrase): FoundPhrase => {
    const said = text.said(found.source);
    return language.exec(said)?.[1] === found.phrase ? { ...found, phrase: said } : found;
  };

/** "knows every Otis and Schindler": unknown proper names are not an interest. */
export const isListOfNames = (
  text: PersonText,
  { phrase, source }: FoundPhrase,
  lexicon: Lexicon | undefined,
): boolean =>
  lexicon !== undefined &&
  text.at(source.from) === 'knows' &&
  /^\p{Lu}\p{Ll}+(?: in \p{Lu}\p{Ll}+)?$/u.test(phrase) &&
  lexicon.match([phrase.toLowerCase().split(' ')[0] ?? ''], 0) === 0;
