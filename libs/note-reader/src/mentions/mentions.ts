import { clauseStart } from './clause-start.js';
import { isDenied, isOver } from '../patterns/denial.js';
import type { PersonText } from '../people/person-text.js';
import { prepositions } from '../phrases/phrase-ends.js';
import { sentenceEnds, type Span } from '../text/note.js';
import { gerundOfThirdPerson } from '../words/doing-verbs.js';
import { notByMention, otherMeanings, peopleWords } from './not-by-mention.js';
import { isOtherSense } from './other-senses.js';
import { phraseOf } from '../interests/phrase-of.js';
import type { FoundPhrase } from '../interests/read-interests.js';

/** Finds known phrases (topics) in any sentence. */
export interface Lexicon {
  /** Number of words from `at` on that form a known phrase; 0 for none. Words are lower case, without punctuation. */
  match(words: readonly string[], at: number): number;
}

const maxMentionWords = 6;

const isOfOthers = (text: PersonText, at: number) => /^(?:other|giver)$/.test(text.subjectAt(at));

/**
 * Known phrases that are mentioned like an interest. `states` are the spans of other facts. Mentions in passing ("in
 * the forest for mushrooms") are included only on request.
 */
export function mentionsIn(
  text: PersonText,
  lexicon: Lexicon,
  states: readonly Span[] = [],
  inPassing = false,
): FoundPhrase[] {
  const words = text.words.map((word) => (/^[\p{L}\p{N}]/u.test(word.text) ? word.text : ''));
  const spoilt = spoiltClauses(text, states);
  const found: FoundPhrase[] = [];
  for (let at = 0; at < words.length;) {
    const length = words[at] ? Math.min(maxMentionWords, lexicon.match(words, at)) : 0;
    const thing = { from: at, to: at + length };
    at += Math.max(1, length);
    if (length === 0 || spoilt[thing.from] || !isLikelyLiked(text, thing, inPassing)) continue;
    if (inPassing && isBesideState(text, thing, states)) continue;
    const whole = withKind(text, thing);
    found.push({
      ...whole,
      phrase: phraseOf(text, whole),
      source: { from: clauseStart(text, whole.from), to: whole.to },
    });
  }
  return found;
}

/** "Half a cup of chai and she is up till morning, no caffeine please": the sentence is about something else. */
export function isBesideState(text: PersonText, thing: Span, states: readonly Span[]): boolean {
  let [from, to] = [thing.from, thing.to];
  while (from > 0 && !sentenceEnds.has(text.at(from - 1))) from -= 1;
  while (to < text.words.length && !sentenceEnds.has(text.at(to))) to += 1;
  return states.some((state) => state.from < to && state.to > from);
}

const kindWord =
  /^(?:vintage|model|classic|acoustic|electric|modern|contemporary|folk|blues|jazz|street|wildlife|steam|antique|rare|crime|medieval|roman|victorian|tudor|baroque|renaissance|retro|toy|gospel|church|indoor|outdoor|fantasy|historical|romance|horror|nordic|cold|open|deep|fly|coarse|sea|river|wild|urban|mountain|freestyle|classical|country|heavy|prog|progressive|punk|hard|soft|real|craft|speciality|specialty|spicy|stained|fused|bobbin|slow|traditional|hand|homemade|women's|men's|.*(?:ese|ian|ish))$/;
/** Extends a phrase to the words before it that specify it: "vintage motorcycles", "Japanese pottery". */
function withKind(text: PersonText, { from, to }: Span): Span {
  let start = from;
  while (start > 0 && from - start < 2 && kindWord.test(text.at(start - 1))) start -= 1;
  return { from: start, to: isOrigin(text, { from, to }) ? to + 1 : to };
}

/** "Cantonese dramas": an origin says nothing without the thing after it. */
const isOrigin = (text: PersonText, { from, to }: Span) =>
  to - from === 1 &&
  /(?:ese|[^f]ish|ian)$/.test(text.at(from)) &&
  isCapital(text, from) &&
  /^\p{L}{4,}$/u.test(text.at(to)) &&
  !clauseEnd.test(text.at(to)) &&
  !prepositions.has(text.at(to));

/** "lives in Montreal", "László, Budapest, 68": where somebody lives or comes from. */
export const isPlaceAside = (text: PersonText, { from, to }: Span) =>
  (to - from === 1 || /^(?:leaving|leaves|left)$/.test(text.at(from - 1))) &&
  isCapital(text, from) &&
  !text.isSentenceEnd(from - 1) &&
  (/^(?:leaving|leaves|left|in|from|to|at|near|around|outside|of)$/.test(text.at(from - 1)) ||
    (text.at(from - 1) === ',' && text.at(to) === ',' && text.at(to + 1).startsWith('#')));

