/** Scripted answers and failures. */
export const answerKinds = [
  'ideas',
  'slow',
  'hang',
  'hang_midway',
  'rate_limited',
  'server_error',
  'unauthorized',
  'garbage',
  'malformed_stream',
  'error_in_stream',
  'half',
  'length',
  'content_filter',
  'refusal',
  'empty',
  'too_many',
  'wrong_prices',
  'wrong_shape',
  'duplicates',
  'hostile_text',
  'breaks_limits',
  'serves_nothing',
  'invents_facts',
  'five_only',
  'reset',
  'reset_midway',
] as const;

/** The parts of the request's facts that are read. */
export interface IdeaFacts {
  budgetDollars: { min: number; max: number };
  person: { name: string };
  facts: { id: string; kind: string; fact: string }[];
  /** Names of excluded ideas. */
  neverAgain: string[];
}

interface Idea {
  name: string;
  servesFact: string;
  category: string;
  description: string;
  reason: string;
  searchTerm: string;
  priceMinDollars: number;
  priceMaxDollars: number;
}

/** The text of an answer, and its finish reason. */
export interface Content {
  content: string;
  finish: string;
}

/** Cycles through a list that isn't empty. */
const inTurn = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

/** Name, category and search term. */
const pool: [string, string, string][] = [
  ['Stone-paper field notebook with tethered pencil', 'Books & Stationery', 'field notebook'],
  ['Carbon steel crepe pan with wooden spreader', 'Kitchen & Dining', 'crepe pan'],
  ['Single-origin hot chocolate flakes in a tin', 'Food & Drink', 'hot chocolate flakes'],
  ['Wool throw woven in a herringbone pattern', 'Home & Living', 'herringbone wool throw'],
  ['Self-watering herb planter for a windowsill', 'Garden & Plants', 'herb planter'],
  ['Lino printing starter case with soft rollers', 'Art & Craft Supplies', 'lino printing'],
  ['Kalimba thumb piano carved from acacia', 'Music & Audio', 'kalimba'],
  ['Pocket film scanner for old negatives', 'Photography & Film', 'film scanner'],
  ['Solar charging panel that folds flat', 'Tech & Gadgets', 'folding solar charger'],
  ['Cooperative mystery board game for four', 'Games & Puzzles', 'cooperative mystery game'],
  ['Marble run built from beech tracks', 'Toys & Play', 'wooden marble run'],
  ['Balance board made of recycled cork', 'Sports & Fitness', 'cork balance board'],
  ['Inflatable stargazing hammock with straps', 'Outdoor & Adventure', 'stargazing hammock'],
  ['Packing cubes dyed in desert colors', 'Travel & Luggage', 'packing cubes'],
  ['Merino beanie knitted without seams', 'Fashion & Accessories', 'merino beanie'],
  ['Silver pendant shaped like a tiny compass', 'Jewelry & Watches', 'compass pendant'],
  ['Eucalyptus shower steamers wrapped in linen', 'Beauty & Wellness', 'eucalyptus shower steamers'],
  ['Leather key organizer stamped with a road map', 'Cars & Motoring', 'leather key organizer'],
  ['Afternoon pottery workshop at the wheel', 'Workshops & Classes', 'pottery workshop'],
  ['Guided night walk to listen for owls', 'Experiences & Outings', 'owl walk'],
  ['Star chart of a night that mattered', 'Personalized & Keepsakes', 'star chart print'],
  ['Monthly parcel of unusual puzzles', 'Subscriptions & Memberships', 'puzzle subscription'],
  ['Muslin swaddles printed with clouds', 'Baby & Nursery', 'muslin swaddles'],
  ['Brass desk tray for fountain pens', 'Writing & Desk', 'brass pen tray'],
  ['Illustrated atlas of remote islands', 'Books & Stationery', 'atlas of islands'],
  ['Enamel stovetop popcorn popper', 'Kitchen & Dining', 'popcorn popper'],
  ['Smoked sea salt sampler from four coasts', 'Food & Drink', 'smoked sea salt'],
  ['Paper lantern that folds like an accordion', 'Home & Living', 'accordion lantern'],
  ['Heirloom tomato seeds in drawn envelopes', 'Garden & Plants', 'heirloom tomato seeds'],
  ['Watercolor travel palette with a water brush', 'Art & Craft Supplies', 'watercolor palette'],
];

const descriptions: [string, ...string[]] = [
  'Made slowly and made to last, with a small detail that only shows itself on the second look.',
  'The kind of thing people admire at a friend’s place and then cannot find anywhere.',
  'Comes ready to use on the first evening, and gets better with every season after that.',
];

