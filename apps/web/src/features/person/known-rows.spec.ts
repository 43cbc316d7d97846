import { person } from '../../testing/planned-year.js';
import { knownRows } from './known-rows.js';

describe('what is known of somebody', () => {
  it('has a row for each kind, with words of their own one by one', () => {
    const known = person(1, 'Anna', {
      interests: ['art', 'outdoors'],
      customInterests: 'Old maps, tomatoes; tea ,',
      customLifestyle: 'Lives on a boat',
    });
    expect(knownRows(known)).toEqual([
      { label: 'Likes', values: ['Art', 'Outdoors', 'Old maps', 'tomatoes', 'tea'] },
      { label: 'Lifestyle', values: ['Lives on a boat'] },
      { label: 'Usual budget', values: ['$51 – $100'] },
    ]);
  });

  it('says a thing once', () => {
    const [likes] = knownRows(person(1, 'Anna', { interests: ['art'], customInterests: 'Art, art' }));
    expect(likes!.values).toEqual(['Art']);
  });
});
