import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { countriesNamed } from './country.js';

const said = (source: string) => ({
  ...noPersonFacts(),
  interests: [{ phrase: 'road trips', source }],
});

describe('the country of an idea', () => {
  it('is named by the words of the giver, wherever they stand', () => {
    expect([...countriesNamed(said('she loves road trips across the USA'))]).toEqual(['US']);
    expect([...countriesNamed({ ...noPersonFacts(), notUnderstood: ['they live in Scotland now'] })]).toEqual(
      ['GB'],
    );
    expect([...countriesNamed(said('tell us what she loves: road trips'))]).toEqual([]);
  });
});
