import { noPersonFacts, type Restriction } from '@giftwell/contracts/gift-ai/facts';
import { mustNot } from './prompt-facts.js';

const told = (restriction: Omit<Restriction, 'source'>) =>
  mustNot({ ...noPersonFacts(), restrictions: [{ source: '', ...restriction }] });

describe('what the model is told that a person must not get', () => {
  it('is the kind in words, and what it means where that says too little', () => {
    expect(told({ kind: 'low-salt', detail: null })).toEqual(['low salt']);
    expect(told({ kind: 'no-heavy-effort', detail: null })).toEqual([expect.stringContaining('no workout')]);
    expect(told({ kind: 'other-allergy', detail: 'kiwi' })).toEqual(['allergic to kiwi']);
  });

  it('names the only language that is read', () => {
    expect(told({ kind: 'reads-only', detail: 'Spanish' })).toEqual([
      expect.stringContaining('only Spanish'),
    ]);
  });
});
