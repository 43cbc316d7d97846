import { readFacts } from './read-facts.js';

const known =
  'bingo,allotment,cats,grill,lighthouses,flowers,roller derby,line dancing,boots,lamp,western,metal detecting,folk songs'.split(
    ',',
  );
const lexicon = {
  match: (words: readonly string[], at: number) =>
    Math.max(
      0,
      ...known
        .filter((phrase) => words.slice(at).join(' ').startsWith(phrase))
        .map((phrase) => phrase.split(' ').length),
    ),
};
const factsOf = (note: string) =>
  readFacts({ interests: [], about: [], notes: [note], names: ['Glenys', 'Derek'] }, lexicon);
const interests = (note: string) => factsOf(note).interests.map(({ phrase }) => phrase);

describe('What somebody has or does, told in passing', () => {
  it.each([
    ['Since he retired he is up at six with his racing pigeons.', ['racing pigeons']],
    ['Glenys and her fuchsias. She is 76.', ['fuchsias']],
    ['Derek, himself and the dog, up the hill.', ['dog']],
    ['She still goes the bingo on a Tuesday with her own dabbers.', ['dabbers']],
    ['He just got his first two hives.', ['hives']],
    ['She has three rescue greyhounds.', ['greyhounds']],
    ["You'll find her at the allotment.", ['allotment']],
    ['Every weekend he is at the grill.', ['grill']],
    ['Every morning she puts kolam outside the gate.', ['kolam']],
    ["She's in three choirs.", ['choirs']],
    ['She has one indulgence, which is highlife records.', ['highlife records']],
    ['She has started veena classes again.', ['veena']],
    ['Bells, and an accordion he can’t quite play.', ['learning accordion']],
    ['She skates jammer for her roller derby league.', ['roller derby']],
    ['Glenys mends clocks.', ['mending clocks']],
    ['Derek knits squares for the hospital without looking.', ['knitting squares for the hospital']],
    ['She hosts everyone.', ['hosting']],
    ['She is boiling the maple sap every spring behind her house.', ['boiling maple sap']],
    ['Lately he is bouncing signals off the moon.', ['bouncing signals off the moon']],
    ['He has a whole room of lighthouses.', ['lighthouses']],
    ['She takes apart thrifted jeans.', ['thrifted jeans']],
    ['She makes bobbin lace at the library.', ['making bobbin lace']],
  ])('is an interest: %s', (note, expected) => {
    expect(interests(note)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'She is at home with her kids.',
    'He is always there with his bad knee.',
    'She is out with her glasses on her head.',
    'Glenys and her husband are coming.',
    'Derek and his friends chipped in.',
    'He has two flights of stairs.',
    'She has three exams.',
    'The house was full of flowers.',
    'Every morning she takes her pills.',
    'Every Sunday he visits his mum.',
    'She reads under a lamp at the hospital.',
    'Boots and all, she is a sight.',
    'He works in the Great Western yard.',
    'He is on two waiting lists with his hip.',
    'He plows my driveway before dawn.',
    'She is undergoing treatment every week.',
    'He is always losing his glasses.',
    'They met at work.',
    'Glenys is Glenys.',
  ])('tells nothing: %s', (note) => {
    expect(interests(note).filter((phrase) => !/^reading/.test(phrase))).toEqual([]);
  });

  it.each([
    ["He won't get on a plane.", ['flying']],
    ["Nobody should buy things before it's born, it's bad luck.", ['baby']],
    ['Nothing you have to wear please.', ['clothes']],
    ["I don't know her size.", ['clothes']],
    ['Nothing breakable.', ['glass', 'porcelain']],
    ['She hates surprises that pop.', ['balloons']],
  ])('refuses without a name: %s', (note, expected) => {
    expect(factsOf(note).dislikes.map(({ phrase }) => phrase)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ["She can't have anything she has to water or plug in.", 'no-batteries'],
    ['He has the use of one hand.', 'weak-hands'],
    ['She is fierce about plastic.', 'no-plastic'],
  ])('is a limit: %s', (note, kind) => {
    expect(factsOf(note).restrictions.map((one) => one.kind)).toContain(kind);
  });

  it('of a scrap of a clause is said to be not understood', () => {
    const { interests: found, notUnderstood } = factsOf('He sleeps in the cab.');
    expect(found).toEqual([]);
    expect(notUnderstood).toEqual(['He sleeps in the cab']);
  });

  it.each([
    ['Weekends she is up the hill for metal detecting.', ['metal detecting']],
    ['On Sundays it is all about the grill with him.', ['grill']],
  ])('counts where a note tells little else: %s', (note, expected) => {
    expect(interests(note)).toEqual(expected);
  });
});
