import { givenNameFirst, withJoinedSuffixes, withoutDegrees } from '@giftwell/contracts/core/name-suffixes';
import { ordinaryWords } from '@giftwell/note-reader/given-names';
import { isFirstName } from './first-names.js';
import { relationOf } from './relation-words.js';

const capitalised = "\\p{Lu}[\\p{L}'-]+";
const particle = '(?:van|von|de|der|den|del|della|di|da|dos|la|le|el|al|bin|zu|ter|ten|St\\.)';
const surname = `(?<surname>(?:${particle} )*${capitalised}(?: ${capitalised})?)`;
const given = '(?<given>\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*\\.?){0,2}?)';
/** The end of the text, a note or another part, after a possessive ending. */
const end = "(?<owner>'s?)?(?=\\s*(?:$|[()[\\]–—|@]|- ))";
/** At the beginning, or after a mark or a small word such as "of". */
const surnameFirst = new RegExp(`(?<=(?:^|[:|–—-]|(?<!\\p{L})\\p{Ll}+) *)${surname}, ${given}${end}`, 'u');

/** "Anna, Ben & Mia" */
const list = new RegExp(
  `${capitalised}(?:, ${capitalised})+(?=,? (?<joining>&|\\+|and|und|et|y|e|en|i) \\p{Lu})`,
  'u',
);
/** "Tim's and Kate's" */
const innerOwner = /(?<=\p{L})'s?(?= (?:&|\+|and|und) )/giu;

/** Several people, or a company. */
const isOfSeveral = /&|\+|(?<!\p{L})(?:and|und|et|y|e|en|i)(?!\p{L})|(?<!\p{L})(?:Inc|Ltd|LLC|GmbH|Co)\.?$/u;

const isName = (word: string): boolean => isFirstName(word.toLowerCase());
const isOrdinary = (word: string): boolean =>
  ordinaryWords.has(word.toLowerCase()) || relationOf(word) !== null || isName(word);
/** "O'Connor", "van der Berg" */
const isSurely = new RegExp(`^(?:O'|Mc|${particle} )`, 'u');

const isSurname = (words: string): boolean => isSurely.test(words) || !words.split(' ').some(isOrdinary);

/** "Doe, John" is one person if only the second word is a first name. */
function withGivenNameFirst(text: string): string {
  return text.replace(surnameFirst, (written, ...rest) => {
    const { surname, given, owner = '' } = rest.at(-1) as Record<string, string>;
    const isGiven = isName(given!.split(' ')[0]!) || isSurely.test(surname!);
    if (!isGiven || !isSurname(surname!)) return written;
    return `${givenNameFirst(`${surname}, ${given}`)}${owner}`;
  });
}

/** Several first names with commas are several people. */
const withJoinedLists = (text: string): string =>
  text.replace(list, (written, ...rest) => {
    const { joining } = rest.at(-1) as Record<string, string>;
    const names = written.split(', ');
    return names.every((name) => isName(name) || relationOf(name)) ? names.join(` ${joining} `) : written;
  });

/** Writes names without commas, so that the other commas of a title separate its parts. */
export function withoutCommasInNames(text: string): string {
  const plain = withoutDegrees(text).replace(innerOwner, '');
  return plain.includes(',') ? withGivenNameFirst(withJoinedLists(plain)) : plain;
}

/** The name of a contact, in which a comma can mean only a suffix, or that the surname comes first. */
export function contactName(written: string): string {
  if (!written.includes(',') || isOfSeveral.test(written)) return written;
  const joined = withJoinedSuffixes(written);
  const isShort = joined.split(',').every((part) => part.trim().split(' ').length <= 3);
  return (isShort && givenNameFirst(joined)) || joined;
}
