import type { PersonModel } from '../person/person-model.js';
import type { StatedInterest } from '../person/stated-interests.js';
import type { Scored } from '../ranking/score.js';
import { nearFrom, servedFrom } from '../ranking/served-interests.js';
import type { Catalogue } from '../ideas/catalogue.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';
import { isTrade } from '../text/gerund.js';
import { shuffled } from '../text/random.js';
import { dayOf } from './day-words.js';
import { factPhrase, inSentence, likingOfInterest } from './fact-phrase.js';
import {
  firstFrames,
  type FrameWords,
  furtherFrames,
  nearFrames,
  occasionFrames,
  passingFrames,
  plainFrames,
  tradeFrames,
} from './reason-frames.js';

/** How a reason refers to the recipient. */
export interface PersonWords {
  name: string;
  whose: string;
  several: boolean;
}

export function personWords(
  recipientName: string,
  nickname: string | null | undefined,
  several: boolean,
): PersonWords {
  const name = nickname?.trim() || recipientName.trim();
  const household = /^the\s.*[^s]s$/i.test(name);
  const isSeveral = several || household || /\S\s*(?:&|\+|\band\b)\s*\S/i.test(name);
  return { name, whose: household ? `${name}'` : `${name}'s`, several: isSeveral };
}

/** Writes the reasons of one answer: each says what the gift does for something that was told. */
export class ReasonWriter {
  readonly #words: PersonWords;
  readonly #first: FrameCycle;
  readonly #further: FrameCycle;
  readonly #passing: FrameCycle;
  readonly #near: FrameCycle;
  readonly #trade: FrameCycle;
  readonly #occasion: FrameCycle;
  readonly #plain: FrameCycle;
  readonly #day: string;
  readonly #spokenOf = new Set<number>();

  constructor(
    private readonly person: PersonModel,
    private readonly catalogue: Catalogue,
    seed: number,
  ) {
    const { name, nickname, facts } = person.brief;
    this.#words = personWords(name, nickname, facts.several);
    this.#first = new FrameCycle(firstFrames, seed);
    this.#further = new FrameCycle(furtherFrames, seed);
    this.#passing = new FrameCycle(passingFrames, seed);
    this.#near = new FrameCycle(nearFrames, seed);
    this.#trade = new FrameCycle(tradeFrames, seed);
    this.#occasion = new FrameCycle(occasionFrames, seed);
    this.#plain = new FrameCycle(plainFrames, seed);
    this.#day = dayOf(person.brief, this.#words.whose);
  }

  write({ entry, served, forOccasion }: Scored): string {
    const [best] = served;
    const strength = best?.strength ?? 0;
    if (!best || strength < nearFrom || (strength < servedFrom && forOccasion))
      return this.#writeBeside(entry, forOccasion);
    const { why } = entry.idea.serves[Math.max(0, best.serves)]!;
    // Where somebody comes from is not quoted.
    if (this.person.interests[best.interest]!.certainty === 'origin')
      return this.#plain.next(this.#frameWords('', why));
    const { liking, isOwn } = this.#likingOf(best.interest, entry.topics[best.serves] ?? -1);
    if (isPlainTrade(liking)) return this.#trade.next(this.#frameWords(withArticle(liking), why));
    if (strength < servedFrom) return this.#near.next(this.#frameWords(liking, why));
    return this.#framesFor(best.interest).next(this.#frameWords(liking, why, isOwn));
  }

  #framesFor(interest: number): FrameCycle {
    if (this.person.interests[interest]!.certainty !== 'firm') return this.#passing;
    const isKnown = this.#spokenOf.has(interest);
    this.#spokenOf.add(interest);
    return isKnown ? this.#further : this.#first;
  }

  /** The reason of an idea that serves no stated interest. */
  #writeBeside({ idea, topics }: IndexedIdea, forOccasion: boolean): string {
    const { occasionTopics } = this.person;
    const at = forOccasion ? topics.findIndex((topic) => occasionTopics.has(topic)) : 0;
    const isNamed = forOccasion && !unnamed.has(this.person.brief.occasion);
    const frames = isNamed ? this.#occasion : this.#plain;
    return frames.next(this.#frameWords('', idea.serves[Math.max(0, at)]!.why));
  }

  /** The giver's phrase, or the topic's label if the phrase can't be quoted. */
  #likingOf(interest: number, topic: number): Pick<FrameWords, 'liking' | 'isOwn'> {
    const stated = this.person.interests[interest]!;
    if (stated.interest) return { liking: likingOfInterest(stated.interest), isOwn: false };
    const label = this.catalogue.graph.topics[stated.named[0] ?? topic]?.label;
    return ownWords(stated, label) ?? { liking: label ?? 'what they love', isOwn: false };
  }

  #frameWords(liking: string, does: string, isOwn = true): FrameWords {
    const { name, whose, several } = this.#words;
    return { who: name, whose, liking, isOwn, does, several, day: this.#day };
  }
}

/** The giver's words if they can be quoted, or those of the topic's label for them if they read better. */
function ownWords(
  { phrase, source, certainty }: StatedInterest,
  label = '',
): Pick<FrameWords, 'liking' | 'isOwn'> | null {
  // Who has a cat has one, but who loves cats loves all of them.
  const isFirm = certainty === 'firm';
  const { liking, isQuotable } = factPhrase(phrase, isFirm ? source : '');
  const isOne = !isFirm && / an? \S+$/i.test(source);
  const fuller = isOne ? undefined : fullerWords(label, liking);
  if (fuller) return { liking: fuller, isOwn: false };
  const isShort = !isTrade(liking) || isPlainTrade(liking);
  return isQuotable && isShort ? { liking: inSentence(liking, label), isOwn: true } : null;
}

/** Situations have no day of their own. */
const unnamed: ReadonlySet<string> = new Set(['birthday', 'other']);

const sharedLetters = 5;
const partOfLabel = /, | and | & /;
/**
 * The topic's words if they read better than a single word: "allotment gardening" for "allotment", "otters" for
 * "otter". Of a label that names several things, only the one that was said; a plural stays as it is.
 */
function fullerWords(label: string, liking: string): string | undefined {
  if (liking.includes(' ')) return undefined;
  const shares = (words: string) =>
    words.split(' ').some((word) => word.startsWith(liking.slice(0, sharedLetters)));
  const parts = label.split(partOfLabel);
  const part = parts.find(shares);
  if (!part || part.split(' ').at(-1) === liking || isPlural(liking)) return undefined;
  return parts.length === 1 || !part.includes(' ') ? part : undefined;
}
const isPlural = (word: string): boolean => /^\p{Ll}.*[^su']s$/u.test(word);

/** "Nurse", but not "night shifts as a nurse" or "graduating as an engineer". */
const isPlainTrade = (liking: string): boolean =>
  isTrade(liking) && liking.split(' ').length <= 3 && !/^\S+ing |s | as /.test(liking);

const withArticle = (trade: string): string => {
  const bare = trade.replace(/^(?:an?|being an?|working as an?) /i, '');
  return `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`;
};

/** Templates in an order by seed; all are used before one repeats. */
class FrameCycle {
  readonly #frames: readonly ((words: FrameWords) => string)[];
  #used = 0;

  constructor(frames: readonly ((words: FrameWords) => string)[], seed: number) {
    this.#frames = shuffled(frames, seed);
  }

  next(words: FrameWords): string {
    const text = this.#frames[this.#used % this.#frames.length]!(words);
    this.#used += 1;
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}
