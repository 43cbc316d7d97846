import { canonicalWord, interests, type Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import { type PhraseLexicon, type PhraseMatch, wordsOf } from './phrase-lexicon.js';
import type { TopicGraph } from './topic-graph.js';

/** What a phrase about a person comes down to. */
export interface ResolvedPhrase {
  phrase: string;
  /** One of the form's interests, where the phrase is just that. */
  interest: Interest | null;
  /** Topics that the phrase names itself, the surest first. */
  named: readonly number[];
  /** How much ideas for each topic are worth to this person, 0 to 1, by the topic's number. */
  strengths: ReadonlyMap<number, number>;
}

/** A phrase is known whole, by its head, or only by words that go with it. */
const sureness = { whole: 1, head: 0.92, beside: 0.7 } as const;
/** The matter stands before these: "the cat shelter near her house". */
const tail = new Set(
  'with at in on for of from by near about around after before during to every when where who that and or'.split(
    ' ',
  ),
);

/** The topics of a phrase with how much each is worth; empty where nothing is known. */
export function resolvePhrase(phrase: string, graph: TopicGraph, lexicon: PhraseLexicon): ResolvedPhrase {
  const word = canonicalWord(phrase, interests);
  const interest = interests.find((one) => one === word) ?? null;
  const matches = lexicon.find(phrase);
  const strengths = new Map<number, number>();
  const raise = (from: ReadonlyMap<number, number>, factor: number) => {
    for (const [topic, strength] of from)
      if ((strengths.get(topic) ?? 0) < strength * factor) strengths.set(topic, strength * factor);
  };
  const sure = matches.map((match) => surenessOf(match, phrase));
  for (const [at, { topics }] of matches.entries())
    for (const topic of topics) raise(graph.related(topic), sure[at]!);
  if (interest) raise(graph.under(interest), 1);
  const named = matches
    .map(({ topics }, at) => ({ topics, sure: sure[at]! }))
    .sort((a, b) => b.sure - a.sure)
    .flatMap(({ topics }) => topics);
  return { phrase, interest, named: [...new Set(named)], strengths };
}

function surenessOf({ from, to }: PhraseMatch, phrase: string): number {
  const words = wordsOf(phrase);
  if (to - from >= words.length - 1) return sureness.whole;
  const cut = words.findIndex((word, at) => at > 0 && tail.has(word));
  const end = cut < 0 ? words.length : cut;
  const isHead = to === end || (from === 0 && /ing$/.test(words[0] ?? ''));
  return isHead ? sureness.head : sureness.beside;
}
