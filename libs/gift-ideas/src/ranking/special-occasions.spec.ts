import { briefOf } from '../testing/gift-request.js';
import { entryOf } from '../testing/indexed-idea.js';
import { namesOtherDay, specialTopics } from './special-occasions.js';

const circumstance = (kind: 'new-home' | 'graduating') => ({ kind, detail: null, source: '' });

describe('a day that is more than a birthday', () => {
  it('has topics of its own, by the occasion, the giver’s words or what changed in a life', () => {
    expect(specialTopics(briefOf([]))).toEqual([]);
    expect(specialTopics(briefOf([], {}, { occasion: 'retirement' }))).toEqual(['retirement']);
    expect(specialTopics(briefOf([], {}, { occasion: 'other', customType: 'her christening' }))).toEqual([
      'baptism',
    ]);
    expect(specialTopics(briefOf([], { circumstances: [circumstance('graduating')] }))).toEqual([
      'graduation',
    ]);
  });

  it('is none that an idea’s name gives to another', () => {
    const frame = entryOf('Signature frame for a graduation party');
    expect(namesOtherDay(frame, briefOf([], {}, { occasion: 'retirement' }))).toBe(true);
    expect(namesOtherDay(frame, briefOf([], {}, { occasion: 'graduation' }))).toBe(false);
    expect(namesOtherDay(entryOf('Boxing of a wedding dress'), briefOf(['her wedding dress']))).toBe(false);
    expect(
      namesOtherDay(
        entryOf('Kit for a new home'),
        briefOf([], { circumstances: [circumstance('new-home')] }),
      ),
    ).toBe(false);
    expect(namesOtherDay(entryOf('Jazz evening'), briefOf(['jazz']))).toBe(false);
  });
});
