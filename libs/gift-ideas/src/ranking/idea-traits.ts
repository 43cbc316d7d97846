import {
  type IdeaCategory,
  ideaCategories,
  type Interest,
  lifestyles,
  type Lifestyle,
  personalityTraits,
  type PersonalityTrait,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { Catalogue } from '../ideas/catalogue.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';
import { SharedValues } from '../ideas/shared-values.js';
import type { IdeaFlag } from '../ideas/idea.js';
import type { GiftIdea } from '../person/gift-request.js';

/** Flags that learning uses: those of the catalogue, and whether a gift is an experience. */
export type TraitFlag = IdeaFlag | 'experience';

/** What kind of gift an idea is, for ideas of both engines. */
export interface IdeaTraits {
  category: string;
  flags: readonly TraitFlag[];
  interests: readonly Interest[];
  /** Ids of the topics it serves. */
  topics: readonly string[];
  personality: readonly PersonalityTrait[];
  lifestyle: readonly Lifestyle[];
}
export type TraitTexts = Pick<GiftIdea, 'name' | 'description' | 'searchTerm'> & { category: string };

const flagWords: Partial<Record<TraitFlag, RegExp>> = {
  experience:
    /\b(?:class|lessons?|workshops?|tours?|tickets?|tastings?|outings?|retreats?|flights?|day (?:out|pass|trip)|night out|experiences?)\b/i,
  handmade: /\b(?:hand[- ]?(?:made|crafted|thrown|woven|knitted|stitched|carved|painted|blown)|artisan)\b/i,
  personal: /\b(?:personali[sz]ed|engraved|custom|monogram(?:med)?|initials?|keepsake)\b/i,
  eco: /\b(?:recycled|upcycled|sustainable|organic|zero[- ]waste|plastic[- ]free|reusable|compostable|solar)\b/i,
};
const maxTopics = 4;

/** The traits of a catalogue idea never change. */
const ofCatalogue = new WeakMap<IndexedIdea, IdeaTraits>();

/** The traits of a catalogue idea, or else those that its words suggest. */
export function traitsOf(idea: TraitTexts, catalogue: Catalogue): IdeaTraits {
  const entry = catalogue.named(idea.name);
  if (!entry) return traitsFromWords(idea, catalogue);
  const known = ofCatalogue.get(entry) ?? traitsOfEntry(entry, catalogue);
  ofCatalogue.set(entry, known);
  return known;
}

/** Learning asks for the traits of thousands of ideas, which have a few hundred different lists. */
const shared = new SharedValues();

function traitsOfEntry({ idea }: IndexedIdea, catalogue: Catalogue): IdeaTraits {
  const topics = idea.serves.map(({ topic }) => topic);
  const flags = idea.form === 'experience' ? [...idea.flags, 'experience' as const] : idea.flags;
  return {
    category: idea.category,
    flags: shared.list(flags),
    interests: shared.list(idea.interests.length > 0 ? idea.interests : interestsOf(topics, catalogue)),
    topics: shared.list(topics),
    personality: shared.list(personalityTraits.filter((word) => idea.suits.includes(word))),
    lifestyle: shared.list(lifestyles.filter((word) => idea.suits.includes(word))),
  };
}

function traitsFromWords(idea: TraitTexts, catalogue: Catalogue): IdeaTraits {
  const told = `${idea.name} ${idea.searchTerm}`;
  const numbers = catalogue.lexicon.find(told).flatMap(({ topics }) => topics);
  const topics = [...new Set(numbers)].slice(0, maxTopics).map((at) => catalogue.graph.topics[at]!.id);
  const texts = `${told} ${idea.description}`;
  const flags = (Object.keys(flagWords) as TraitFlag[]).filter((flag) => flagWords[flag]?.test(texts));
  return {
    category: categoryOf(idea.category) ?? idea.category,
    flags,
    interests: interestsOf(topics, catalogue),
    topics,
    personality: [],
    lifestyle: [],
  };
}

const categoryOf = (said: string): IdeaCategory | undefined =>
  ideaCategories.find((one) => one.toLowerCase() === said.trim().toLowerCase());

function interestsOf(topics: readonly string[], { graph }: Catalogue): Interest[] {
  const found = topics.flatMap((id) => graph.topics[graph.numberOf(id) ?? -1]?.interests ?? []);
  return [...new Set(found)].slice(0, maxTopics);
}
