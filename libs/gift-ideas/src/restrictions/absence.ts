import type { Ingredient } from '../ideas/idea.js';

/** Phrases for the absence of an ingredient: "nut-free", "without nuts". */
const free = (things: string) =>
  new RegExp(
    `\\b(?:${things})[- ]free\\b|\\b(?:without|no|free (?:of|from)|zero|non)[- ](?:any |added )?(?:${things})\\b`,
    'i',
  );

/** Phrases for the absence of an ingredient; its usual words then don't count. */
export const absenceWords: Partial<Record<Ingredient, RegExp>> = {
  alcohol:
    /\bnon[- ]?alcoholic\b|\balcohol[- ]free\b|\bzero[- ]?proof\b|\bmocktails?\b|\bwithout alcohol\b|\bno alcohol\b|\b0(?:\.0)? ?%/i,
  nuts: free('nuts?|tree nuts?'),
  peanuts: free('peanuts?|nuts?'),
  gluten: free('gluten|wheat'),
  dairy: /\b(?:dairy|lactose|milk)[- ]free\b|\bvegan\b|\bplant[- ]based\b|\bwithout dairy\b|\boat milk\b/i,
  egg: /\begg[- ]free\b|\bvegan\b|\bwithout eggs?\b/i,
  meat: /\bmeat[- ]?(?:free|less)\b|\bvegan\b|\bvegetarian\b|\bplant[- ]based\b/i,
  pork: /\bpork[- ]free\b|\bvegan\b|\bvegetarian\b|\bhalal\b|\bkosher\b|\bplant[- ]based\b/i,
  beef: /\bvegan\b|\bvegetarian\b|\bplant[- ]based\b|\bbeef[- ]free\b/i,
  fish: /\bvegan\b|\bvegetarian\b|\bplant[- ]based\b|\bfish[- ]free\b/i,
  shellfish: /\bvegan\b|\bvegetarian\b|\bplant[- ]based\b|\bshellfish[- ]free\b/i,
  soy: free('soy|soya'),
  sesame: free('sesame'),
  honey: /\bvegan\b|\bhoney[- ]free\b/i,
  gelatin: /\bvegan\b|\bvegetarian\b|\bgelatine?[- ]free\b|\bpectin\b/i,
  sugar: /\bsugar[- ]free\b|\b(?:no|without|zero) (?:added )?sugar\b|\bunsweetened\b/i,
  salt: /\b(?:salt|sodium)[- ]free\b|\b(?:no|low|without)[- ](?:added )?(?:salt|sodium)\b|\bunsalted\b/i,
  caffeine: /\bcaffeine[- ]free\b|\bdecaf(?:feinated)?\b|\bherbal\b|\brooibos\b/i,
  leather: /\b(?:vegan|faux|imitation) (?:leather|suede)\b/i,
  wool: /\b(?:cotton|bamboo|acrylic) yarn\b|\bwool[- ]free\b|\bvegan\b/i,
  fur: /\bfaux[- ]fur\b/i,
  down: /\bdown[- ]alternative\b|\bvegan\b|\bsynthetic (?:fill|down)\b/i,
  scent: /\bunscented\b|\b(?:fragrance|scent|perfume)[- ]free\b/i,
  latex: /\blatex[- ]free\b/i,
  nickel: /\bnickel[- ]free\b|\btitanium\b|\bhypoallergenic\b/i,
};

/** Words that count even next to a phrase of absence: "nut-free bars with almonds". */
export const certainWords: Partial<Record<Ingredient, RegExp>> = {
  nuts: /\b(?:almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|marzipan|praline)\b/i,
  peanuts: /\bpeanuts\b/i,
};
