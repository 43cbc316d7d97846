import { readFacts } from '../facts/read-facts.js';

const known =
  'bouldering,karaoke,trampolines,incense,magic tricks,high school,tennis,lavender,horse,vegetables,biscuit,airport,dog'.split(
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
const interests = (note: string) =>
  readFacts({ interests: [], about: [], notes: [note] }, lexicon).interests.map(({ phrase }) => phrase);

describe('Known topics in sentences of any form', () => {
  it.each([
    ['My boyfriend loves tennis and we go bouldering together on Sundays.', 'bouldering'],
    ['Mama is 57 and Sunday is karaoke with the titas no matter what. She has orchids.', 'karaoke'],
    ['She does magic tricks at everybody whether they want it or not.', 'magic tricks'],
  ])('are read: %s', (note, expected) => {
    expect(interests(note)).toContain(expected);
  });

  it.each([
    ['He loves tennis. No sprays or incense please, he has asthma.', 'incense'],
    ['She loves tennis, her legs are weak so no scooters no trampolines.', 'trampolines'],
    ['She loves tennis, and if it smells like lavender she sneezes.', 'lavender'],
    ['She loves tennis and is finishing high school.', 'high school'],
    ['She loves tennis and eats like a horse.', 'horse'],
    ['She loves tennis and hums while cutting vegetables.', 'vegetables'],
    ['She loves tennis. There is a biscuit tin of letters.', 'biscuit'],
    ['She loves tennis and always stops to pet the dog.', 'dog'],
    ["She loves tennis. I'm going to be a mess at the airport.", 'airport'],
  ])(
    'are not read where they are refused, describe a situation or mean something else: %s',
    (note, refused) => {
      expect(interests(note)).not.toContain(refused);
    },
  );
});
