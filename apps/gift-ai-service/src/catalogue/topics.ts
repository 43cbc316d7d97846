import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import { stem } from '../suggestions/words.js';

/** Words that belong together: who mentions one is glad of an idea about another. */
const families = [
  'sailing boat yacht sea ocean nautical captain marina regatta sailor dinghy tide harbor boating',
  'kayak canoe paddle paddling rowing river lake rafting',
  'surfing wave beach ocean paddleboard',
  'fishing fly-fishing trout lake river angler',
  'hiking trail trekking mountain backpacking hills trails',
  'camping campfire tent backpacking campsite camper van vanlife',
  'climbing bouldering mountain climber',
  'skiing snowboard snow ski winter sports sledding',
  'running marathon jogging race trail runner jog',
  'cycling bike biking bicycle gravel',
  'swimming pool swim snorkel diving',
  'gym lifting weights workout strength training crossfit pilates',
  'golf putting golfing',
  'tennis pickleball racket badminton squash',
  'soccer football goalkeeper',
  'basketball hoops nba',
  'baseball ballpark softball',
  'horse riding pony equestrian horses stable',
  'dog puppy dogs walks',
  'cat kitten cats',
  'bird birdwatching feeder wildlife birds',
  'bee honey beekeeping hive pollinator',
  'dinosaur fossil paleontology jurassic',
  'space astronomy stars telescope planets rocket moon astronaut',
  'train railway locomotive model railroad',
  'truck tractor digger excavator construction',
  'fairy princess castle unicorn dress-up dragons knights',
  'bricks building blocks construction engineering',
  'robot coding programming electronics arduino computer',
  'drone flying aviation plane pilot airplane',
  'chess strategy boardgames',
  'puzzle jigsaw crossword riddles escape room brain teasers',
  'board games tabletop dungeon dice role-playing dnd game night',
  'video games console esports streaming controller pc gaming retro games arcade',
  'vinyl records turntable record player albums',
  'guitar ukulele strumming bass',
  'piano keyboard synth',
  'drums percussion rhythm',
  'singing karaoke choir',
  'classical opera concert orchestra symphony',
  'jazz blues saxophone',
  'knitting yarn crochet wool',
  'sewing quilting embroidery fabric',
  'pottery ceramics clay',
  'woodworking carpentry woodwork whittling workshop tools',
  'painting watercolor acrylic canvas sketching drawing illustration',
  'calligraphy lettering fountain pen ink stationery',
  'journaling diary poetry poems notebook',
  'novel fiction literature bookshelf library bookworm mystery thriller',
  'history museum ancient archaeology',
  'baking bread sourdough cake pastry cookies',
  'barbecue bbq smoker grilling brisket',
  'coffee espresso barista latte',
  'tea matcha teapot',
  'wine vineyard winery sommelier',
  'cocktails mixology whiskey bartending home bar',
  'beer brewing homebrew craft beer',
  'cheese charcuterie fondue',
  'chocolate sweets truffles dessert',
  'spicy hot sauce chili curry',
  'sushi japan japanese ramen tokyo',
  'italy italian pasta pizza',
  'france french paris',
  'houseplants succulents monstera plants greenhouse',
  'roses flowers garden bouquet perennial bulbs',
  'vegetables tomatoes allotment raised bed herbs seeds',
  'yoga meditation mindfulness pilates breathwork stretching',
  'spa massage bath skincare relaxing sauna',
  'makeup beauty perfume fragrance nails',
  'sneakers streetwear shoes',
  'vintage antiques retro thrift',
  'motorcycle motorbike riding',
  'racing formula karting motorsport track',
  'road trip driving camper car',
  'ballet dance tango salsa ballroom',
  'cinema film movie director screenwriting movies',
  'theater musical broadway stage drama',
  'comics manga anime superhero',
  'fantasy wizards dragons sci-fi',
  'magic tricks magician',
  'photography camera darkroom lens',
  'languages spanish french learning travel',
  'moving new apartment new home first apartment new house',
  'newborn baby pregnant expecting nursery new parents',
  'toddler preschool kindergarten',
  'grandchildren grandparents family history genealogy family tree memories',
  'sustainability recycled zero waste vegan plant-based',
];

const relatedWords = new Map<string, Set<string>>();
for (const family of families) {
  const stems = [...new Set(family.split(/[\s-]+/).map(stem))];
  for (const word of stems) {
    const others = relatedWords.get(word) ?? new Set<string>();
    for (const other of stems) if (other !== word) others.add(other);
    relatedWords.set(word, others);
  }
}

const none: ReadonlySet<string> = new Set();

/** Stems of the same family as this one, itself not among them. */
export const relatedTo = (word: string): ReadonlySet<string> => relatedWords.get(word) ?? none;

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

const stemsIn = (words: string) => words.split(' ').map(stem);

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
