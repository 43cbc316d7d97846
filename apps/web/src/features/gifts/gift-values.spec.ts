import { gift } from '../../testing/gift-record.js';
import { changesOf, problemsWith, rebased, valuesOf } from './gift-values.js';

const dates = { decided: null, bought: '2026-11-02', ready: null, given: null, thanked: null };
const mug = gift(1, 'Mug', { price: 25.5, state: 'bought', dates });

describe('the fields of a gift', () => {
  it('hold it as it is', () => {
    expect(valuesOf(mug)).toEqual({
      ...{ title: 'Mug', price: '25.50', link: '', note: '', on: '2026-11-02', occasion: '', year: '' },
    });
  });

  it.each(['', '25', '25.5', '$25.50', '12,90'])('take %p as a price', (price) => {
    expect(problemsWith({ ...valuesOf(mug), price })).toEqual({});
  });
  it.each(['cheap', '25.505', '-3', '1 000'])('do not take %p as a price', (price) => {
    expect(problemsWith({ ...valuesOf(mug), price })).toHaveProperty('price');
  });

  it('send what differs, and clear what was emptied', () => {
    const { changes, on } = changesOf(mug, { ...valuesOf(mug), price: '', note: 'Large ', on: '2026-11-03' });
    expect(changes).toEqual({ version: 1, price: null, note: 'Large' });
    expect(on).toBe('2026-11-03');
    expect(changesOf(mug, valuesOf(mug))).toMatchObject({ changes: { version: 1 }, on: null });
  });

  it('keep what was typed when the gift changes underneath', () => {
    const now = { ...mug, title: 'Cup', price: 30 };
    expect(rebased({ ...valuesOf(mug), title: 'Big mug' }, mug, now)).toMatchObject({
      title: 'Big mug',
      price: '30',
      on: '2026-11-02',
    });
  });

  it('forget a day that was typed for another state', () => {
    const now = { ...mug, state: 'given' as const, dates: { ...dates, given: '2026-11-20' } };
    expect(rebased({ ...valuesOf(mug), on: '2026-11-05' }, mug, now).on).toBe('2026-11-20');
  });
});
