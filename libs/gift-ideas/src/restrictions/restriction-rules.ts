import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { Ingredient, Need } from '../ideas/idea.js';

/** What a restriction rules out. */
export interface RestrictionRule {
  contains?: readonly Ingredient[];
  needs?: readonly Need[];
  /** Further words in name, description, reason or search term, as a pattern. */
  words?: string;
  /** Interests that cannot be served at all beside it, as a pattern. */
  refusesInterest?: string;
  /** Only decoration is ruled out. */
  decor?: boolean;
  /** Bulky things are ruled out. */
  bulky?: boolean;
}

const animals: readonly Ingredient[] = ['meat', 'pork', 'beef', 'fish', 'shellfish', 'gelatin'];
const animalProducts: readonly Ingredient[] = [
  ...animals,
  ...(['dairy', 'egg', 'honey', 'leather', 'wool', 'silk', 'down', 'fur'] as const),
];
const heights =
  'hot[- ]air balloon(?:s|ing)?|ballooning|sky ?div(?:e|ing)|paraglid(?:e|ing)|parachut(?:e|ing)|helicopters?|zip[- ]?lin(?:e|es|ing)|bungee|abseil(?:ing)?|climb(?:ing)?|treetop|roller ?coasters?|cable car|glid(?:er|ing)|flight lesson|flying lesson|wing walk|rooftop|observation deck|ferris wheel|high ropes';
const thrills =
  'roller ?coasters?|trampoline|sky ?div(?:e|ing)|bungee|paraglid(?:e|ing)|whitewater|karting|snowmobile|skiing|hot tub|sauna';

/** What each restriction means for a gift; checked on the ideas of every engine. */
export const restrictionRules: Record<RestrictionKind, RestrictionRule> = {
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
    words: 'cheese|butter|beeswax|riding|fishing|zoo|circus|aquarium visit|rodeo',
  },
  vegetarian: { contains: animals, words: 'fishing|hunting|butcher(?:y|ing)?' },
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
      'bread|pasta|noodles?|ramen|pizza|bak(?:ing|ery)|flour|pancakes?|waffles?|rice|cereal|granola|crackers?|popcorn|chips|pretzels?|beers?',
  },
  'no-alcohol': {
    contains: ['alcohol'],
    refusesInterest:
      'wines?|beers?|whisk(?:e)?ys?|gin|rum|cocktails?|brewing|spirits|bourbon|champagne|cider|sake|tequila|pubs?',
  },
  'no-caffeine': { contains: ['caffeine'], refusesInterest: 'coffee|espresso|black tea|matcha' },
  'no-tobacco': { contains: ['tobacco'], words: 'smok(?:er|ing) accessor(?:y|ies)|lighters?' },
  'no-leather': { contains: ['leather', 'fur'] },
  wheelchair: {
    needs: ['walking', 'running', 'standing', 'bike'],
    words: `${thrills}|foot massager?|treadmill|standing desk|hammock|escape room|stairs`,
  },
  'limited-mobility': {
    needs: ['walking', 'running', 'standing', 'strength', 'bike'],
    words: `${thrills}|treadmill|standing desk|escape room|stairs|boot ?camp|hammock|floor cushion|kneel(?:er|ing)`,
  },
  'weak-hands': {
    needs: ['steady-hands', 'strength'],
    words:
      'hand[- ]crank|manual grinder|mortar and pestle|pruning|secateurs|jar|stress ball|cast[- ]iron|dutch oven|gua sha',
  },
  blind: { needs: ['sight', 'driving'], words: 'visual|colou?rful|sunrise lamp|lamps?|sunglasses|view' },
  'low-vision': {
    needs: ['driving'],
    words:
      'embroidery|cross[- ]stitch|jigsaw|miniatures?|model kits?|fine print|calligraphy|binoculars|paperback|novel|crosswords?|sudoku|sketch(?:book|ing)?|watercolou?r|needlework|diamond painting|stargazing|telescope|e-?reader without|journal|notebook|book of|coffee[- ]table book|photo book|magazine',
  },
  deaf: {
    needs: ['hearing'],
    words:
      'audio|audiobooks?|listening|sound|alarm clock|headphones?|earbuds?|speakers?|podcasts?|concerts?|karaoke',
  },
  'hard-of-hearing': {
    words:
      'concerts?|audiobooks?|podcasts?|earbuds?|opera|symphony|orchestra|choir|karaoke|sound bath|stand-up|comedy night|vinyl|record player|wireless speaker|theat(?:re|er) tickets?',
  },
  'no-scent': { contains: ['scent'], words: 'aroma|smell|bouquet|lilies' },
  'no-flashing': {
    words:
      'video games?|strobe|disco|flashing|light show|vr|virtual reality|laser|fireworks|arcade|nightclub|concert|led (?:strips?|lights?|lamps?)',
  },
  'fear-of-heights': { words: heights },
  'no-swimming': { needs: ['swimming'] },
  'no-driving': { needs: ['driving', 'car'] },
  'no-screens': { contains: ['screen'], needs: ['smartphone', 'computer'] },
  'no-clutter': {
    decor: true,
    words:
      'figurines?|ornaments?|knick-?knacks?|snow globes?|vases?|wall art|throw pillows?|decorative|sculptures?|statuettes?|trinkets?|display (?:case|shelf)|mugs?|plaques?|keepsake box|shadow ?box|signs?|garlands?|collectibles?',
  },
  'little-space': {
    decor: true,
    bulky: true,
    words:
      'furniture|armchair|bookcase|treadmill|exercise bike|rowing machine|full-size|grandfather clock|greenhouse|table tennis|pool table|drum kit|large|giant|stand-up|trampoline|fire pit',
  },
};
