import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { CatalogueIdea } from '../ideas/idea.js';
import { identityOf, KnownIdeas } from '../ideas/idea-identity.js';
import type { PhraseLexicon } from '../topics/phrase-lexicon.js';
import type { TopicGraph } from '../topics/topic-graph.js';
import { isAlone, isForCouples, type MaybeAlone } from './couples-check.js';
import { DislikeCheck, OwnedCheck } from './dislike-check.js';
import { allRestrictions } from './implied-restrictions.js';
import { isAffordable } from './price-rules.js';
import { adultAge, unsuitableForMinors } from './minors.js';
import { type IdeaTexts, RestrictionCheck } from './restriction-check.js';

export type BrokenRule = 'budget' | 'minor' | 'restriction' | 'dislike' | 'repeat' | 'category';

export interface RuledPerson extends MaybeAlone {
  budget: Budget;
  /** Null if unknown. */
  age: number | null;
  /** The name of an `other` occasion. */
  customType?: string | null;
  facts: Pick<PersonFacts, 'restrictions' | 'dislikes' | 'interests' | 'circumstances' | 'several' | 'spend'>;
}

/** An idea of any engine, as the rules read it. */
export interface RuledIdea extends IdeaTexts {
  category: string;
  priceMinCents: number;
  priceMaxCents: number;
}

/** Rules that no idea of any engine may break. */
export class HardRules {
  readonly #restrictions: RestrictionCheck;
  readonly #dislikes: DislikeCheck;
  readonly #owned: OwnedCheck;
  readonly #known: KnownIdeas;
  readonly #isAlone: boolean;

  constructor(
    private readonly person: RuledPerson,
    { graph, lexicon }: { graph: TopicGraph; lexicon: PhraseLexicon },
    excludeNames: readonly string[],
  ) {
    this.#restrictions = new RestrictionCheck({
      restrictions: allRestrictions(person.facts, person.customType ?? ''),
    });
    this.#isAlone = isAlone(person);
    this.#dislikes = new DislikeCheck(person.facts.dislikes, person.facts.interests, graph, lexicon);
    this.#owned = new OwnedCheck(person.facts.circumstances);
    this.#known = new KnownIdeas(excludeNames);
  }

  /** The first rule that an idea breaks, or null. A catalogue idea is also checked by its own lists. */
  brokenBy(shown: RuledIdea, idea?: CatalogueIdea): BrokenRule | null {
    const { budget, age, facts } = this.person;
    if (!isAffordable(shown, budget, facts.spend)) return 'budget';
    if (age !== null && age < adultAge && isForAdults(shown, idea)) return 'minor';
    if (this.#restrictions.breaks({ ...shown, reason: this.#ownWords(shown.reason) }, idea))
      return 'restriction';
    if (this.#isAlone && isForCouples(shown, idea)) return 'restriction';
    if (this.#dislikes.hits(shown, idea) || this.#owned.hits(shown)) return 'dislike';
    return this.#known.has(identityOf(shown.name, shown.category), shown.name) ? 'repeat' : null;
  }

  /** A reason may name an interest ("baking") even if a gift for it may not contain the word. */
  #ownWords(reason = ''): string {
    return this.person.facts.interests.reduce((text, { phrase }) => text.replaceAll(phrase, ' '), reason);
  }

  /** Records the idea as shown. */
  add({ name, category }: Pick<RuledIdea, 'name' | 'category'>): void {
    this.#known.add(identityOf(name, category), name);
  }
}

const isForAdults = (shown: RuledIdea, idea: CatalogueIdea | undefined): boolean =>
  (idea?.ages[0] ?? 0) >= adultAge || unsuitableForMinors(shown);
