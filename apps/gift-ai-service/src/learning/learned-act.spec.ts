import { likingOf, sameSignals, type Signals } from './learned-act.js';

const silent: Signals = { rating: null, saved: false, unsaved: false, purchased: false, dismissed: false };

describe('What was said of a suggestion', () => {
  it.each([
    [1, -1],
    [2, -0.5],
    [3, 0],
    [4, 0.5],
    [5, 1],
  ])('is, with %d stars alone, a liking of %d', (rating, value) => {
    expect(likingOf({ ...silent, rating })).toMatchObject({ value });
  });

  it('is nothing when nothing was said', () => {
    expect(likingOf(silent)).toBeNull();
  });

  it('counts more the more it costs to say', () => {
    const saved = likingOf({ ...silent, saved: true })!;
    const purchased = likingOf({ ...silent, purchased: true })!;
    const rated = likingOf({ ...silent, rating: 5 })!;
    expect(saved.value).toBeLessThan(purchased.value);
    expect(purchased.value).toBeLessThan(rated.value);
    expect(saved.precision).toBeLessThan(purchased.precision);
    expect(purchased.precision).toBeLessThan(rated.precision);
  });

  it('adds up to one liking between its parts, surer than each', () => {
    const both = likingOf({ ...silent, rating: 2, saved: true })!;
    expect(both.value).toBeGreaterThan(-0.5);
    expect(both.value).toBeLessThan(0.6);
    expect(both.precision).toBe(11);
  });

  it('is against an idea that was let go or dismissed', () => {
    expect(likingOf({ ...silent, unsaved: true })!.value).toBeLessThan(0);
    expect(likingOf({ ...silent, dismissed: true })!.value).toBeLessThan(-0.5);
  });

  it('is new as soon as one part differs', () => {
    expect(sameSignals(silent, { ...silent })).toBe(true);
    for (const part of ['saved', 'unsaved', 'purchased', 'dismissed'] as const) {
      expect(sameSignals(silent, { ...silent, [part]: true })).toBe(false);
    }
    expect(sameSignals(silent, { ...silent, rating: 3 })).toBe(false);
  });
});
