import type { PersonModel } from '../ranking/person-model.js';
import { type Scored, servedFrom } from '../ranking/score.js';
import type { Catalogue } from '../ideas/catalogue.js';
import { shuffled } from '../text/random.js';
import { factPhrase } from './fact-phrase.js';
import { firstFrames, type FrameWords, furtherFrames, plainFrames } from './reason-frames.js';

/** How a reason speaks of the recipient. */
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
  const household = /^the\s.+s$/i.test(name);
  const isSeveral = several || household || /\S\s*(?:&|\+|\band\b)\s*\S/i.test(name);
  return { name, whose: household ? `${name}'` : `${name}'s`, several: isSeveral };
}

/** Writes the reasons of one answer, each with another opening. */
export class ReasonWriter {
  readonly #words: PersonWords;
  readonly #first: FrameCycle;
  readonly #further: FrameCycle;
  readonly #plain: FrameCycle;
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
    this.#plain = new FrameCycle(plainFrames, seed);
  }

  write({ entry, served }: Scored): string {
    const [best] = served;
    const { serves } = entry.idea;
    if (!best || best.strength < servedFrom) return this.#plain.next(this.#frameWords('', serves[0]!.why));
    const liking = this.#likingOf(best.interest, entry.topics[best.serves] ?? -1);
    const frames = this.#spokenOf.has(best.interest) ? this.#further : this.#first;
    this.#spokenOf.add(best.interest);
    return frames.next(this.#frameWords(liking, serves[Math.max(0, best.serves)]!.why));
  }

  /** The giver's own phrase; the topic's label where the phrase cannot be quoted. */
  #likingOf(interest: number, topic: number): string {
    const stated = this.person.interests[interest]!;
    const { liking, isQuotable } = factPhrase(stated.phrase);
    const label = this.catalogue.graph.topics[stated.named[0] ?? topic]?.label;
    // "allotment" alone is no liking, "allotment gardening" is; nobody loves "lorry driver".
    const isFuller = !!label && label !== liking && label.split(' ').includes(liking);
    if (isQuotable && !isFuller && !(label && isTrade.test(liking))) return liking;
    return label ?? 'what they love';
  }

  #frameWords(liking: string, does: string): FrameWords {
    const { name, whose, several } = this.#words;
    return { who: name, whose, liking, does, several };
  }
}

const isTrade =
  /\b(?:driver|teacher|nurse|engineer|worker|manager|farmer|builder|mechanic|librarian|accountant|scientist|lawyer|doctor|officer)$/i;

/** Frames in an order by seed, each used once before any comes again. */
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
