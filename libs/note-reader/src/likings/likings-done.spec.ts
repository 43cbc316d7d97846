import { readNote } from '../note/read-note.js';
import { fewReads, countWordReads, maxGrowth } from '../testing/word-reads.js';

const now = new Date('2026-03-10T12:00:00Z');
const facts = (note: string) => readNote({ note, known: null, now, timeZone: 'UTC' }).facts;

describe('A verb', () => {
  it.each([
    ['My friend Anna, she knits.', 'crafts'],
    ['My friend Anna surfs and hates pink.', 'outdoors'],
    ['My friend Anna is 30, sculpts, sings.', 'art'],
    ['My friend Anna rows on weekends.', 'fitness'],
    ['For my friend Anna. Codes all night.', 'technology'],
    ['My friends Anna and Tom, they hike.', 'outdoors'],
  ])('tells a hobby: %s', (said, interest) => {
    expect(facts(said).interests).toContain(interest);
  });

  it.each([
    'My friend Anna runs a bakery.',
    'My friend Anna draws the line at that.',
    'My friend Anna lifts me up.',
    'I knit and I row, my friend Anna does not.',
    'My friend Anna. Gardens are nice in spring.',
    "My friend Anna, it's her games night.",
    'My friend Anna never bakes.',
  ])('tells none: %s', (said) => {
    expect(facts(said).interests).toEqual([]);
  });
});

describe('A number alone', () => {
  it.each([
    ['For my sister Anna. Sixty-two. Fifty-ish.', 62, '26-50'],
    ['My sister Anna is 30. About forty.', 30, '26-50'],
    ['My sister Anna. Nothing over 25.', null, '0-25'],
    ['My sister Anna, late sixties.', null, null],
    ['My sister Anna. Twenty each, there are four of us.', null, '51-100'],
    ['My sister Anna. Hundred bucks tops.', null, '51-100'],
    ['My sister Anna. The ticket was forty euros.', null, null],
    ['My sister Anna. The hotel cost us ninety dollars a night.', null, null],
  ])('in "%s" is an age of %s and a budget of %s', (said, age, budget) => {
    expect(facts(said)).toMatchObject({ age, budget });
  });
});

describe('A name', () => {
  it.each([
    ['Lena. Nineteen.', 'Lena'],
    ['Valerie, thirty-one, my climbing partner.', 'Valerie'],
    ["It's my brother's birthday! Stefan, 44, hates clutter.", 'Stefan'],
    ['A coworker of mine, Hannah, is having a baby.', 'Hannah'],
    ["My sister's dog is cute, but this is for her, Joanna.", 'Joanna'],
    ['Limit is 20.', null],
    ["It's my mother's birthday. Tom thinks of candles.", null],
  ])('in "%s" is %s', (said, name) => {
    expect(facts(said).name).toBe(name);
  });
});

describe('Hostile words of these kinds', () => {
  const filled = (piece: string, length: number) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  it.each([
    ...['knits ', 'she knits ', 'they knit ', 'Sixty. ', 'Anna. ', 'Anna, 40, ', 'not 1 more like ', 'tea, '],
    ...[
      'always going ',
      'all she does is ',
      '20 each ',
      'four of us ',
      'her dog is ',
      'football mad ',
      'fortyish ',
    ],
    ...[
      "don't get her ",
      'having a baby ',
      'years at the company ',
      'moved into her new ',
      'maybe about like ',
    ],
  ])('make no more work than their length: 6,000 characters of "%s"', (piece) => {
    const looks = (length: number) =>
      countWordReads(() => facts(`For my sister Anna. ${filled(piece, length)}`));
    expect(looks(6_000)).toBeLessThan(maxGrowth * looks(3_000) + fewReads);
  });
});
