import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { countriesNamed, isSoldThere } from './country.js';

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

  it('keeps what is sold in one country from people of whom nobody said that they are there', () => {
    const pass = { country: ['US' as const] };
    expect(isSoldThere(pass, countriesNamed(said('road trips')))).toBe(false);
    expect(isSoldThere(pass, countriesNamed(said('road trips in America')))).toBe(true);
    expect(isSoldThere({}, countriesNamed(said('road trips')))).toBe(true);
  });
});
