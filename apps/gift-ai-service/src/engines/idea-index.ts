import { type Budget, budgets } from '@giftwell/contracts/gift-ai/vocabulary';
import { insideBudget, unsuitableForMinors } from './hard-rules.js';
import { identityOf, type IdeaIdentity } from './idea-identity.js';
import { type IdeaMarks, marksOf } from './idea-marks.js';
import type { IdeaTraits } from './idea-traits.js';
import type { GiftIdea } from './suggestion-engine.js';
import { stem, stemsOf } from './words.js';
import type { CatalogueIdea } from './catalogue-idea.js';
import { hashOf } from './random.js';

/** An idea with everything about it that does not depend on a request. */
export interface IndexedIdea {
  idea: CatalogueIdea;
  /** As it is shown, but for the reason. */
  shown: Omit<GiftIdea, 'reason'>;
  traits: IdeaTraits;
  marks: IdeaMarks;
  /** Its own number, for the variety by seed. */
  key: number;
  identity: IdeaIdentity;
  /** How much each stem says about the idea: its keywords most, its description least. */
  stems: ReadonlyMap<string, number>;
  /** Stems of the name, the search term and the category: what the thing is. */
  thing: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  /** Every stem of every text: for diets and allergies. */
  everything: ReadonlySet<string>;
  alcohol: boolean;
  adultsOnly: boolean;
  /** Stands around: what someone who hates clutter does not need. */
  standsAround: boolean;
  /** Is used up or lived through, and leaves nothing to store. */
  leavesNothing: boolean;
  /** A word of which one must have been told: a dog's bed is for people with a dog. */
  presupposes: readonly string[];
}

const usedUp = new Set([
  'Food & Drink',
  'Subscriptions & Memberships',
  'Experiences & Outings',
  'Workshops & Classes',
]);
const decor = new Set(['Home & Living', 'Personalized & Keepsakes', 'Baby & Nursery', 'Jewelry & Watches']);
const alcohol =
  /\b(?:wines?|whisk(?:e)?y|beers?|brewer(?:y|ies)|winer(?:y|ies)|ales?|cocktails?|gin|rum|vodka|bourbon|scotch|brandy|champagne|prosecco|sake|mezcal|tequila|liqueurs?|vermouth|aperitif|aperitivo|spirits|distiller(?:y|ies)|decanter|coupes?|vineyards?|sommelier|home bar|bitters|mixology|corkscrew|sparkling (?:wine|tasting))\b/i;
