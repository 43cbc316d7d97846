import { occasionTypes, relationships } from '@giftwell/contracts/gift-ai/vocabulary';
import { bitsOf, countBits } from './bit-sets.js';
import { traitWords } from './indexed-idea.js';

const bits = bitsOf(['a', 'b', 'c', 'd']);

it('has one bit for each known word', () => {
  expect(bits([])).toBe(0);
  expect(bits(['a', 'd', 'x'])).toBe(9);
  expect(bits(['b']) & bits(['a', 'b'])).not.toBe(0);
  expect(bits(['b']) & bits(['a', 'c'])).toBe(0);
});

it('counts bits', () => {
  expect([0, 1, 9, -1].map(countBits)).toEqual([0, 1, 2, 32]);
});

it('has room for each list that ideas are compared by', () => {
  for (const list of [relationships, occasionTypes, traitWords]) expect(list.length).toBeLessThanOrEqual(32);
});
