import type { IdeaTexts } from './restriction-check.js';

export const adultAge = 18;

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

/** Whether an idea's words name something that is unsuitable for minors. */
export function unsuitableForMinors(idea: Pick<IdeaTexts, 'name' | 'description' | 'searchTerm'>): boolean {
  return forMinorsNever.test(
    `${idea.name} | ${idea.description} | ${idea.searchTerm}`.replace(harmless, ' '),
  );
}
