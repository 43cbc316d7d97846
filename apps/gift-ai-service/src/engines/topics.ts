import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import { stem } from './words.js';

/**
 * Words that belong together: who mentions one is glad of an idea about another. Before the bar stand words for
 * nearly the same thing, after it those that are merely near.
 */
const families = [
  'sailing boat boating yacht dinghy sailor nautical marina regatta skipper | sea harbor captain tide',
  'kayak canoe paddle paddling | river lake rafting',
  'surfing paddleboard | wave beach ocean',
  'fishing trout angler | lake river',
  'hiking trekking backpacking trail hike | mountain hills',
  'camping campfire tent campsite | backpacking camper vanlife stars',
  'climbing bouldering | mountain',
  'skiing snowboard ski | snow winter sledding mountain',
  'running marathon jogging runner | race trail',
  'cycling bike biking bicycle | gravel commuting',
  'swimming swim snorkel pool | diving beach',
  'gym lifting weights workout crossfit | training pilates',
  'golf putting | fairway',
  'tennis pickleball racket badminton squash | court',
  'soccer football | goalkeeper stadium',
  'basketball hoops nba | court',
  'baseball ballpark softball | stadium',
  'horse riding pony equestrian | stable saddle',
  'dog puppy | walks pets',
  'cat kitten | pets',
  'bird birdwatching feeder | wildlife owl',
  'bee beekeeping hive | honey pollinator',
  'dinosaur fossil paleontology jurassic | digging',
  'space astronomy planets rocket astronaut telescope | stars moon',
  'train railway locomotive railroad | tracks',
  'truck tractor digger excavator | construction vehicles',
  'princess fairy castle | dress-up unicorn dragons',
  'unicorn rainbow | princess dress-up fairy',
  'pirates treasure | ships sailing maps',
  'bricks lego blocks | building construction engineering',
  'robot coding programming electronics arduino | computer',
  'drone flying aviation pilot airplane plane | gadgets',
  'chess | strategy',
  'puzzle jigsaw crossword riddles escape-room | mystery',
  'boardgames tabletop game-night dice dungeon dnd | strategy',
  'video-games console esports playstation xbox nintendo minecraft | controller arcade retro keyboard',
  'vinyl turntable lp | albums record',
  'guitar ukulele guitarist | strumming songs',
  'piano pianist | keyboard synth',
  'drums drummer percussion | rhythm',
  'singing karaoke choir | songs',
  'classical opera orchestra symphony | concert',
  'jazz blues saxophone | vinyl',
  'knitting yarn crochet | wool',
  'sewing quilting embroidery | fabric thread',
  'pottery ceramics clay | kiln',
  'woodworking carpentry whittling woodwork | workshop tools',
  'painting watercolor acrylic painter | canvas easel',
  'drawing sketching illustration sketchbook | pencils ink',
  'calligraphy lettering fountain-pen | ink stationery',
  'journaling diary journal | notebook',
  'poetry poems poet | letters',
  'novels fiction literature bookworm | bookshelf library',
  'mystery detective thriller whodunit | crime',
  'history ancient archaeology | museum',
  'baking bread sourdough cake pastry cookies | flour',
  'barbecue bbq grilling brisket smoker | cookout',
  'coffee espresso barista latte | beans',
  'tea matcha teapot | infusion',
  'wine winery vineyard sommelier | cellar',
  'cocktails mixology whiskey bartending | bar',
  'beer brewing homebrew ipa | hops',
  'cheese charcuterie fondue | picnic',
  'chocolate truffles sweets | dessert',
  'spicy hot-sauce chili | curry',
  'sushi ramen japanese japan tokyo kyoto | anime',
  'italian pasta italy pizza | rome',
  'france french paris | bistro',
  'houseplants succulents monstera plants | greenhouse',
  'roses flowers bouquet peonies | garden bulbs perennial',
  'vegetables tomatoes allotment herbs | garden seeds',
  'yoga pilates vinyasa | stretching breathwork meditation',
  'meditation mindfulness breathwork | calm',
  'spa massage skincare sauna bath | self-care',
  'makeup beauty | skincare',
  'perfume fragrance scent | candle',
  'sneakers streetwear | shoes',
  'vintage antiques thrift retro | flea-market',
  'motorcycle motorbike | riding',
  'racing karting motorsport formula track-day | speed',
  'roadtrip camper vanlife | driving camping',
  'ballet ballerina | dance stage',
  'salsa tango ballroom | dance',
  'cinema film movie director screenwriting | posters',
  'theater musical broadway drama | stage',
  'comics manga anime superhero | drawing',
  'fantasy wizards dragons dungeon | sci-fi',
  'magic magician | tricks cards',
  'photography camera darkroom photographer | lens',
  'languages linguistics | phrase',
  'newborn baby pregnant nursery expecting | parents',
  'genealogy ancestry family-tree | grandparents memories',
  'podcast microphone | recording',
];