function isLikelyLiked(text: PersonText, thing: Span, inPassing: boolean): boolean {
  if (isOfOthers(text, thing.from) || isDenied(text, thing.from) || isOver(text, thing)) return false;
  if (saidOfSomethingElse.some((is) => is(text, thing))) return false;
  return inPassing || !isInPassing(text, thing.from) || isTheirs(text, thing);
}

const isCapital = (text: PersonText, at: number) =>
  /^\p{Lu}\p{Ll}/u.test(text.said({ from: at, to: at + 1 }));
/** "Great Western": part of a longer name. */
export const isPartOfName = (text: PersonText, { from, to }: Span) =>
  to - from === 1 &&
  isCapital(text, from) &&
  ((isCapital(text, from - 1) && !text.isSentenceEnd(from - 2)) || isCapital(text, to));

/** "boots and all", "till the cows come home". */
const isFigureOfSpeech = (text: PersonText, { from, to }: Span) =>
  /^and (?:all|whatnot|everything) /.test(`${text.at(to)} ${text.at(to + 1)} `) ||
  (text.at(from - 1) === 'every' && /^(?:before|when|while|i|we|,)$/.test(text.at(to))) ||
  (text.at(from) === 'working' && text.at(to) === 'of') ||
  isOtherSense(text, { from, to }) ||
  isParticiple(text, { from, to });

