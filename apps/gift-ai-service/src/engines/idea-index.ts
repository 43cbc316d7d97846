import { type Budget, budgets } from '@giftwell/contracts/gift-ai/vocabulary';
import { insideBudget, unsuitableForMinors } from './hard-rules.js';
import { identityOf, type IdeaIdentity } from './idea-identity.js';
import type { GiftIdea } from './suggestion-engine.js';
import { stem, stemsOf } from './words.js';
import type { CatalogueIdea } from './catalogue-idea.js';
import { hashOf } from './random.js';

/** An idea with everything about it that does not depend on a request. */
export interface IndexedIdea {
  idea: CatalogueIdea;
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
  return {
    idea,
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

export const priced = ({ idea }: IndexedIdea): Pick<GiftIdea, 'priceMinCents' | 'priceMaxCents'> => ({
  priceMinCents: idea.priceCents[0],
  priceMaxCents: idea.priceCents[1],
});

/** The catalogue by budget, and by stem: built once, read by every request. */
export class IdeaIndex {
  readonly #byBudget = new Map<Budget, readonly IndexedIdea[]>();
  readonly #byStem = new Map<string, { entry: IndexedIdea; weight: number }[]>();
  readonly #byName = new Map<string, IndexedIdea>();
  readonly #size: number;

  constructor(ideas: readonly CatalogueIdea[]) {
    const entries = ideas.map(indexed);
    this.#size = entries.length;
    for (const budget of budgets) {
      this.#byBudget.set(
        budget,
        entries.filter((entry) => insideBudget(priced(entry), budget)),
      );
    }
    for (const entry of entries) {
      this.#byName.set(entry.idea.name.toLowerCase(), entry);
      for (const [word, weight] of entry.stems) {
        const postings = this.#byStem.get(word);
        if (postings) postings.push({ entry, weight });
        else this.#byStem.set(word, [{ entry, weight }]);
      }
    }
  }

  within(budget: Budget): readonly IndexedIdea[] {
    return this.#byBudget.get(budget) ?? [];
  }

  /** The idea of exactly this name. */
  named(name: string): IndexedIdea | undefined {
    return this.#byName.get(name.trim().toLowerCase());
  }

  about(word: string): readonly { entry: IndexedIdea; weight: number }[] {
    return this.#byStem.get(word) ?? [];
  }

  /** How telling a stem is, from 0 (every idea has it) to 1 (one idea has it). */
  rarity(word: string): number {
    const count = this.about(word).length;
    return count === 0 ? 0 : Math.log(this.#size / count) / Math.log(this.#size);
  }
}