const relatedWords = new Map<string, Map<string, number>>();
/** What a related word counts for, beside 1 for the word itself. */
const close = 0.85;
const near = 0.4;

const stemsIn = (words: string) => [
  ...new Set(
    words
      .trim()
      .split(/[\s-]+/)
      .map(stem),
  ),
];

for (const family of families) {
  const [same = [], loose = []] = family.split('|').map(stemsIn);
  const relate = (from: string, to: string, kinship: number) => {
    if (from === to) return;
    const known = relatedWords.get(from) ?? new Map<string, number>();
    known.set(to, Math.max(known.get(to) ?? 0, kinship));
    relatedWords.set(from, known);
  };
  for (const word of same) {
    for (const other of same) relate(word, other, close);
    for (const other of loose) relate(word, other, near);
  }
}

const none: ReadonlyMap<string, number> = new Map();

/** Stems that go with this one, and how closely. */
export const relatedTo = (word: string): ReadonlyMap<string, number> => relatedWords.get(word) ?? none;

const interestWords: Record<Interest, string> = {
  art: 'paint draw sketch watercolor gallery museum sculpture pottery ceramics illustration calligraphy canvas artist artistic',
  reading: 'book novel literature library bookworm poetry fiction read bookstore comics manga kindle',
  music:
    'guitar piano vinyl drums singing concert jazz band album ukulele violin choir opera karaoke playlist festival song musician records',
  photography: 'camera photo darkroom lens instagram photographer',
  fitness: 'running marathon gym workout pilates crossfit weights jogging cycling bike hiit triathlon swim',
  cooking:
    'baking bread bbq kitchen chef recipe sourdough food foodie cuisine coffee grilling sushi pasta cake cook',
  gaming: 'game gamer xbox playstation nintendo esports chess boardgame dungeon puzzle minecraft console',
  travel: 'trip vacation backpacking abroad passport languages explore flights journey road-trip',
  cars: 'car racing karting motorcycle motorbike formula driving mechanic engine classic-cars truck',
  outdoors:
    'hiking camping sailing kayak fishing mountain trail nature surfing climbing birds forest lake boat beach hunting wildlife stars horses outdoorsy',
  fashion: 'clothes style shoes sneakers handbag jewelry makeup outfit streetwear dress vintage-clothes',
  home: 'decor interior apartment house furniture cozy renovation candles housewarming decorating',
  sports:
    'soccer football basketball tennis golf baseball hockey ski snowboard surfing climbing volleyball rugby swim pickleball sailing',
  technology: 'tech gadget robot coding computer programming drone electronics phone smart-home software',
  gardening:
    'garden plant flowers roses vegetables seeds houseplants greenhouse orchids succulents tomatoes bees',
  movies: 'film movie cinema theater series netflix director star-wars hollywood',
  crafts: 'knitting crochet sewing quilting woodworking diy embroidery clay pottery handmade lego bricks',
  yoga: 'meditation mindfulness pilates stretching wellness spa breathwork',
  dancing: 'dance ballet salsa tango ballroom zumba hip-hop',
  writing: 'journal poetry novel-writing author blog letters screenplay diary calligraphy write',
};

