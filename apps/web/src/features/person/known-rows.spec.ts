import { person } from '../../testing/planned-year.js';
import { knownRows } from './known-rows.js';

const shown = (known: ReturnType<typeof person>) =>
  knownRows(known).map(({ label, words }) => [label, ...words.map((word) => word.label)]);

describe('what is known of somebody', () => {
  it('has a row for each kind, with words of their own one by one', () => {
    const known = person(1, 'Anna', {
      interests: ['art', 'outdoors'],
      customInterests: 'Old maps, tomatoes; tea ,',
      customLifestyle: 'Lives on a boat',
    });
    expect(shown(known)).toEqual([
      ['Likes', 'Art', 'Outdoors', 'Old maps', 'tomatoes', 'tea'],
      ['Personality'],
      ['Lifestyle', 'Lives on a boat'],
      ['Usual budget', '$51 – $100'],
    ]);
  });

  it('says which of their interests they told themselves', () => {
    const known = person(1, 'Anna Berg', { interests: ['art', 'music'], toldInterests: ['art', 'travel'] });
    expect(knownRows(known)[0]!.words).toEqual([
      { word: 'art', label: 'Art', source: 'told by Anna' },
      { word: 'music', label: 'Music' },
    ]);
  });

  it('says a thing once', () => {
    const [likes] = shown(person(1, 'Anna', { interests: ['art'], customInterests: 'Art, art' }));
    expect(likes).toEqual(['Likes', 'Art']);
  });
});
