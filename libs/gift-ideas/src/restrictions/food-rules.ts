import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import { type RestrictionRule, withoutAny } from './restriction-rule.js';
import type { Ingredient } from '../ideas/idea.js';

const animals: readonly Ingredient[] = ['meat', 'pork', 'beef', 'fish', 'shellfish', 'gelatin'];
const animalProducts: readonly Ingredient[] = [
  ...animals,
  ...(['dairy', 'egg', 'honey', 'leather', 'wool', 'silk', 'down', 'fur'] as const),
];

/** Rules for allergies, diets and faiths. */
export const foodRules = {
  nuts: { contains: ['nuts', 'peanuts'] },
  peanuts: { contains: ['peanuts'], words: 'peanuts?|nut butter|mixed nuts' },
  gluten: { contains: ['gluten'], refusesInterest: 'beers?|brew(?:ing|eries|ery)?|ales?|lagers?' },
  lactose: { contains: ['dairy'] },
  dairy: { contains: ['dairy'] },
  egg: { contains: ['egg'] },
  fish: { contains: ['fish'] },
  shellfish: { contains: ['shellfish'] },
  soy: { contains: ['soy'] },
  sesame: { contains: ['sesame'] },
  honey: { contains: ['honey'] },
  wool: { contains: ['wool'] },
  latex: { contains: ['latex'] },
  nickel: { contains: ['nickel'] },
  feathers: { contains: ['down'], words: 'feathers?|goose|duvet|comforter' },
  flowers: { contains: ['flowers'], words: 'pollen|hay|meadow' },
  'animal-hair': {
    contains: ['wool', 'fur', 'down'],
    needs: ['dog', 'cat', 'horse', 'pet'],
    words:
      'cat caf[eé]|petting|riding lesson|horse(?:back)?|alpaca|stables?|animal sanctuary|puppy yoga|goat yoga',
  },
  'other-allergy': {},
  vegan: {
    contains: animalProducts,
    words:
      'cheese|butter|beeswax|riding|fishing|zoo|circus|aquarium visit|rodeo|pearls?|mother-of-pearl|bee ?keep(?:ing|er)|hives?|queen marking|feathers?|silks|pashmina|cashmere|chamois|sheepskin|hunting|butcher(?:y|ing)?|caviar',
    harmless: `${withoutAny('pearls?|feathers?|silk|wool|beeswax|cheese|butter')}|vegan (?:cheese|butter|leather|silk|pashmina|down|honey)|(?:cocoa|shea|nut|peanut|almond|coconut|body|apple) butter|tapioca pearls?|plant-based (?:cheese|butter)`,
  },
  vegetarian: { contains: [...animals, 'leather', 'fur'], words: 'fishing|hunting|butcher(?:y|ing)?' },
  pescatarian: { contains: ['meat', 'pork', 'beef'], words: 'hunting|butcher(?:y|ing)?' },
  halal: {
    contains: ['pork', 'alcohol', 'gelatin', 'gambling'],
    words: 'meat|steak|burger box|pig|non-halal',
  },
  kosher: {
    contains: ['pork', 'shellfish', 'gelatin'],
    words: 'meat|steak|burgers?|fondue|cheeseburger|rabbit',
  },
  hindu: { contains: ['beef', 'leather', 'gelatin'], words: 'steak|burgers?|bbq|barbecue|cowhide|jerky' },
  jain: {
    contains: [...animals, 'egg', 'honey', 'leather', 'silk', 'fur', 'alcohol'],
    words:
      'onions?|garlic|potato(?:es)?|truffles?|root vegetables|mushrooms?|carrots?|beets?|radish(?:es)?|turnips?',
    refusesInterest: 'onions?|garlic|potato(?:es)?|meat|fish|eggs?|honey',
  },
  'no-pork': { contains: ['pork'] },
  'no-beef': { contains: ['beef'] },
  diabetic: { contains: ['sugar'] },
  'no-sugar': { contains: ['sugar'] },
  'low-salt': { contains: ['salt'] },
  'low-carb': {
    contains: ['sugar'],
    words:
      'breads?|pide|pitas?|pasta|noodles?|ramen|pizza|bak(?:ing|ery)|flour|pancakes?|waffles?|rice|cereal|granola|crackers?|popcorn|chips|pretzels?|beers?',
  },
  'no-alcohol': {
    contains: ['alcohol'],
    words:
      'home ?brew(?:ers?|ing)?|hop (?:rhizomes?|plants?)|hops|pubs?|taverns?|speakeas(?:y|ies)|bar (?:crawl|cart|tools?|stools?|set|spoon)|barware|beer ?mats?|wine ?mats?|bottle openers?|hangovers?|biergarten|beer garden|cellar(?:s|ed|ing)?',
    harmless: 'pub quiz(?:zes)?|root cellar|cheese cellar',
    refusesInterest:
      'wines?|beers?|whisk(?:e)?ys?|gin|rum|cocktails?|brewing|spirits|bourbon|champagne|cider|sake|tequila|pubs?',
  },
  'no-caffeine': { contains: ['caffeine'], refusesInterest: 'coffee|espresso|black tea|matcha' },
  'no-tobacco': { contains: ['tobacco'], words: 'smok(?:er|ing) accessor(?:y|ies)|lighters?' },
  'no-leather': { contains: ['leather', 'fur'] },
  'soft-food-only': {
    contains: ['nuts', 'peanuts', 'gluten', 'meat', 'pork', 'beef', 'shellfish', 'sesame'],
    words:
      'crunch(?:y|es)?|crisp(?:s|y)?|crackers?|crumbl(?:e|y)|crusts?|brittle|toffee|caramels?|candy|candies|sweets|lollipops?|boiled sweets|chips|popcorn|pretzels?|granola|muesli|trail mix|seeds?|dried (?:fruit|mango|apricots?)|fruit leather|jerky|gumm(?:y|ies)|nougat|fudge|marzipan|macarons?|meringues?|shortbread|biscuits?|cookies?|biscotti|rusks?|toast|sandwich(?:es)?|bread|bagels?|pastr(?:y|ies)|pies?|brunch|afternoon tea|high tea|tasting menu|dinners?|lunch(?:es)?|breakfast|restaurants?|hampers?|picnics?|barbecue|bbq|steaks?|raw vegetables|snacks?|chew(?:y|s)?',
    harmless:
      'seed (?:paper|packets?|tin|bombs?)|flower seeds?|wildflower seeds?|bird ?seed|seeds? (?:for the birds|to sow)|crisp (?:linen|cotton|sheets|air|sound)|pie chart|picnic (?:blanket|rug)|(?:dog|cat|bird|pet) (?:treats?|biscuits?|snacks?)|eye candy|candy[- ](?:stripe|striped|colou?red)|upper crust|without crumbs',
    fits: 'soft food|pur[eé]es?|smooth',
  },
} satisfies Partial<Record<RestrictionKind, RestrictionRule>>;