/** To be told of before it is given, each with the words that tell of it. */
const belongings: [RegExp, string][] = [
  [/\b(?:dogs?|dog's|pupp(?:y|ies))\b/i, 'dog'],
  [/\b(?:cats?|cat's|kittens?)\b/i, 'cat'],
  [/\b(?:horses?|saddle|equestrian)\b/i, 'hors'],
  [/\b(?:motorcycles?|motorbikes?|riders?' )\b/i, 'motorcycl'],
  [/\b(?:hens?|chickens?|coop)\b/i, 'chicken'],
  [/\b(?:aquarium|fish tank)\b/i, 'aquarium'],
  [/\b(?:own boat|boat keys?|retired halyard|sailing logbook)\b/i, 'boat'],
];
const parenthood =
  /\b(?:new (?:moms?|dads?|parents?|mothers?|fathers?)|newborn|newborns|expecting|pregnan(?:t|cy)|postpartum|nursing|strollers?|diapers?|nursery|crib)\b/i;
const babies = /\b(?:lullab(?:y|ies)|bab(?:y|ies)(?!['’])|hand-and-foot)\b/i;
const couplehood =
  /\b(?:honeymoon(?:ers)?|newlyweds?|bride|groom|wedding|couple|couples|vows|engagement|fianc[eé]e?)\b/i;
const grandparenthood = /\bgrand(?:ma|pa|parents?|mother|father|children|child|kids?)\b/i;

const childhood =
  /\b(?:child(?:ren)? and|parent[- ](?:and[- ])?child|and (?:a )?child|kids? and|for (?:a|one) (?:small )?(?:child|kid|toddler)|a small person)\b/i;

export const needs = {
  baby: 'newborn',
  couple: 'couple',
  grandparent: 'grandchild',
  child: 'child',
} as const;

function presuppositions(idea: CatalogueIdea): string[] {
  const text = `${idea.name} ${idea.searchTerm}`;
  const about = `${text} ${idea.keywords.join(' ')}`;
  const words = belongings.filter(([pattern]) => pattern.test(text)).map(([, word]) => word);
  if (babies.test(text) || (idea.ages[0] >= 16 && parenthood.test(about))) words.push(needs.baby);
  if (couplehood.test(text)) words.push(needs.couple);
  if (grandparenthood.test(`${text} ${idea.why}`)) words.push(needs.grandparent);
  if (childhood.test(text)) words.push(needs.child);
  return words;
}

export function indexed(idea: CatalogueIdea): IndexedIdea {
  const stems = new Map<string, number>();
  const hear = (text: string, weight: number) => {
    for (const word of stemsOf(text)) stems.set(word, Math.max(stems.get(word) ?? 0, weight));
  };
  hear(idea.description, 0.3);
  hear(idea.searchTerm, 0.8);
  hear(idea.name, 0.9);
  for (const keyword of idea.keywords) hear(keyword, 1);
  const texts = `${idea.name} ${idea.searchTerm} ${idea.description} ${idea.why} ${idea.keywords.join(' ')}`;
  const thing = new Set([...stemsOf(idea.name), ...stemsOf(idea.searchTerm), ...stemsOf(idea.category)]);
  const { name, category, description, searchTerm, flags, interests, personality, lifestyle } = idea;
  const [priceMinCents, priceMaxCents] = idea.priceCents;
  return {
    idea,
    shown: { name, category, description, searchTerm, priceMinCents, priceMaxCents },
    traits: { category, flags, interests, personality, lifestyle },
    marks: marksOf(idea),
    key: hashOf(idea.id),
    identity: identityOf(idea.name, idea.category),
    stems,
    thing,
    topics: new Set([...thing, ...idea.keywords.flatMap(stemsOf)]),
    everything: new Set(texts.split(/[^\p{L}]+/u).map((word) => stem(word.toLowerCase()))),
    alcohol: alcohol.test(texts),
    adultsOnly: !idea.suitableForMinors || unsuitableForMinors(idea),
    standsAround: decor.has(idea.category) && !idea.flags.includes('experience'),
    leavesNothing: usedUp.has(idea.category) || idea.flags.includes('experience'),
    presupposes: presuppositions(idea),
  };
}

/** An idea that speaks of a stem, and how much that says about it. */
export interface Posting {
  entry: IndexedIdea;
  weight: number;
}

interface Stem {
  postings: Posting[];
  within: Map<Budget, Posting[]>;
  rarity: number;
}

const nowhere: readonly Posting[] = [];

/** The catalogue by budget, and by stem: built once, read by every request. */
export class IdeaIndex {
  readonly #byBudget = new Map<Budget, readonly IndexedIdea[]>();
  readonly #byStem = new Map<string, Stem>();
  readonly #byName = new Map<string, IndexedIdea>();
  readonly #seldomness = new Map<IndexedIdea, number>();

  constructor(ideas: readonly CatalogueIdea[]) {
    const entries = ideas.map(indexed);
    for (const budget of budgets) {
      this.#byBudget.set(
        budget,
        entries.filter(({ shown }) => insideBudget(shown, budget)),
      );
    }
    for (const entry of entries) {
      this.#byName.set(entry.idea.name.toLowerCase(), entry);
      for (const [word, weight] of entry.stems) {
        const known: Stem = this.#byStem.get(word) ?? { postings: [], within: new Map(), rarity: 0 };
        this.#byStem.set(word, known);
        known.postings.push({ entry, weight });
      }
    }
    for (const known of this.#byStem.values())
      known.rarity = Math.log(entries.length / known.postings.length) / Math.log(entries.length);
    for (const [budget, inside] of this.#byBudget) {
      for (const entry of inside) {
        for (const [word, weight] of entry.stems) {
          const { within } = this.#byStem.get(word)!;
          const postings = within.get(budget) ?? [];
          within.set(budget, postings);
          postings.push({ entry, weight });
        }
      }
    }
    for (const entry of entries) this.#seldomness.set(entry, this.#meanRarity(entry.idea.keywords));
  }

  within(budget: Budget): readonly IndexedIdea[] {
    return this.#byBudget.get(budget) ?? [];
  }

  /** The idea of exactly this name. */
  named(name: string): IndexedIdea | undefined {
    return this.#byName.get(name.trim().toLowerCase());
  }

  /** The ideas that speak of a stem; of all budgets unless one is given. */
  about(word: string, budget?: Budget): readonly Posting[] {
    const known = this.#byStem.get(word);
    return (budget ? known?.within.get(budget) : known?.postings) ?? nowhere;
  }

  /** How telling a stem is, from 0 (every idea has it) to 1 (one idea has it). */
  rarity(word: string): number {
    return this.#byStem.get(word)?.rarity ?? 0;
  }

  /** How seldom the catalogue speaks of what an idea is about, 0 to 1. */
  seldomness(entry: IndexedIdea): number {
    return this.#seldomness.get(entry) ?? 0;
  }

  #meanRarity(keywords: readonly string[]): number {
    const words = [...new Set(keywords.flatMap(stemsOf))];
    if (words.length === 0) return 0;
    return words.reduce((sum, word) => sum + this.rarity(word), 0) / words.length;
  }
}
