import { canonicalWord, interests, type Interest, slug } from '@giftwell/contracts/gift-ai/vocabulary';
import type { PhraseLexicon } from './phrase-lexicon.js';
import type { PhraseMatch } from './phrase-table.js';
import { wordsOf } from './phrase-words.js';
import type { TopicGraph } from './topic-graph.js';

/** The topics of a phrase about a person. */
export interface ResolvedPhrase {
  phrase: string;
  /** The form's interest that the phrase names, if it names just that. */
  interest: Interest | null;
  /** Topics that the phrase names, the most certain first. */
  named: readonly number[];
  /** Value of ideas for each topic to this person, 0 to 1, by topic number. */
  strengths: ReadonlyMap<number, number>;
}

/** How certain a topic is, by whether the phrase matches as a whole, by its head, or by other words. */
const sureness = {
  ...{ whole: 1, head: 0.92, onAir: 0.6, beside: 0.7, name: 0.62, modifier: 0.48 },
  ...{ circumstance: 0.3, broader: 0.1 },
} as const;
/** The head comes before these words: "the cat shelter near her house". */
const tail = new Set(
  'with at in on for of from by near about around after before during to every when where who that and or down up over along outside beside through across'.split(
    ' ',
  ),
);

const onAir = /\bon (?:the )?(?:radio|wireless|telly|tv|television)\b/i;

/** The topics of a phrase with their strengths; empty if nothing is known. */
export function resolvePhrase(phrase: string, graph: TopicGraph, lexicon: PhraseLexicon): ResolvedPhrase {
  const matter = matterOf(phrase);
  const found = lexicon.find(matter);
  const matches = withoutBroader(
    found.map((match) => ({ ...match, sure: surenessOf(match, matter, found) })),
    graph,
  );
  matches.sort((a, b) => b.sure - a.sure);
  const named = [...new Set(matches.flatMap(({ topics }) => topics))];
  const interest = interestOf(phrase, named.length > 0);
  if (interest) return { phrase, interest, named, strengths: strengthsOfInterest(interest, named, graph) };
  const strengths = new Map<number, number>();
  for (const { topics, sure } of matches)
    for (const topic of topics)
      for (const [related, strength] of graph.related(topic)) raise(strengths, related, strength * sure);
  return { phrase, interest, named, strengths };
}

type SureMatch = PhraseMatch & { sure: number };

/** "Reading historical fiction" is not about all kinds of books: of two topics, the narrower one counts. */
function withoutBroader(matches: readonly SureMatch[], graph: TopicGraph): SureMatch[] {
  const isBroader = (one: SureMatch, other: SureMatch) =>
    one !== other &&
    one.topics.every(
      (topic) =>
        !other.topics.includes(topic) && other.topics.some((narrow) => graph.below(topic).has(narrow)),
    );
  return matches.map((one) => {
    const isNarrower = matches.filter((other) => isBroader(other, one));
    if (matches.some((other) => isBroader(one, other) && other.sure > sureness.circumstance))
      return { ...one, sure: sureness.broader };
    if (one.sure <= sureness.circumstance) return one;
    return { ...one, sure: Math.max(one.sure, ...isNarrower.map(({ sure }) => sure)) };
  });
}

/** "Running a moth trap" is about moths and "nursing hedgehogs" about hedgehogs, not about a sport or a profession. */
const matterOf = (phrase: string): string =>
  phrase
    .replace(amounts, '')
    .replace(/^riding$/i, 'horse riding')
    .replace(/^(?:running|keeping|making|doing|having|watching) (?:an?|the|his|her|their|its) /i, '')
    .replace(
      /^(?:nursing|firing|banging|shouting at|chasing|breaking|throwing(?! (?:pots|clay))|raising|spotting|helping) (?=\S)/i,
      '',
    );

/** "a lot of", "3x". */
const amounts =
  /\b(?:an? (?:lot|bit|ton|load)|lots|loads|tons|all (?:kinds|sorts)|(?:his|her|their) share) of (?=\S)|\s+(?:\d+ ?(?:x|times)|once|twice)(?: (?:an?|per|every) week)?$/gi;

