import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { chipsOf, correctedInput, takePhrase, withFact, without, type Basis } from './fact-chips.js';
import { asksFor } from './fact-fields.js';

const phrases = (...all: string[]) => all.map((phrase) => ({ phrase, source: `she likes ${phrase}` }));
const facts: PersonFacts = {
  ...noPersonFacts(),
  interests: phrases('baking bread', 'jazz'),
  dislikes: phrases('clutter'),
  restrictions: [
    { kind: 'nuts', detail: null, source: 'nut allergy' },
    { kind: 'other-allergy', detail: 'kiwi', source: 'kiwi' },
  ],
  circumstances: [
    { kind: 'bereaved', detail: null, source: '' },
    { kind: 'owns', detail: 'a stand mixer', source: '' },
  ],
  wishes: [{ kind: 'experience', source: '' }],
  notUnderstood: ['plays the hurdy-gurdy'],
};
const basis: Basis = { facts, age: 36, occasion: 'birthday', customType: null, budget: '26-50' };
const labels = (of: Basis) => chipsOf(of).map(({ label }) => label);
const factOf = (label: string, of = basis) => chipsOf(of).find((chip) => chip.label === label)!.fact;

describe('the chips', () => {
  it('say what was understood in plain words', () => {
    expect(labels(basis)).toEqual([
      ...['baking bread', 'jazz', 'No nuts', 'No kiwi', 'Not: clutter', 'Recently lost someone'],
      ...['Already has a stand mixer', 'Something to do', 'Birthday', 'Age 36', '$26 – $50'],
    ]);
  });

  it('leave out what nobody knows, and say nothing twice', () => {
    const twice = { ...noPersonFacts(), interests: phrases('Jazz', 'jazz') };
    const open: Basis = { facts: twice, age: null, occasion: 'other', customType: null, budget: null };
    expect(labels(open)).toEqual(['jazz']);
    expect(labels({ ...open, customType: 'New boat' })).toEqual(['jazz', 'New boat']);
  });
});

describe('a sum that the giver stated', () => {
  const stating = (least: number | null, most: number | null, budget: Basis['budget'] = '500+'): Basis => ({
    ...basis,
    facts: { ...noPersonFacts(), spend: { least, most } },
    budget,
  });

  it.each([
    [null, 800, 'Up to $800'],
    [560, 800, '$560 – $800'],
    [1_200, null, 'From $1,200'],
  ])('is in plain words: %s to %s', (least, most, label) => {
    expect(labels(stating(least, most))).toContain(label);
  });

  it('is shown instead of the budget if it is a maximum', () => {
    expect(labels(stating(null, 800))).toEqual(['Birthday', 'Age 36', 'Up to $800']);
    expect(labels(stating(1_200, null))).toEqual(['Birthday', 'Age 36', '$500 and more', 'From $1,200']);
  });

  it('is left out where it says no more than the budget', () => {
    expect(labels(stating(null, 50, '26-50'))).toEqual(['Birthday', 'Age 36', '$26 – $50']);
    expect(labels(stating(null, 800, '26-50'))).toEqual(['Birthday', 'Age 36', '$26 – $50']);
  });

  it('stays when something else is corrected', () => {
    expect(without(stating(null, 800), factOf('Age 36')).facts.spend).toEqual({ least: null, most: 800 });
  });

  it.each([
    [null, 300, '251-500'],
    [100, null, '101-250'],
    [null, 900, '500+'],
    [60, 80, '51-100'],
  ] as const)('moves the budget along: %s to %s', (least, most, budget) => {
    const sum = stating(null, 800);
    const after = without(sum, factOf('Up to $800', sum), { kind: 'spend', of: { least, most } });
    expect([after.budget, after.facts.spend]).toEqual([budget, { least, most }]);
  });
});

describe('correcting', () => {
  it.each(labels(basis).filter((label) => !label.startsWith('$')))(
    'takes "%s" away and nothing else',
    (label) => {
      const rest = without(basis, factOf(label));
      expect(labels(rest)).toEqual(labels(basis).filter((each) => each !== label));
      expect(rest.facts.notUnderstood).toEqual(facts.notUnderstood);
    },
  );

  it('puts another fact in the place of the old one, which keeps its words no longer', () => {
    const other = without(basis, factOf('baking bread'), { kind: 'interest', phrase: 'pottery' });
    expect(other.facts.interests).toEqual([
      { phrase: 'pottery', source: '' },
      { phrase: 'jazz', source: 'she likes jazz' },
    ]);
    expect(without(basis, factOf('$26 – $50'), { kind: 'budget', of: '0-25' }).budget).toBe('0-25');
  });

  it('adds a fact once', () => {
    const more = withFact(basis, { kind: 'restriction', of: 'gluten', detail: null });
    expect(labels(more)).toContain('Gluten-free');
    expect(withFact(more, { kind: 'restriction', of: 'gluten', detail: null })).toBe(more);
  });

  it('names the language where only one is read', () => {
    const more = withFact(basis, { kind: 'restriction', of: 'reads-only', detail: 'Spanish' });
    expect(labels(more)).toContain('Reads only Spanish');
    expect(asksFor('restriction', 'reads-only').text).toBe('Which language?');
    expect(asksFor('restriction', 'no-plastic').text).toBeNull();
  });

  it('takes what was not understood as a liking', () => {
    const taken = takePhrase(basis, 'plays the hurdy-gurdy');
    expect(taken.facts.notUnderstood).toEqual([]);
    expect(labels(taken)).toContain('plays the hurdy-gurdy');
  });
});

describe('the next request', () => {
  const input = { recipientName: 'Hanna', voiceTranscriptions: ['…'], occasionDate: '2027-05-14' };

  it('has the corrected facts, and nothing of what was only supposed', () => {
    const after = without(basis, factOf('jazz'));
    expect(correctedInput(input, basis, after)).toEqual({
      ...input,
      facts: after.facts,
      corrections: {
        removed: { ...noPersonFacts(), interests: phrases('jazz') },
        added: noPersonFacts(),
      },
    });
  });

  it('leaves out what was ticked and is gone, as long as something is left', () => {
    const ticked = { recipientName: 'Hanna', interests: ['jazz', 'yoga'] };
    const after = without(basis, factOf('jazz'));
    expect(correctedInput(ticked, basis, after).interests).toEqual(['yoga']);
    const none = without(after, factOf('baking bread'));
    expect(correctedInput(ticked, after, none).interests).toEqual(['jazz', 'yoga']);
  });

  it('has what was changed beside them; a day takes its date along', () => {
    const later = without(without(basis, factOf('Age 36')), factOf('Birthday'));
    expect(correctedInput(input, basis, later)).toMatchObject({
      ...{ age: null, occasion: 'other', customType: null, occasionDate: null },
    });
    const cheaper = without(basis, factOf('$26 – $50'), { kind: 'budget', of: '0-25' });
    expect(correctedInput(input, basis, cheaper)).toMatchObject({
      budget: '0-25',
      occasionDate: '2027-05-14',
    });
  });
});
