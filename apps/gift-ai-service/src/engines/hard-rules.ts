import { type Budget, budgetRange, type RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import { refinements } from './refinement.js';
import { identityOf, KnownIdeas } from './idea-identity.js';
import type { GiftIdea } from './suggestion-engine.js';

export const adultAge = 18;
/** So many of a category in one answer; experiences lie in few categories, so more of each are let in when asked for. */
export const mostOfCategory = (refinement?: RefinementType): number =>
  (refinement && refinements[refinement].perCategory) ?? 2;

/** Alcohol, tobacco and other drugs, weapons and blades, gambling, adult items. */
const forMinorsNever = new RegExp(
  `\\b(?:${[
    'wines?|whisk(?:e)?y|whiskies|beers?|brewery|breweries|winery|wineries|ale|ales|ipa|lager|stouts|cider making|hard (?:cider|seltzer)',
    'cocktails?|mixology|bartend(?:er|ing)|gin|rum|vodka|bourbon|scotch|brandy|cognac|champagne|prosecco|sake|mezcal|tequila|liqueurs?|absinthe|vermouth|aperitif|aperitivo|alcohol(?:ic)?|spirits tasting|distiller(?:y|ies)|decanter|hip flask|sommelier|pub crawl',
    'knife|knives|daggers?|swords?|katana|machete|axes?|axe[- ]throwing|hatchets?|tomahawks?|guns?|handguns?|rifles?|pistols?|shotguns?|firearms?|ammunition|crossbows?|airsoft|bb gun|pepper spray|brass knuckles|tasers?|switchblade|nunchucks',
    'cigars?|cigarettes?|tobacco|vapes?|vaping|e-cigarettes?|hookahs?|shisha|cannabis|marijuana|thc|cbd|humidors?',
    'lingerie|boudoir|erotic(?:a)?|sex|sexy|sexual|kama sutra|adult toys?|burlesque|pole dancing|strip(?:per|tease)|nude',
    'casinos?|poker|gambling|roulette|blackjack|lottery|scratch cards?|sports betting|slot machine',
    'firecrackers?|fireworks (?:kit|set|box|assortment)|tattoo (?:machine|gun|kit)',
  ].join('|')})\\b`,
  'i',
);
const harmless =
  /\b(?:table knife|butter knife|palette knife|cookie cutters?|root beer|ginger (?:beer|ale)|nerf|water guns?|glue gun|non-alcoholic|alcohol[- ]free|massage guns?|mocktails?|ginger)\b/gi;

/** True when the words of an idea speak of something no minor should be given. */
export function unsuitableForMinors(idea: Pick<GiftIdea, 'name' | 'description' | 'searchTerm'>): boolean {
  return forMinorsNever.test(
    `${idea.name} | ${idea.description} | ${idea.searchTerm}`.replace(harmless, ' '),
  );
}

export function insideBudget(
  idea: Pick<GiftIdea, 'priceMinCents' | 'priceMaxCents'>,
  budget: Budget,
): boolean {
  const { minCents, maxCents } = budgetRange[budget];
  const { priceMinCents: low, priceMaxCents: high } = idea;
  return (
    Number.isInteger(low) &&
    Number.isInteger(high) &&
    low > 0 &&
    minCents <= low &&
    low <= high &&
    high <= maxCents
  );
}

export interface RuledRequest {
  budget: Budget;
  age: number;
  refinement?: RefinementType;
  excludeNames: readonly string[];
}

/** The rules that no engine may break, over one answer: ask `admits`, then `take` what is shown. */
export class HardRules {
  readonly #known: KnownIdeas;
  readonly #taken = new Map<string, number>();

  constructor(private readonly request: RuledRequest) {
    this.#known = new KnownIdeas(request.excludeNames);
  }

  admits(idea: GiftIdea): boolean {
    if (!insideBudget(idea, this.request.budget)) return false;
    if ((this.#taken.get(categoryKey(idea.category)) ?? 0) >= mostOfCategory(this.request.refinement))
      return false;
    if (this.request.age < adultAge && unsuitableForMinors(idea)) return false;
    return !this.#known.has(identityOf(idea.name, idea.category), idea.name);
  }

  take(idea: Pick<GiftIdea, 'name' | 'category'>): void {
    const key = categoryKey(idea.category);
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    this.#known.add(identityOf(idea.name, idea.category), idea.name);
  }
}

const categoryKey = (category: string) => category.trim().toLowerCase();
