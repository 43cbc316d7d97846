import { scoreOf } from './prediction-score.js';

const predicted = (mean: number, rating: number) => ({ prediction: { mean, variance: 1 }, rating });
const times = (count: number, one: ReturnType<typeof predicted>) => Array.from({ length: count }, () => one);

describe('How well ratings were predicted', () => {
  it('is unknown before there is one', () => {
    expect(scoreOf([])).toEqual({ accuracy: null, confidence: 0 });
  });

  it('does not count three stars, nor what was predicted by nothing', () => {
    expect(scoreOf([predicted(0.8, 3), predicted(0, 5)])).toEqual({ accuracy: null, confidence: 0 });
  });

  it('is the share of sides that were right', () => {
    const ratings = [predicted(0.1, 5), predicted(0.9, 4), predicted(-0.2, 1), predicted(0.5, 2)];
    expect(scoreOf(ratings).accuracy).toBe(0.75);
  });

  it('gives confidence only slowly, with the number of ratings', () => {
    const right = predicted(0.5, 5);
    expect(scoreOf([right]).confidence).toBeCloseTo(0.27, 2);
    expect(scoreOf(times(20, right)).confidence).toBeCloseTo(0.88, 2);
    expect(scoreOf([...times(10, right), ...times(10, predicted(0.5, 1))]).confidence).toBeLessThan(0.35);
    expect(scoreOf(times(5, predicted(0.5, 1)))).toEqual({ accuracy: 0, confidence: 0 });
  });
});
