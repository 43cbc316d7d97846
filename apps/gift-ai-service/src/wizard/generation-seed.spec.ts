import { generateInput } from '@giftwell/contracts/gift-ai/wizard';
import { seedOf } from './generation-seed.js';

const parse = (more: object = {}) =>
  generateInput.parse({ recipientName: 'Mia', interests: ['cooking'], personality: ['funny'], ...more });

describe('The seed of a generation', () => {
  it('is the same for the same input, in whatever order it was written', () => {
    const turned = generateInput.parse({
      personality: ['funny'],
      interests: ['cooking'],
      recipientName: 'Mia',
    });
    expect(seedOf(parse())).toBe(seedOf(turned));
  });

  it('differs by round, by name and by what is excluded', () => {
    const inputs = [{}, { generationRound: 2 }, { recipientName: 'Noah' }, { excludeItems: ['A drum'] }];
    expect(new Set(inputs.map((more) => seedOf(parse(more)))).size).toBe(inputs.length);
  });

  it('fits the contract', () => {
    for (let round = 1; round <= 3; round += 1) {
      expect(() => parse({ seed: seedOf(parse({ generationRound: round })) })).not.toThrow();
    }
  });
});
