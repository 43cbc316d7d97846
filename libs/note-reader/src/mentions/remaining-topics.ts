import { phraseOf } from '../interests/phrase-of.js';
import type { FoundPhrase } from '../interests/read-interests.js';
import { isDenied } from '../patterns/denial.js';
import type { PersonText } from '../people/person-text.js';
import { sentenceEnds, type Span } from '../text/note.js';
import { clauseStart } from './clause-start.js';
import { isBesideState, isPartOfName, isPlaceAside, type Lexicon } from './mentions.js';
import { notByMention, otherMeanings, peopleWords } from './not-by-mention.js';
import { isOtherSense } from './other-senses.js';

/** A statement with one of these words may refuse what it names. */
const refusing =
  /^(?:not|no|never|nor|nothing|none|without|hates?|hated|dislikes?|loathes?|avoids?|allerg.*|intoleran.*|careful|scared|afraid|terrified|bans?|banned|forbid.*|instead|except|unless|cannot|could|should|would|kills?|stop|stopped|quit|sick|smells?|lame|enough|already|sold|gave|died|dead|lost|rather|off|ill|migraines?|cost|costs|budget|please|anything|owns?|tank|trigger.*|thinks|sends?|beeps?|upsets?|loud|noise|keeps_giving|wants?_no|suspicious|wary|sceptical|skeptical)$/;
/** Other languages have refusals of their own, which this reader does not know. */
const otherLanguage =
  /^(?:das|der|ist|und|nicht|kein\p{L}*|für|mit|les|pas|est|pour|avec|los|las|una|para|con|sin|il|per|senza|non|het|een|niet|zonder|jest|nie|dla|bez|não|com|sem|uma)$/u;
/** Phrases that describe a situation or a person, not a liking. */
const situation =
  /\b(?:birthdays?|school|college|university|dorm|friends?|shower|gifts?|santa|teachers?|drivers?|mechanics?|widow\w*|wheelchair|deaf|blind|turning|moved|moving|retire\w*|retiring|name day|hot bath|things|halloween|easter|christmas|farewell|based|family|babies|baby|first|apartment|chair)\b/;
/** Single words that are seldom what somebody likes when they are only mentioned. */
const seldomLiked = new Set(
  `outdoorsy traveler traveller eco-friendly autumn spring summer winter jewellery jewelry incense lavender germs infusion infusions engineering collecting garden gardens farm fern coins
  coin bear wood metal gear onion garlic princesses husky trampolines petra slime comedy fashion style grill cooking laptop phone tablet wellness
  notebook notebooks adventure adventures beach hair lid plates breakfast perfume scent candles flower walker sugar salt money office desk memory
  memories farming driving sirens siren meltdown floor gossip bicycle patient concert antenna caravan sleeping health secondhand organic technology`.split(
    /\s+/,
  ),
);
/** Of the words that need a verb of liking, those that are clear when nothing refuses them. */
const clearAnyway = new Set(
  'dog dogs cat cats pony ponies horse horses surf mushrooms shark sharks telescope sketchbook pinball manga'.split(
    ' ',
  ),
);
const personOrOrigin = /(?:[^t]er|or|ist|ian|ese|ish|man|men)s?$/;
const longest = 6;
const maxTopics = 4;

/**
 * Known phrases that no other rule has read: "we go bouldering together", "Sunday is karaoke". They count if nothing
 * in the statement refuses them and nobody else is its subject. `understood` are the spans of all other facts, `states`
 * those of restrictions, dislikes and circumstances.
 */
export function remainingTopics(
  text: PersonText,
  lexicon: Lexicon,
  { understood, states }: { understood: readonly Span[]; states: readonly Span[] },
): FoundPhrase[] {
  const words = text.words.map((word) => (/^[\p{L}\p{N}]/u.test(word.text) ? word.text : ''));
  const found: FoundPhrase[] = [];
  for (let at = 0; at < words.length && found.length < maxTopics;) {
    const length = words[at] ? Math.min(longest, lexicon.match(words, at)) : 0;
    const thing = { from: at, to: at + length };
    at += Math.max(1, length);
    if (length === 0 || understood.some((other) => other.from < thing.to && thing.from < other.to)) continue;
    if (isInOtherSense(text, thing)) continue;
    // "Half a cup of chai and she is up till morning, avoid caffeine": the sentence is a warning.
    if (length === 1 && isBesideState(text, thing, states)) continue;
    if (isLiking(text, thing) && !isRefused(text, thing))
      found.push({
        ...thing,
        phrase: phraseOf(text, thing),
        source: { from: clauseStart(text, thing.from), to: thing.to },
      });
  }
  return found;
}

const isInOtherSense = (text: PersonText, thing: Span): boolean =>
  isPartOfName(text, thing) || isPlaceAside(text, thing) || isOtherSense(text, thing);

function isLiking(text: PersonText, thing: Span): boolean {
  const said = text.words.slice(thing.from, thing.to).map((word) => word.text);
  if (text.subjectAt(thing.from) === 'other' || isDenied(text, thing.from)) return false;
  // "I am going to be a mess at the airport"
  if (text.isOfGiverAlone(thing.from)) return false;
  if (said.length > 1) {
    const phrase = said.join(' ');
    return !situation.test(phrase) && !otherMeanings.test(phrase) && !peopleWords.has(said.at(-1)!);
  }
  const word = said[0]!;
  if (clearAnyway.has(word)) return true;
  return (
    word.length > 3 &&
    !notByMention.has(word) &&
    !seldomLiked.has(word) &&
    !situation.test(word) &&
    !personOrOrigin.test(word)
  );
}

const isBoundary = (text: PersonText, at: number) =>
  sentenceEnds.has(text.at(at)) || /^(?:but|:|\(|\)|—|–)$/.test(text.at(at));

/** Whether the statement around a phrase, up to a new subject, says no to something. */
function isRefused(text: PersonText, { from, to }: Span): boolean {
  for (let at = from - 1; at >= 0 && !isBoundary(text, at); at -= 1) {
    if (refuses(text, at)) return true;
    if (text.subjectStartsAt(at)) break;
  }
  for (let at = to; at < text.words.length && !isBoundary(text, at) && !text.subjectStartsAt(at); at += 1)
    if (refuses(text, at)) return true;
  return false;
}

const refuses = (text: PersonText, at: number): boolean =>
  otherLanguage.test(text.at(at)) || (refusing.test(text.at(at)) && !isIdiom(text, at));

/** "or not", "no matter what" */
const isIdiom = (text: PersonText, at: number) =>
  (text.at(at) === 'not' && text.at(at - 1) === 'or') ||
  (text.at(at) === 'no' && /^(?:matter|doubt)$/.test(text.at(at + 1)));
