import { briefOf } from '../testing/gift-request.js';
import { entryOf } from '../testing/indexed-idea.js';
import { ageOfDay, ofOtherDay, specialTopics } from './special-occasions.js';

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

  it('may imply an age', () => {
    expect(ageOfDay('christening present')).toBe(0);
    expect(ageOfDay('his bar mitzvah')).toBe(13);
    expect(ageOfDay('leaving the team')).toBeNull();
  });

  it('is no retirement of long ago, no desk for who opens a bakery, and no widowhood after a horse', () => {
    const told = (kind: 'retired' | 'new-job' | 'bereaved', source: string) =>
      specialTopics(briefOf([], { circumstances: [{ kind, detail: null, source }] }));
    expect(told('retired', 'both retired teachers')).toEqual([]);
    expect(told('retired', 'just retired from the railways')).toContain('retirement');
    expect(told('new-job', 'just opened a bakery')).toEqual(['running-a-business']);
    expect(told('bereaved', 'lost her husband')).toContain('widowhood');
    expect(told('bereaved', 'her horse died')).toEqual(['pet-memorial']);
    expect(told('bereaved', 'lost her mum in March')).toEqual(['bereavement']);
  });

  it('is none that an idea’s name gives to another', () => {
    const frame = entryOf('Signature frame for a graduation party');
    expect(ofOtherDay(briefOf([], {}, { occasion: 'retirement' }))(frame)).toBe(true);
    expect(ofOtherDay(briefOf([], {}, { occasion: 'graduation' }))(frame)).toBe(false);
    expect(ofOtherDay(briefOf(['her wedding dress']))(entryOf('Boxing of a wedding dress'))).toBe(false);
    expect(
      ofOtherDay(briefOf([], { circumstances: [circumstance('new-home')] }))(entryOf('Kit for a new home')),
    ).toBe(false);
    expect(ofOtherDay(briefOf(['jazz']))(entryOf('Jazz evening'))).toBe(false);
  });
});