/** Based on a stated fact, as the prompt demands, with varying words. */
const reasonFor = (name: string, fact: string, index: number) =>
  `${name} would reach for this often: it goes with ${fact} (${index + 1}).`;

/** Ideas within the budget of the request, without the excluded ones. */
function ideasFor(facts: IdeaFacts, count: number): Idea[] {
  const { min, max } = facts.budgetDollars;
  const interests = facts.facts.filter(({ kind }) => kind === 'interest');
  const [first = { id: 'occasion-1', fact: 'the occasion' }, ...rest] =
    interests.length > 0 ? interests : facts.facts;
  const never = new Set(facts.neverAgain);
  return pool
    .filter(([name]) => !never.has(name))
    .slice(0, count)
    .map(([name, category, searchTerm], index) => {
      const served = inTurn([first, ...rest], index);
      const low = min + Math.floor(Math.min(max - min, min + 10) * 0.2) + (index % 3);
      return {
        name,
        servesFact: served.id,
        category,
        description: inTurn(descriptions, index),
        reason: reasonFor(facts.person.name, served.fact, index),
        searchTerm,
        priceMinDollars: low,
        priceMaxDollars: Math.min(max, low + 2),
      };
    });
}

const hostile = (idea: Idea, index: number) => ({
  ...idea,
  name: index === 0 ? 'Buy now at www.evil.example for $1' : idea.name,
  description: `Lovely\u0000 <script>alert(1)</script>\u202e thing.\n\nOnly $3.99 at https://evil.example/x! ${idea.description}`,
  amazonLink: 'https://evil.example/phish',
  price: '$1',
});

/** Ideas that an allergy forbids, with the allergen in each of the texts in turn. */
const nutty: [(idea: Idea) => Idea, ...((idea: Idea) => Idea)[]] = [
  (idea) => ({ ...idea, name: `${idea.name} and salted almonds` }),
  (idea) => ({ ...idea, description: `${idea.description} Comes with a bag of roasted cashews.` }),
  (idea) => ({ ...idea, searchTerm: `${idea.searchTerm} hazelnut` }),
  (idea) => ({ ...idea, reason: `${idea.reason} The pecans are a bonus.` }),
];
const withNuts = (idea: Idea, index: number) => (index < 8 ? inTurn(nutty, index)(idea) : idea);

/** All but three serve only the occasion. */
const besideTheFacts = (idea: Idea, index: number) =>
  index < 3 ? idea : { ...idea, servesFact: 'occasion-1' };

const textOf = (ideas: object[]) => JSON.stringify({ ideas });

/** Ends in the middle of an idea, after this many complete ones. */
function cutAfter(facts: IdeaFacts, items: number) {
  const whole = textOf(ideasFor(facts, items + 1));
  return whole.slice(0, whole.lastIndexOf('{') + 20);
}

const twelve = (change: (idea: Idea, index: number) => object) => (facts: IdeaFacts) =>
  textOf(ideasFor(facts, 12).map(change));

/** The text for each kind of answer other than ordinary ideas. */
const texts: Record<string, (facts: IdeaFacts, items: number) => string> = {
  garbage: () => 'Sure! Here are [some] great {ideas}: a mug, "socks" and love.',
  half: cutAfter,
  hang_midway: cutAfter,
  reset_midway: cutAfter,
  length: cutAfter,
  content_filter: cutAfter,
  too_many: (facts) => textOf(ideasFor(facts, 30)),
  wrong_prices: twelve((idea) => ({ ...idea, priceMinDollars: 0.5, priceMaxDollars: 1e9 })),
  wrong_shape: twelve(({ name }) => ({ title: name, price: '$20' })),
  duplicates: (facts) => textOf(ideasFor(facts, 3).flatMap((idea) => [idea, idea, idea, idea])),
  hostile_text: twelve(hostile),
  breaks_limits: twelve(withNuts),
  serves_nothing: (facts) => textOf(ideasFor(facts, 14).map(besideTheFacts)),
  invents_facts: twelve((idea) => ({ ...idea, servesFact: 'interest-99' })),
  five_only: (facts) => textOf(ideasFor(facts, 5)),
  empty: () => '',
};

/** The answer's text and its finish_reason. `items` is the number of ideas before it fails. */
export function contentOf(kind: string, facts: IdeaFacts, items: number): Content {
  const content = texts[kind]?.(facts, items) ?? textOf(ideasFor(facts, items || 12));
  return { content, finish: ['length', 'content_filter'].includes(kind) ? kind : 'stop' };
}
