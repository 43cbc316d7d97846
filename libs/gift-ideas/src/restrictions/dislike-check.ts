import type { Circumstance, PhraseFact } from '@giftwell/contracts/gift-ai/facts';
import type { CatalogueIdea } from '../ideas/idea.js';
import type { PhraseLexicon } from '../topics/phrase-lexicon.js';
import { resolvePhrase } from '../topics/resolve-phrase.js';
import type { TopicGraph } from '../topics/topic-graph.js';
import { stemsOf, wordStems } from '../text/words.js';
import { checkedParts, type IdeaTexts } from './restriction-check.js';

/** Words for any thing of a kind. */
const anyThing = new Set(
  ['gadgets', 'things', 'stuff', 'toys', 'items', 'accessories', 'decor'].flatMap(stemsOf),
);

/** Things of a kind by name: an idea about cats may be a necklace. */
const thingsOf: readonly (readonly [kind: RegExp, things: string])[] = [
  [/^jewel/i, 'necklace bracelet earrings pendant brooch cufflinks anklet locket'],
  [/^cloth(?:es|ing)$/i, 'sweater hoodie shirt scarf socks pajamas robe cardigan dress jacket gloves'],
];

const stemsOfThings = (phrase: string): string[] =>
  thingsOf.flatMap(([kind, things]) => (kind.test(phrase) ? stemsOf(things) : []));

/** Tells whether an idea is about something that the person dislikes or has enough of. */
export class DislikeCheck {
  /** Disliked topics and everything below them, except stated interests. */
  readonly #topics = new Set<number>();
  readonly #phrases: (readonly string[])[] = [];
  /** Words that no name may contain: the first of phrases such as "desk gadgets", and things of a kind. */
  readonly #kinds: Set<string>;
  readonly #isReader: boolean;

  constructor(
    dislikes: readonly PhraseFact[],
    interests: readonly PhraseFact[],
    private readonly graph: TopicGraph,
    lexicon: PhraseLexicon,
  ) {
    this.#kinds = new Set(dislikes.flatMap(({ phrase }) => stemsOfThings(phrase)));
    for (const { phrase } of dislikes) {
      const { named } = resolvePhrase(phrase, graph, lexicon);
      for (const topic of named) for (const below of graph.below(topic)) this.#topics.add(below);
      const stems = stemsOf(phrase);
      if (stems.length > 0 && stems.length <= 3) this.#phrases.push(stems);
      if (stems.length === 2 && anyThing.has(stems[1]!)) this.#kinds.add(stems[0]!);
    }
    this.#isReader = !dislikes.some(({ phrase }) => reading.test(phrase));
    // "hates cooking but loves bread baking": the narrower interest stays.
    const disliked = new Set(dislikes.flatMap(({ phrase }) => resolvePhrase(phrase, graph, lexicon).named));
    for (const { phrase } of interests)
      for (const topic of resolvePhrase(phrase, graph, lexicon).named)
        if (!disliked.has(topic)) for (const below of graph.below(topic)) this.#topics.delete(below);
  }

  get isEmpty(): boolean {
    return this.#topics.size === 0 && this.#phrases.length === 0;
  }

  /** By the topics of a catalogue idea, and always by words. */
  hits(texts: IdeaTexts, idea?: Pick<CatalogueIdea, 'serves'>): boolean {
    if (this.isEmpty) return false;
    const topic = idea && this.graph.numberOf(idea.serves[0]?.topic ?? '');
    if (topic !== undefined && this.#topics.has(topic)) return true;
    if (!this.#isReader && isBook.test(texts.name)) return true;
    const said = new Set(wordStems(checkedParts({ ...texts, reason: '' }).join(' ')));
    if (this.#phrases.some((stems) => stems.every((word) => said.has(word)))) return true;
    return this.#kinds.size > 0 && wordStems(texts.name).some((word) => this.#kinds.has(word));
  }
}

const reading = /^(?:reading|books?)$/i;
/** For somebody who hates reading, a book about football is still a book. */
const isBook =
  /\b(?:books?|novels?|stories|\w*biograph(?:y|ies)|memoirs?|encyclopedia|histor(?:y|ies) of|handbook)\b/i;

const maxWords = 3;
const counts = /\b(?:\d+|two|three|four|five|six|seven|eight|ten|a dozen|several|another)\b/gi;
/** What follows only says what the thing is for, or what comes with it. */
const addition = / (?:with|for|from|in|on|to|that|and|by) .*$/;

/** Tells whether an idea is a thing that the person has already: "owns good binoculars". */
export class OwnedCheck {
  readonly #owned: (readonly string[])[];

  constructor(circumstances: readonly Circumstance[]) {
    this.#owned = circumstances
      .flatMap(({ kind, detail }) => (kind === 'owns' && detail ? [stemsOf(detail.replace(counts, ''))] : []))
      .filter((stems) => stems.length > 0 && stems.length <= maxWords);
  }

  /** By name: things for it, such as a strap for binoculars, are no second one. */
  hits({ name }: { name: string }): boolean {
    if (this.#owned.length === 0) return false;
    return name.split(' + ').some((part) => {
      const things = wordStems(part.replace(addition, ''));
      const said = new Set(wordStems(part));
      return this.#owned.some(
        (stems) => things.slice(-2).includes(stems.at(-1)!) && stems.every((one) => said.has(one)),
      );
    });
  }
}
