import { readFacts } from './read-facts.js';

const none = { interests: [], about: [], notes: [] };
const known = new Set(
  'cats,stationery,crosswords,trucks,mud,worms,stickers,running,nursing,mushrooms,hat,bat'.split(','),
);
const lexicon = {
  match: (words: readonly string[], at: number) => (known.has(words[at] ?? '') ? 1 : 0),
};
const factsOf = (note: string) => readFacts({ ...none, notes: [note] }, lexicon);
const phrases = (facts: readonly { phrase: string }[]) => facts.map(({ phrase }) => phrase);

describe('Any verb of somebody with a thing', () => {
  it.each([
    ['She braids hair for the whole street.', ['braiding hair']],
    ['He geeks out over fountain pens.', ['fountain pens']],
    ['My flatmate, 24, sews curtains and hears techno.', ['sewing curtains', 'hearing techno']],
    ['He lines up marbles by colour.', ['lining up marbles by colour']],
    [
      'She sings alto in the choir and plants leeks behind the church.',
      ['singing alto in the choir', 'planting leeks behind the church'],
    ],
    ['He would bake you a brown loaf before noon.', ['baking a brown loaf']],
    ['He will natter about leeks to anyone.', ['leeks']],
    [
      'He go fishing at the lake, keep two parrots, play mahjong.',
      ['fishing at the lake', 'keeping two parrots', 'playing mahjong'],
    ],
    ['They play board games, bake sourdough.', ['playing board games', 'baking sourdough']],
    ['He likes to search mushrooms in forest.', ['searching for mushrooms in the forest']],
    ['He likes to make jam and to fish on the ice.', ['making jam', 'fishing on the ice']],
    ['What lights him up is Northern Soul.', ['Northern Soul']],
    ["She's gone troppo for pickleball.", ['pickleball']],
    ['He is crazy over Lego.', ['Lego']],
    ['She is never without a hurl in her hand.', ['hurl']],
    [
      'She sings in her church choir and writes songs on her guitar.',
      ['singing in her church choir', 'writing songs on her guitar'],
    ],
    ['She loves Bake Off.', ['Bake Off']],
  ])('is what they do: %s', (note, interests) => {
    expect(phrases(factsOf(note).interests)).toEqual(interests);
  });

  it.each([
    'She visits her mother every Sunday.',
    'He makes a fuss.',
    'She takes her pills in the morning.',
    'He brings the kids to school.',
    'She coaches her daughter’s team.',
    'He needs a coat and wants a rest.',
    'She says he carries the bags.',
    'She works nights, so she is basically a bat.',
    'The riding hat is on eBay already.',
  ])('tells nothing where the thing or the verb is an everyday one: %s', (note) => {
    expect(factsOf(note).interests).toEqual([]);
  });
});

describe('A phrase', () => {
  it.each([
    ['racing pigeons (kept a loft 50 years)', ['racing pigeons', 'keeping a loft']],
    ['ballroom dancing in lockdown', ['ballroom dancing']],
    ['salsa loud', ['salsa']],
    ['listening to true crime podcasts', ['true crime podcasts']],
    ['bake sourdough', ['baking sourdough']],
    ['every morning, left side, pls', []],
  ])('of a list is sound: %s', (list, interests) => {
    expect(phrases(readFacts({ ...none, interests: [list] }).interests)).toEqual(interests);
  });

  it.each([
    ['neighbour, 66, crosswords, robins at the feeder, bad wrists', ['crosswords', 'robins']],
    ['boy 6 trucks mud worms stickers', ['trucks', 'mud', 'worms', 'stickers']],
    ['husband. 45. crosswords. cats. no socks again.', ['crosswords', 'cats']],
    ['niece / 14 / cats / crosswords / nickel allergy', ['cats', 'crosswords']],
    ['teacher, cats, gin - NO, expecting!, stationery', ['cats', 'stationery']],
  ])('is an item of a list without verbs: %s', (note, interests) => {
    expect(phrases(factsOf(note).interests)).toEqual(interests);
  });

  it('is no job where anything else is told', () => {
    expect(phrases(factsOf('He is a lorry driver and loves opera.').interests)).toEqual(['opera']);
    expect(phrases(factsOf('She is a nurse.').interests)).toEqual(['nurse']);
  });
});

describe('What somebody must not get, told indirectly,', () => {
  it.each([
    ["She's on soft food only.", 'soft-food-only'],
    ['He chokes on anything crumbly.', 'soft-food-only'],
    ['The doctor said no sauna and he must rest.', 'no-heavy-effort'],
    ['In January he had a heart attack.', 'no-heavy-effort'],
    ['Nothing that takes a battery.', 'no-batteries'],
    ['Hand luggage only, so nothing liquid.', 'no-liquids'],
    ['They have three sets of plates.', 'no-kitchen-appliances'],
    ['No more kitchen appliances, please.', 'no-kitchen-appliances'],
    ['Please nothing that comes as a pair.', 'nothing-in-pairs'],
    ['She speaks only Spanish.', 'reads-only'],
    ["She's had the sugar since her sixties.", 'diabetic'],
    ['He has eleven years in the rooms.', 'no-alcohol'],
    ['Her lungs are bad since covid.', 'no-scent'],
    ['She has one room in the home.', 'little-space'],
    ['Nish uses a chair.', 'wheelchair'],
  ])('"%s" is %s', (note, kind) => {
    expect(factsOf(note).restrictions.map((one) => one.kind as string)).toContain(kind);
  });

  it('names the only language that is read', () => {
    expect(factsOf('She speaks only Spanish.').restrictions[0]).toMatchObject({ detail: 'Spanish' });
  });

  it.each(['He is colour blind.', 'He barracks for the Bombers.', 'She went to the market.'])(
    'is not read from "%s"',
    (note) => {
      expect(factsOf(note).restrictions).toEqual([]);
    },
  );

  it.each([
    ['Anything with a stiff lid ends up in a drawer.', ['stiff lid']],
    ['Sudden bangs or buzzing terrify him.', ['Sudden bangs', 'buzzing']],
    ['If anyone buys her bath salts again she will scream.', ['bath salts']],
    ["Don't let anything hint at hospitals.", ['hospitals']],
    ['We already gave a signed ball and a whistle.', ['signed ball', 'whistle']],
    ['Nothing rude, please.', ['rude']],
    ['His mum is strict, nothing plastic.', ['plastic']],
    ['Podcasts and audiobooks are wasted on him.', ['Podcasts', 'audiobooks']],
    ['Mum says no more T-shirts.', ['T-shirts']],
    ['Whatever you do not another mug.', ['mug']],
  ])('is disliked: %s', (note, dislikes) => {
    const facts = factsOf(note);
    expect(phrases(facts.dislikes)).toEqual(dislikes);
    expect(facts.interests).toEqual([]);
  });
});

describe('Who is spoken of', () => {
  it.each([
    ['My wife Yetunde is 39. Honestly the woman has everything. She loves opera.', ['opera']],
    ["It's my friend Beth's first birthday since her mum died. She's making a quilt.", ['making a quilt']],
    [
      'My stepdaughter Kiki does vaulting. They go out the window. She hates surprises that pop.',
      ['vaulting'],
    ],
  ])('stays the same in %s', (note, interests) => {
    expect(phrases(factsOf(note).interests)).toEqual(interests);
  });

  it('takes a drawer full of things for enough of them', () => {
    const { interests, dislikes } = factsOf(
      'She has a drawer of office mugs and rolls her eyes at another one.',
    );
    expect(phrases(interests)).toEqual([]);
    expect(phrases(dislikes)).toEqual(['office mugs']);
  });
});