const interestOf = new Map<string, Interest[]>();
for (const [interest, words] of Object.entries(interestWords) as [Interest, string][]) {
  for (const word of [interest, ...words.split(' ')]) {
    const key = stem(word);
    const known = interestOf.get(key);
    if (!known) interestOf.set(key, [interest]);
    else if (!known.includes(interest)) known.push(interest);
  }
}

const noInterest: readonly Interest[] = [];

/** The interests that a word in free text speaks of. */
export const interestsOf = (word: string): readonly Interest[] => interestOf.get(word) ?? noInterest;

/** What someone who cannot or will not have a thing must not be given, by the word they say. */
const restrictions: { when: string[]; never: string[]; alcohol?: true }[] = [
  {
    when: stemsIn('vegan plant-based'),
    never: stemsIn(
      'leather suede wool cashmere merino silk fur shearling sheepskin alpaca mohair feather down honey honeycomb beeswax bee cheese cheesemaking butter butchery meat steak bacon ham jerky beef pork lamb sausage charcuterie salami brisket smokehouse fish salmon caviar oyster lobster seafood sushi egg milk yogurt ice-cream pearl hide cowhide fondue raclette dairy angora',
    ),
  },
  {
    when: stemsIn('vegetarian'),
    never: stemsIn(
      'butchery meat steak bacon ham jerky beef pork lamb sausage charcuterie salami brisket smokehouse fish salmon caviar oyster lobster seafood sushi smoker',
    ),
  },
  {
    when: stemsIn('sober teetotal teetotaler nondrinker alcohol alcoholic recovery'),
    never: [],
    alcohol: true,
  },
  { when: ['pregnant', 'expect', 'muslim'], never: stemsIn('sushi oyster'), alcohol: true },
  {
    when: stemsIn('gluten celiac coeliac'),
    never: stemsIn(
      'bread sourdough flour pasta baking cake pastry cookie pizza beer croissant ramen noodle bagel waffle pancake',
    ),
  },
  {
    when: stemsIn('lactose dairy milk'),
    never: stemsIn(
      'cheese cheesemaking chocolate fondue raclette ice-cream milk butter yogurt caramel fudge',
    ),
  },
  {
    when: stemsIn('nut nuts peanut peanuts almond hazelnut pecan walnut'),
    never: stemsIn(
      'nut peanut almond hazelnut pecan pistachio praline marzipan chocolate truffle nougat granola',
    ),
  },
  {
    when: stemsIn('pollen flower flowers hayfever'),
    never: stemsIn('flower bouquet rose wildflower peony tulip lily dahlia bulb'),
  },
  {
    when: stemsIn('seafood shellfish fish'),
    never: stemsIn('seafood shellfish fish salmon caviar oyster lobster sushi crab shrimp'),
  },
  { when: stemsIn('wool'), never: stemsIn('wool merino cashmere alpaca mohair knit yarn') },
  {
    when: stemsIn('perfume fragrance scent scented smell'),
    never: stemsIn('perfume fragrance scent candle incense cologne diffuser'),
  },
];

export interface Restriction {
  never: readonly string[];
  noAlcohol: boolean;
}

/** What a diet or an allergy rules out; unknown words rule out themselves. */
export function restrictionOf(word: string): Restriction | null {
  const found = restrictions.find(({ when }) => when.includes(word));
  return found ? { never: found.never, noAlcohol: found.alcohol ?? false } : null;
}

/** Diets and ways of life that count wherever they are said, without "allergic to" before them. */
export const diets: ReadonlySet<string> = new Set(
  stemsIn('vegan vegetarian sober teetotal teetotaler nondrinker pregnant celiac coeliac plant-based'),
);
