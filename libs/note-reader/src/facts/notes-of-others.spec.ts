import { readNote } from '../note/read-note.js';
import { readFacts } from './read-facts.js';

const lexicon = {
  match: (words: readonly string[], at: number) =>
    /^(?:posters|boat|honey|sake|bourbon|drink|cactus|donkey|animal|cars|cousin|grandmother|terrace|strictly|bonsai|synth|stroke|cactuses|letterpress|dominoes)$/.test(
      words[at] ?? '',
    )
      ? 1
      : 0,
};
const none = { interests: [], about: [], notes: [] };
const fromNote = (note: string) => readFacts({ ...none, notes: [note] }, lexicon);
const fromList = (list: string) => readFacts({ ...none, interests: [list] }, lexicon);
const fromLife = (about: string) => readFacts({ ...none, about: [about] }, lexicon);
const phrases = (facts: readonly { phrase: string }[]) => facts.map(({ phrase }) => phrase);

describe('What outsiders wrote in a list of likings', () => {
  it.each([
    [
      'brass rubbing and old churches, the Archers, always has a cryptic crossword on the go',
      ['brass rubbing', 'old churches', 'the Archers', 'cryptic crossword'],
    ],
    [
      'plays the krar, correspondence chess with a man in Finland',
      ['playing the krar', 'correspondence chess with a man'],
    ],
    [
      'magnet fishing in the canal, finding out whose rusty thing it was (local history)',
      ['magnet fishing in the canal', 'local history'],
    ],
    [
      'year-round sea swimming, seaweeds and tide pools (she did marine biology), bodhrán',
      ['year-round sea swimming', 'seaweeds', 'tide pools', 'marine biology', 'bodhrán'],
    ],
    [
      'ham radio, bass fishing when they let him back on the boat, old Westerns',
      ['ham radio', 'bass fishing', 'old Westerns'],
    ],
    ['pigeon racing (forty birds still), licorice', ['pigeon racing', 'licorice']],
    ['banging saucepans, pulling himself up on everything', ['banging saucepans']],
  ])('is phrases that fit: %s', (list, interests) => {
    expect(phrases(fromList(list).interests)).toEqual(interests);
  });
});

describe('What outsiders wrote in a note', () => {
  it.each([
    [
      'He fires engines on a heritage steam line two weekends a month.',
      ['firing engines on a heritage steam line'],
    ],
    ['She learnt Bharatanatyam for fifteen years.', ['Bharatanatyam']],
    [
      'He does competition barbecue, and he is a huge Negro Leagues baseball history nerd.',
      ['competition barbecue', 'Negro Leagues baseball history'],
    ],
    [
      'He plays keyboard in church, gospel, by ear, nobody taught him, and he restores old sneakers and sells them.',
      ['playing keyboard in church', 'gospel', 'restoring old sneakers'],
    ],
    [
      'She wants to be a beetle scientist, she keeps woodlice in a tub and gives them names.',
      ['beetle science', 'keeping woodlice in a tub'],
    ],
    ['He looks after bonsai which were of his father.', ['bonsai']],
    ['Her whole windowsill is cactuses with little names.', ['cactuses']],
    ["you can't get him away from his trains", ['trains']],
    ['He lives to surf and is doing up a narrowboat.', ['surfing', 'doing up a narrowboat']],
    ["hiking's her religion", ['hiking']],
    ['She is climbing the walls not being able to train.', []],
    ['Doctor forbids him sugar and sake.', []],
    ['He is stubborn like a donkey and works on a boat.', []],
    ['What she hates is being given lights, posters.', []],
    ['She had a stroke and my cousin is strictly Jain, so no honey.', []],
  ])('is likings only where they are meant: %s', (note, interests) => {
    expect(phrases(fromNote(note).interests)).toEqual(interests);
  });
});

