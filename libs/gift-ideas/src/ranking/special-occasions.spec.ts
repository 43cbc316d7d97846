import { briefOf } from '../testing/gift-request.js';
import { entryOf } from '../testing/indexed-idea.js';
import { ageOfDay, namesOtherDay, specialTopics } from './special-occasions.js';

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