/** "trains running on nine volts": a participle after a noun. */
const isParticiple = (text: PersonText, { from, to }: Span) =>
  to - from === 1 &&
  /ing$/.test(text.at(from)) &&
  /[^su']s$/.test(text.at(from - 1)) &&
  !/^(?:is|likes|loves|enjoys|does|goes|starts|hates|keeps|weekends|mornings|evenings|days|nights|sundays|saturdays)$/.test(
    text.at(from - 1),
  ) &&
  /^(?:on|in|at|through|round|around|over|up|down|#\d.*)$/.test(text.at(to));

const among = /^(?:with|at|on|for|in|about|to|over|around|into|of)$/;
/**
 * "at the grill with his smoker", "for her roller derby league": in passing, but the recipient's own, or unambiguous.
 */
function isTheirs(text: PersonText, { from, to }: Span): boolean {
  let before = from - 1;
  while (describing.test(text.at(before)) && !owner.test(text.at(before)) && from - before < 4) before -= 1;
  if (owner.test(text.at(before))) return among.test(text.at(before - 1)) && to - from > 1;
  return to - from > 1 && /^(?:with|for|about|into|of)$/.test(text.at(before));
}
const owner = /^(?:his|her|their)$/;

function isMere(text: PersonText, { from, to }: Span): boolean {
  const said = text.words.slice(from, to).map((word) => word.text);
  if (to - from === 1) return notByMention.has(said[0] ?? '');
  if (peopleWords.has(said.at(-1) ?? '')) return true;
  return /^(?:my|our|for)$/.test(said[0] ?? '') || otherMeanings.test(said.join(' '));
}

const describing =
  /^(?:a|an|the|this|that|his|her|their|my|our|its|some|any|all|old|new|big|little|small|local|good|bad|whole|own|heritage|huge|nice)$/;
/** "all over her school planner" */
const isInOwned = (text: PersonText, at: number) =>
  !describing.test(text.at(at - 1)) &&
  /^(?:his|her|their|the)$/.test(text.at(at - 2)) &&
  prepositions.has(text.at(at - 3));

/** "on a boat", "without honey", "from Jerez": a place or manner of something else. */
function isInPassing(text: PersonText, at: number): boolean {
  const before = beforeDescription(text, at);
  return isInOwned(text, at) || (!isAbout(text, before) && isElsewhere(text.at(before)));
}

function beforeDescription(text: PersonText, at: number): number {
  let before = at - 1;
  while (describing.test(text.at(before)) && at - before < 4) before -= 1;
  return before;
}

/** "about opera", "looks after bonsai", "a collection of maps". */
function isAbout(text: PersonText, at: number): boolean {
  const word = text.at(at);
  const before = text.at(at - 1);
  if (word === 'of')
    return /^(?:full|lots|piles|mountains|loads|tons|collection|world|love|fond)$/.test(before);
  return word === 'about' || (word === 'after' && before.startsWith('look'));
}

function isElsewhere(word: string): boolean {
  return (
    (prepositions.has(word) && word !== 'around') ||
    /^(?:without|except|than|off|out|via|despite|instead|unlike|mean|means|called|named)$/.test(word)
  );
}

/** "he tinkers in his shed": a verb, which other rules read. */
const isDoneThere = (text: PersonText, { from, to }: Span) =>
  to - from === 1 &&
  gerundOfThirdPerson.has(text.at(from)) &&
  (/^(?:she|he|who|and)$/.test(text.at(from - 1)) || text.subjectStartsAt(from - 1)) &&
  !/^(?:,|and|or)$/.test(text.at(to));

/** "the riding hat is on eBay": the subject of a statement. */
const isSubjectOfState = (text: PersonText, { from, to }: Span) =>
  /^(?:is|was|has|sits|went|goes)$/.test(text.at(to)) &&
  /^(?:on|in|at|sold|gone|broken|full|off|already|up)$/.test(text.at(to + 1)) &&
  [1, 2].some((back) => /^(?:the|his|her|their)$/.test(text.at(from - back)));

/** "she is basically a bat", "like a horse": a comparison. */
function isPredicate(text: PersonText, at: number): boolean {
  const before = beforeDescription(text, at);
  return (
    /^(?:is|was|are|be|been|like|basically|such)$/.test(text.at(before)) &&
    /^(?:a|an)$/.test(text.at(before + 1)) &&
    !/^(?:there|it|here)$/.test(text.at(before - 1)) &&
    before + 1 < at
  );
}

/** "sings them": a verb, since a pronoun follows. */
const takesPronoun = (text: PersonText, { from, to }: Span) =>
  /^(?:frau|herr|mr|mrs|ms|dr|miss|sir|madame|monsieur|senora|senor|auntie|aunt|uncle|nurse|coach)$/.test(
    text.at(from - 1),
  ) ||
  (/^(?:years|times|weeks|days|him|her|them|me|us)$/.test(text.at(from - 1)) &&
    text.at(from) === 'running') ||
  /^(?:himself|herself|them|him|it|his|her|their)$/.test(text.at(to));

/** Known words that are used in another sense than as an interest. */
const saidOfSomethingElse: readonly ((text: PersonText, thing: Span) => boolean)[] = [
  isDoneThere,
  isSubjectOfState,
  isPartOfName,
  isPlaceAside,
  (text, { from }) => isPredicate(text, from),
  isMere,
  takesPronoun,
  isFigureOfSpeech,
];

const clauseEnd = /^(?:,|and|but|so|because|plus|:)$/;
/** A clause with one of these words is not about interests. */
const spoils =
  /^(?:not|no|never|nor|neither|without|hates|hate|hated|dislikes|loathes|avoids|stopped|quit|sold|lost|died|dead|former|formerly|was|were|had|did|used|allerg.*|intoleran.*|migraines?|sick|ill|ban|bans|banned|forbids?|forbidden|instead|rather|except|unless|until|dollars?|pounds?|euros?|quid|bucks|rupees|\$|£|€|if|would|should|could|might|must|everyone|everybody|nobody|somebody|someone|anyone|people|gave|gives|give|given|bought|buy|cost|costs|hospital|afraid|scared|terrified|bored|tired|fed|thinks|swells|upsets|hurts|kills|turns?|makes?)$/;
const maxListWords = 3;

/**
 * For each word, whether its clause is about something else than interests. A short clause follows the one before it.
 */
function spoiltClauses(text: PersonText, states: readonly Span[]): boolean[] {
  const inState = new Uint8Array(text.words.length + 1);
  for (const { from, to } of states) inState.fill(1, Math.max(0, from), to);
  const spoilt: boolean[] = [];
  let before = false;
  let from = 0;
  for (let at = 0; at <= text.words.length; at += 1) {
    const word = text.at(at);
    const isEnd = at === text.words.length || clauseEnd.test(word) || sentenceEnds.has(word);
    if (!isEnd) continue;
    const isSpoilt: boolean =
      (before && at - from <= maxListWords) || isSpoiltBy(text, inState, { from, to: at });
    for (let index = from; index <= at; index += 1) spoilt.push(isSpoilt);
    before = isSpoilt && !sentenceEnds.has(word) && word !== 'but';
    from = at + 1;
  }
  return spoilt;
}

function isSpoiltBy(text: PersonText, inState: Uint8Array, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    // "bonsai which were of his father": the relative clause is about the thing.
    if (/^(?:which|that|who)$/.test(text.at(at)) && at > from) return false;
    if (inState[at] || spoils.test(text.at(at))) return true;
  }
  return false;
}