describe('What somebody must not get', () => {
  it.each([
    ["He's been dry eleven years now.", 'no-alcohol'],
    ["He's knocked the grog on the head too so no slab.", 'no-alcohol'],
    ['Cardiologist has him off salt and off the bourbon for good', 'no-alcohol'],
    ['Cardiologist has him off salt and off the bourbon for good', 'low-salt'],
    ['Doctor forbids him sugar and sake.', 'no-alcohol'],
    ["She's sworn off coffee and drink the whole nine months", 'no-caffeine'],
    ["his mum says one bite of wheat and he's cactus for a week", 'gluten'],
    ['he swells up like a balloon from shrimp, crab, any of that', 'shellfish'],
    ['prawns turn her stomach', 'shellfish'],
    ['The house was full of lilies for weeks so please not flowers of any description', 'flowers'],
    ['due in March and off every smell at the moment', 'no-scent'],
    ['from perfume or scented candle her head explodes with migraine', 'no-scent'],
    ["what scented candles do to her doesn't bear thinking about", 'no-scent'],
    ['Ethiopian Orthodox and keeps all the fasts', 'vegan'],
    ['pure veg, not even egg in cake', 'egg'],
    ["it upsets her so don't be sending wool", 'wool'],
    ["she's had to pack the needles away", 'weak-hands'],
    ["it's got to be something you can manage one-handed", 'weak-hands'],
    ['macular degeneration has taken nearly all her sight', 'blind'],
    ['not an inch of shelf', 'no-clutter'],
    ["to me don't bring more things for the dust", 'no-clutter'],
    ["one carload on the ferry so it can't be big", 'little-space'],
    ['He is packing his life in two suitcases for Leeds', 'little-space'],
    ['he will not carry leather either', 'no-leather'],
    ["He's not allowed sweets with pork gelatine", 'no-pork'],
    ['Mum has banned any more screen time', 'no-screens'],
    ['We keep kosher, properly', 'kosher'],
    ["she can't do caffeine", 'no-caffeine'],
    ["One walnut and we're in A&E", 'nuts'],
    ['Prawns bring him out in hives', 'shellfish'],
    ['The dentist has banned sweets for him', 'no-sugar'],
    ['Beef is out of the question in their house', 'no-beef'],
  ])('is read from "%s" as %s', (about, kind) => {
    const kinds = (facts: ReturnType<typeof fromLife>) => facts.restrictions.map((one) => one.kind as string);
    expect(kinds(fromLife(about))).toContain(kind);
    expect(kinds(fromNote(about))).toContain(kind);
  });

  it.each([
    'He reads in bed with a whisky every night',
    'She goes mad for prawns and crab',
    "One coffee and she's happy",
    'She is left handed and draws comics',
    'Her hands are always covered in paint',
    "She's crazy about her three cats, they sleep on her bed",
    'He keeps bees and sells the honey at the market',
    'She loves the smell of leather and old books',
    'He has a van and a backpack and goes surfing',
    'He roasts his own coffee beans and is awake at five',
  ])('is not read from "%s"', (about) => {
    expect(fromNote(about).restrictions).toEqual([]);
  });
});

describe('What a gift shall be', () => {
  it.each([
    ['would rather do something with me than unwrap something', 'together'],
    ['She says take me somewhere or teach me something', 'experience'],
    ['No more stuff, she says', 'no-things'],
  ])('is asked for by "%s"', (note, kind) => {
    expect(fromNote(note).wishes.map((wish) => wish.kind as string)).toContain(kind);
  });

  it('is hard to find for whoever has every gadget going', () => {
    expect(fromNote('He has every gadget going.').circumstances.map(({ kind }) => kind)).toContain(
      'has-everything',
    );
  });
});

describe('Who it is for, how old and how much', () => {
  const facts = (note: string) =>
    readNote({ note, known: null, now: new Date('2026-03-10T12:00:00Z'), timeZone: 'UTC' }).facts;

  it.each([
    [
      'My son Oluwaseun is graduating from high school, he is nineteen. We can do one fifty, maximum two hundred dollars. He is packing his life in two suitcases for Leeds in September.',
      { relationship: 'child', age: 19, occasion: 'graduation', budget: '101-250' },
    ],
    [
      'I search a present for my boss Helga, she becomes 50 years at 12 of May, it gives maybe 45 euro.',
      { relationship: 'colleague', age: 50, occasion: 'birthday', budget: '26-50' },
    ],
    ["We've got about four hundred quid.", { budget: '251-500' }],
    ['The budget is three to four hundred dollars.', { budget: '251-500' }],
    ['We want to do him a decent housewarming, three fifty to four hundred.', { budget: '251-500' }],
    ['I would spend up to one hundred and fifty.', { budget: '101-250' }],
    ['Every Christmas I drop him a little something, about fifteen quid.', { occasion: 'christmas' }],
    ['got Dorota in the office kris kringle', { relationship: 'colleague', occasion: 'christmas' }],
  ])('is read from "%s"', (note, expected) => {
    expect(facts(note)).toMatchObject(expected);
  });
});
