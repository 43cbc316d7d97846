import {
  type Interest,
  type Lifestyle,
  type PersonalityTrait,
  ideaCategories,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaFlag } from './catalogue-idea.js';
import { identityOf, sameIdea } from './idea-identity.js';
import type { IdeaIndex, IndexedIdea } from './idea-index.js';
import type { GiftIdea } from './suggestion-engine.js';
import { interestsOf } from './topics.js';
import { stemsOf } from './words.js';

/** What kind of gift an idea is, in the words that the catalogue uses. */
export interface IdeaTraits {
  category: string;
  flags: readonly IdeaFlag[];
  interests: readonly Interest[];
  personality: readonly PersonalityTrait[];
  lifestyle: readonly Lifestyle[];
}
export type IdeaTexts = Pick<GiftIdea, 'name' | 'category' | 'description' | 'searchTerm'>;

/** How many of the most alike catalogue ideas are asked, and what share of them must agree. */
const neighbors = 5;
const majority = 0.5;
const mostInterests = 4;

const flagWords: Partial<Record<IdeaFlag, RegExp>> = {
  experience:
    /\b(?:class|lessons?|workshops?|tours?|tickets?|tastings?|outings?|retreats?|flights?|day (?:out|pass|trip)|night out|for two hours|experiences?)\b/i,
  handmade: /\b(?:hand[- ]?(?:made|crafted|thrown|woven|knitted|stitched|carved|painted|blown)|artisan)\b/i,
  personal: /\b(?:personali[sz]ed|engraved|custom|monogram(?:med)?|initials?|keepsake)\b/i,
  eco: /\b(?:recycled|upcycled|sustainable|organic|zero[- ]waste|plastic[- ]free|reusable|compostable|solar)\b/i,
};

/** The traits of any idea: a catalogue idea's own, otherwise those that the ideas most like it agree on. */
export function traitsOf(idea: IdeaTexts, index: IdeaIndex): IdeaTraits {
  const own = index.named(idea.name);
  if (own) return own.traits;
  const alike = mostAlike(idea, index);
  const identity = identityOf(idea.name, idea.category);
  const same = alike.find(({ entry }) => sameIdea(entry.identity, identity));
  if (same) return same.entry.traits;

  const told = `${idea.name} ${idea.searchTerm}`;
  const spoken = stemsOf(told).flatMap(interestsOf);
  const texts = `${told} ${idea.description}`;
  const worded = (Object.keys(flagWords) as IdeaFlag[]).filter((flag) => flagWords[flag]?.test(texts));
  return {
    category: categoryOf(idea, alike),
    flags: [...new Set([...worded, ...agreed(alike, ({ idea: { flags } }) => flags)])],
    interests: [...new Set([...spoken, ...agreed(alike, (entry) => entry.idea.interests)])].slice(
      0,
      mostInterests,
    ),
    personality: agreed(alike, (entry) => entry.idea.personality),
    lifestyle: agreed(alike, (entry) => entry.idea.lifestyle),
  };
}

interface Alike {
  entry: IndexedIdea;
  score: number;
}

function mostAlike(idea: IdeaTexts, index: IdeaIndex): Alike[] {
  const asked = new Map<string, number>();
  for (const word of stemsOf(idea.description)) asked.set(word, 0.3);
  for (const word of stemsOf(idea.searchTerm)) asked.set(word, 0.8);
  for (const word of stemsOf(idea.name)) asked.set(word, 1);
  const scores = new Map<IndexedIdea, number>();
  for (const [word, weight] of asked) {
    const rarity = index.rarity(word) ** 2;
    for (const { entry, weight: told } of index.about(word)) {
      scores.set(entry, (scores.get(entry) ?? 0) + weight * told * rarity);
    }
  }
  return [...scores]
    .map(([entry, score]) => ({ entry, score }))
    .sort((a, b) => b.score - a.score || a.entry.key - b.entry.key)
    .slice(0, neighbors);
}

function agreed<T>(alike: readonly Alike[], traits: (entry: IndexedIdea) => readonly T[]): T[] {
  const total = alike.reduce((sum, { score }) => sum + score, 0);
  const votes = new Map<T, number>();
  for (const { entry, score } of alike) {
    for (const trait of traits(entry)) votes.set(trait, (votes.get(trait) ?? 0) + score);
  }
  return [...votes].filter(([, score]) => score >= majority * total).map(([trait]) => trait);
}

function categoryOf(idea: IdeaTexts, alike: readonly Alike[]): string {
  const said = idea.category.trim().toLowerCase();
  const known = ideaCategories.find((one) => one.toLowerCase() === said);
  return known ?? agreed(alike, (entry) => [entry.idea.category])[0] ?? idea.category;
}
