import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { adultAge } from './hard-rules.js';
import { type IndexedIdea, needs } from './idea-index.js';
import type { Profile } from './profile.js';
import { relatedTo } from './topics.js';
import { stem } from './words.js';

const family = 'kid child children son daughter toddler grandson granddaughter family'.split(' ').map(stem);
const parents = ['baby', 'pregnant', 'parent', 'expect'];
const wantsCouples = new Set(['wedding', 'engagement', 'anniversary', 'valentines']);

/** What ideas take for granted, looked up once for all of them: a dog's bed is for people with a dog. */
export class Presuppositions {
  readonly #known = new Map<string, boolean>();

  constructor(
    private readonly wizard: WizardData,
    private readonly profile: Profile,
  ) {}

  /** The idea takes something for granted of which nothing was told. */
  isMissing({ presupposes }: IndexedIdea): boolean {
    for (const word of presupposes) if (!this.#isGiven(word)) return true;
    return false;
  }

  #isGiven(word: string): boolean {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const given = this.#told([word]) || this.#follows(word);
    this.#known.set(word, given);
    return given;
  }

  #follows(word: string): boolean {
    const { age, occasion, relationship } = this.wizard;
    if (word === needs.baby) return age <= 3 || occasion === 'baby_shower' || this.#told(parents);
    if (word === needs.couple)
      return wantsCouples.has(occasion) || ['partner', 'spouse'].includes(relationship);
    if (word === needs.grandparent) return age >= 50 || this.#told(['grandchildren']);
    if (word === needs.child) return age < adultAge || this.#told(family);
    return this.#told([...relatedTo(word).keys()]);
  }

  #told(words: readonly string[]): boolean {
    return words.some((word) => this.profile.mentions.has(word));
  }
}
