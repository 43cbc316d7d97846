import { isDenied } from '../patterns/denial.js';
import type { PersonText } from '../people/person-text.js';
import { givenNames } from '../words/ordinary-words.js';
import { countryOf } from '../words/origins.js';
import type { FoundCircumstance } from './read-circumstances.js';

const longest = 3;
/** "from Kandy", "near Bergen", "we're in Recife". */
const whereabouts = /^(?:from|in|near|outside|around)$/;
/** "a trip to", "never been to": a journey, not a home. */
const journey =
  /^(?:trips?|holidays?|vacation|visit|visits|visited|visiting|travel|travels|travelled|traveled|flight|flights|tour|went|weekend|cruise|honeymoon|loves?|likes?|wants|dreams|speaks|learning|learns)$/;
/** After the word for a people, these say that it is said of a person, and not of food or music. */
const afterPeople =
  /^(?:|[,.;:!?)]|and|but|by|lives|living|is|who|with|in|from|american|canadian|british|born|origin|roots|heritage|family|parents|background|descent|girl|boy|lady|woman|man|guy|mum|mom|dad|wife|husband|grandmother|grandfather|so)$/;
/** Words before a people: "she is Nigerian", "34, Parsi". */
const beforePeople = /^(?:|[,.;:(]|is|was|are|a|an|and|half|part|proud|originally|very|being)$/;
const reach = 4;

/** Countries that the person lives in or comes from. They are no part of other facts, so other facts may overlap. */
export function originsIn(text: PersonText): FoundCircumstance[] {
  const found: FoundCircumstance[] = [];
  for (let at = 0; at < text.words.length; at += 1) {
    const origin = originAt(text, at);
    if (!origin) continue;
    found.push(origin);
    at = origin.to - 1;
  }
  return found;
}

function originAt(text: PersonText, from: number): FoundCircumstance | null {
  for (let to = from + longest; to > from; to -= 1) {
    const name = text.words.slice(from, to).map((word) => word.text);
    const country = name.length === to - from ? countryOf.get(name.join(' ')) : undefined;
    if (!country) continue;
    if (isNameOfPerson(text, from)) return null;
    const isHome = isWhereabouts(text, from) || isOfPerson(text, from, to);
    return isHome && (isWritten(text, from) || isSaidOfSomebody(text, from))
      ? { kind: 'origin', detail: country, from, to }
      : null;
  }
  return null;
}

/** Names have a capital, unless the giver writes none at all: "cork" is a material. */
const isWritten = (text: PersonText, at: number): boolean =>
  /^\p{Lu}/u.test(text.said({ from: at, to: at + 1 }));

/** "my cousin Florence" */
const isNameOfPerson = (text: PersonText, at: number): boolean => {
  if (!givenNames.has(text.at(at))) return false;
  const noteIndex = text.words[at]?.noteIndex ?? -1;
  return text.participants.people.some(
    ({ name }) => name !== null && name.from <= noteIndex && noteIndex < name.to,
  );
};

/** "my girlfriend is korean": clear without a capital. */
const isSaidOfSomebody = (text: PersonText, from: number): boolean =>
  text.at(from - 1) === 'is' && /(?:[a-z]an|ese|ish)$/.test(text.at(from));

/** "homesick for Lagos" */
const isMissed = (text: PersonText, from: number): boolean =>
  text.at(from - 1) === 'for' && text.at(from - 2) === 'homesick';

function isWhereabouts(text: PersonText, from: number): boolean {
  if (isMissed(text, from)) return text.subjectAt(from) !== 'other';
  if (!whereabouts.test(text.at(from - 1)) || text.subjectAt(from) === 'other') return false;
  // "I am from Recife": it says where a relative comes from, but not a colleague.
  if (text.isOfGiverAlone(from) && !isRelative(text)) return false;
  for (let at = from - 2; at >= from - reach && !text.isSentenceEnd(at); at -= 1)
    if (journey.test(text.at(at))) return false;
  return !isDenied(text, from);
}

const isRelative = ({ participants: { recipient } }: PersonText): boolean =>
  /^(?:family|parent|child|sibling|grand.*)$/.test(recipient?.relation?.relationship ?? '');

const isOfPerson = (text: PersonText, from: number, to: number): boolean =>
  text.mayConcern(from) &&
  beforePeople.test(text.at(from - 1)) &&
  afterPeople.test(text.at(to)) &&
  !isDenied(text, from);
