/** What the stand-in can be told to do instead of answering well. */
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
];

const pool = [
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

const descriptions = [
  'Made slowly and made to last, with a small detail that only shows itself on the second look.',
  'The kind of thing people admire at a friend’s place and then cannot find anywhere.',
  'Comes ready to use on the first evening, and gets better with every season after that.',
];

/** Based on a stated fact, as the prompt demands, and worded differently each time. */
const reasonFor = (name, fact, index) =>
  `${name} would reach for this often: it goes with ${fact} (${index + 1}).`;

/** Ideas inside the budget that the request names, without what it excludes. */
export function ideasFor(facts, count) {
  const { min, max } = facts.budgetDollars;
  const interests = facts.facts.filter(({ kind }) => kind === 'interest');
  const told = interests.length > 0 ? interests : facts.facts;
  const never = new Set(facts.neverAgain);
  return pool
    .filter(([name]) => !never.has(name))
    .slice(0, count)
    .map(([name, category, searchTerm], index) => {
      const served = told[index % told.length];
      const low = min + Math.floor(Math.min(max - min, min + 10) * 0.2) + (index % 3);
      return {
        name,
        servesFact: served.id,
        category,
        description: descriptions[index % descriptions.length],
        reason: reasonFor(facts.person.name, served.fact, index),
        searchTerm,
        priceMinDollars: low,
        priceMaxDollars: Math.min(max, low + 2),
      };
    });
}

const hostile = (idea, index) => ({
  ...idea,
  name: index === 0 ? 'Buy now at www.evil.example for $1' : idea.name,
  description: `Lovely\u0000 <script>alert(1)</script>\u202e thing.\n\nOnly $3.99 at https://evil.example/x! ${idea.description}`,
  amazonLink: 'https://evil.example/phish',
  price: '$1',
});

/** Ideas that an allergy forbids, with the allergen in each of the texts in turn. */
const nutty = [
  (idea) => ({ ...idea, name: `${idea.name} and salted almonds` }),
  (idea) => ({ ...idea, description: `${idea.description} Comes with a bag of roasted cashews.` }),
  (idea) => ({ ...idea, searchTerm: `${idea.searchTerm} hazelnut` }),
  (idea) => ({ ...idea, reason: `${idea.reason} The pecans are a bonus.` }),
];
const withNuts = (idea, index) => (index < 8 ? nutty[index % nutty.length](idea) : idea);

/** All but three serve the occasion alone. */
const besideTheFacts = (idea, index) => (index < 3 ? idea : { ...idea, servesFact: 'occasion-1' });

/** The answer's text and its finish_reason. `items` says after how many ideas it goes wrong. */
export function contentOf(kind, facts, items) {
  const text = (ideas) => JSON.stringify({ ideas });
  const cut = () => {
    const whole = text(ideasFor(facts, items + 1));
    return whole.slice(0, whole.lastIndexOf('{') + 20);
  };
  switch (kind) {
    case 'garbage':
      return { content: 'Sure! Here are [some] great {ideas}: a mug, "socks" and love.', finish: 'stop' };
    case 'half':
    case 'hang_midway':
    case 'reset_midway':
      return { content: cut(), finish: 'stop' };
    case 'length':
    case 'content_filter':
      return { content: cut(), finish: kind };
    case 'too_many':
      return { content: text(ideasFor(facts, 30)), finish: 'stop' };
    case 'wrong_prices':
      return {
        content: text(
          ideasFor(facts, 12).map((idea) => ({ ...idea, priceMinDollars: 0.5, priceMaxDollars: 1e9 })),
        ),
        finish: 'stop',
      };
    case 'wrong_shape':
      return {
        content: text(ideasFor(facts, 12).map(({ name }) => ({ title: name, price: '$20' }))),
        finish: 'stop',
      };
    case 'duplicates':
      return {
        content: text(ideasFor(facts, 3).flatMap((idea) => [idea, idea, idea, idea])),
        finish: 'stop',
      };
    case 'hostile_text':
      return { content: text(ideasFor(facts, 12).map(hostile)), finish: 'stop' };
    case 'breaks_limits':
      return { content: text(ideasFor(facts, 12).map(withNuts)), finish: 'stop' };
    case 'serves_nothing':
      return { content: text(ideasFor(facts, 14).map(besideTheFacts)), finish: 'stop' };
    case 'invents_facts':
      return {
        content: text(ideasFor(facts, 12).map((idea) => ({ ...idea, servesFact: 'interest-99' }))),
        finish: 'stop',
      };
    case 'five_only':
      return { content: text(ideasFor(facts, 5)), finish: 'stop' };
    case 'empty':
      return { content: '', finish: 'stop' };
    default:
      return { content: text(ideasFor(facts, items || 12)), finish: 'stop' };
  }
}