/** The form's interest that a phrase names; synonyms count only if they aren't a topic ("baking" is one). */
function interestOf(phrase: string, isTopic: boolean): Interest | null {
  const word = isTopic ? slug(phrase) : canonicalWord(phrase, interests);
  return interests.find((one) => one === word) ?? null;
}

/** Ticking "home" doesn't mean a recent move, nor "travel" a honeymoon. */
const stagesOfLife = ['new-home', 'moving-house', 'first-apartment', 'newlyweds', 'weddings', 'honeymoons'];

/** Strengths for a form interest: the topics below it, and the topic of the same name. */
function strengthsOfInterest(
  interest: Interest,
  named: readonly number[],
  graph: TopicGraph,
): ReadonlyMap<number, number> {
  const strengths = new Map(graph.under(interest));
  for (const id of stagesOfLife) strengths.delete(graph.numberOf(id) ?? -1);
  for (const topic of named) raise(strengths, topic, 1);
  return strengths;
}

function raise(strengths: Map<number, number>, topic: number, strength: number): void {
  if ((strengths.get(topic) ?? 0) < strength) strengths.set(topic, strength);
}

/** "Reading manga" is about manga, and "playing trombone" about the trombone. */
const isAidVerb = ([first = '']: readonly string[], found: readonly PhraseMatch[]): boolean =>
  found.length > 1 &&
  /^(?:reading|playing|watching|listening|learning|collecting|making|doing|going|studying|running|riding)$/.test(
    first,
  );

/** "Mending sewing machines" is not about mending clothes. */
const isRepair = ([first = '']: readonly string[], found: readonly PhraseMatch[]): boolean =>
  found.length > 1 && found[0]!.to === 1 && /^(?:mending|repairing|fixing|restoring|inventing)$/.test(first);

/** "Crocheting tiny animals" is about yarn, not about animals. */
const isMotif = ([first = '']: readonly string[], found: readonly PhraseMatch[]): boolean =>
  found[0]!.from === 0 && /^(?:crocheting|knitting|embroidering|felting|stitching|whittling)$/.test(first);

function surenessOf(match: PhraseMatch, phrase: string, found: readonly PhraseMatch[]): number {
  const words = wordsOf(phrase);
  const { from, to } = match;
  if (from > 0 ? isMotif(words, found) : isRepair(words, found)) return sureness.circumstance;
  if (to === words.length && from <= 1) return sureness.whole;
  // "Collecting Hawaiian shirts": collectors in general have little in common.
  if (from === 0 && words.length > to && words[0] === 'collecting') return sureness.modifier;
  // "Cricket on the radio" is listened to.
  const air = onAir.exec(phrase);
  if (air) return from >= wordsOf(phrase.slice(0, air.index)).length ? sureness.whole : sureness.onAir;
  return sureOfPlace(match, words, found, phrase);
}

function sureOfPlace(
  { from, to }: PhraseMatch,
  words: readonly string[],
  found: readonly PhraseMatch[],
  phrase: string,
): number {
  const cut = words.findIndex((word, at) => at > 0 && tail.has(word));
  const end = cut < 0 ? words.length : cut;
  const isDoing = from === 0 && /ing$/.test(words[0] ?? '') && !isAidVerb(words, found);
  if (to === end || isDoing) return sureness.head;
  // "heritage steam railways" are railways; the words before a known head only specify it.
  const isModifier = to < end && found.some((other) => other.from >= to && other.to === end);
  if (!isModifier) return isCircumstance(from, cut, words) ? sureness.circumstance : sureness.beside;
  return /^\p{Lu}/u.test(phrase.split(/\s+/)[from] ?? '') ? sureness.name : sureness.modifier;
}

/** "growing leeks for show", "dominoes down the club": where, when and what for says nothing about the thing. */
const isCircumstance = (from: number, cut: number, words: readonly string[]): boolean =>
  cut >= leastHead && from > cut && placing.test(words[cut]!);
const placing =
  /^(?:at|in|for|by|near|around|down|up|over|along|outside|beside|during|after|before|through|across)$/;
/** A verb with its object; "volunteering at the cat shelter" is about cats. */
const leastHead = 2;
