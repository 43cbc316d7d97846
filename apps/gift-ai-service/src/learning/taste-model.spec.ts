import fc from 'fast-check';
import type { Features } from './idea-features.js';
import { type Observation, TasteModel } from './taste-model.js';

const names = ['a', 'b', 'c'];
const observation = fc.record({
  person: fc.constantFrom('Mia', 'Noah'),
  features: fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 })
    .map((values): Features => values.map((value, at) => [names[at]!, value])),
  value: fc.double({ min: -1, max: 1, noNaN: true }),
  precision: fc.double({ min: 0.5, max: 10, noNaN: true }),
});

const multiply = (a: number[][], b: number[]) =>
  a.map((row) => row.reduce((sum, one, at) => sum + one * b[at]!, 0));

/**
 * The same model computed directly: a Kalman filter over all weights, first the shared ones, then Mia's, then Noah's.
 */
class WeightFilter {
  readonly predictions: { mean: number; variance: number }[] = [];
  mean: number[] = Array.from({ length: 9 }, () => 0);
  covariance: number[][] = this.mean.map((_, at) => this.mean.map((__, other) => (at === other ? 0.5 : 0)));

  constructor(observations: readonly Observation[]) {
    for (const { person, features, value, precision } of observations) {
      const x = this.design(person, features);
      const spread = multiply(this.covariance, x);
      const expected = this.mean.reduce((sum, weight, at) => sum + weight * x[at]!, 0);
      const variance = x.reduce((sum, one, at) => sum + one * spread[at]!, 1 / precision);
      this.predictions.push({ mean: expected, variance });
      this.mean = this.mean.map((weight, at) => weight + (spread[at]! * (value - expected)) / variance);
      this.covariance = this.covariance.map((row, at) =>
        row.map((entry, other) => entry - (spread[at]! * spread[other]!) / variance),
      );
      this.drift(person);
    }
  }

  weights(person: string): number[] {
    const own = this.offset(person);
    return names.map((_, at) => this.mean[at]! + this.mean[own + at]!);
  }

  private offset = (person: string) => (person === 'Mia' ? 3 : 6);

  private design(person: string, features: Features): number[] {
    const values = features.map(([, value]) => value);
    return [
      ...values,
      ...(person === 'Mia' ? values : [0, 0, 0]),
      ...(person === 'Noah' ? values : [0, 0, 0]),
    ];
  }

  /** The shared weights drift with every act, a person's own only with acts for them. */
  private drift(person: string): void {
    const own = this.offset(person);
    const memory = this.mean.map((_, at) =>
      at < 3 ? 0.5 ** (1 / 60) : at >= own && at < own + 3 ? 0.5 ** (1 / 18) : 1,
    );
    this.mean = this.mean.map((weight, at) => weight * memory[at]!);
    this.covariance = this.covariance.map((row, at) =>
      row.map(
        (entry, other) =>
          entry * memory[at]! * memory[other]! + (at === other ? 0.5 * (1 - memory[at]! ** 2) : 0),
      ),
    );
  }
}

const one = (person: string, name: string, value: number): Observation => ({
  person,
  features: [[name, 1]],
  value,
  precision: 8,
});
const likes = (model: TasteModel, person: string, name: string) => model.weightsFor(person).get(name) ?? 0;

describe('The taste model', () => {
  it('gives what a Kalman filter over the weights gives, predictions included', () => {
    fc.assert(
      fc.property(fc.array(observation, { maxLength: 25 }), (observations) => {
        const model = new TasteModel(observations);
        const reference = new WeightFilter(observations);
        for (const [at, { mean, variance }] of model.predictions.entries()) {
          expect(mean).toBeCloseTo(reference.predictions[at]!.mean, 8);
          expect(variance).toBeCloseTo(reference.predictions[at]!.variance, 8);
        }
        for (const person of ['Mia', 'Noah']) {
          const weights = model.weightsFor(person);
          for (const [at, weight] of reference.weights(person).entries()) {
            expect(weights.get(names[at]!) ?? 0).toBeCloseTo(weight, 8);
          }
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('knows nothing before the first act', () => {
    const model = new TasteModel([]);
    expect(model.weightsFor('Mia').size).toBe(0);
    expect(model.predictions).toEqual([]);
  });

  it('starts a new person from what all others have in common, and believes their own acts more', () => {
    const model = new TasteModel([one('Mia', 'tea', 1), one('Mia', 'tea', 1)]);
    expect(likes(model, 'Noah', 'tea')).toBeGreaterThan(0.2);
    expect(likes(model, 'Noah', 'tea')).toBeLessThan(likes(model, 'Mia', 'tea'));
    const told = new TasteModel([one('Mia', 'tea', 1), one('Mia', 'tea', 1), one('Noah', 'tea', -1)]);
    expect(likes(told, 'Noah', 'tea')).toBeLessThan(0);
    expect(likes(told, 'Mia', 'tea')).toBeGreaterThan(0.2);
  });

  it('follows a change of mind in fewer acts than it was held', () => {
    const held = Array.from({ length: 10 }, () => one('Mia', 'tea', 1));
    const changed = Array.from({ length: 8 }, () => one('Mia', 'tea', -1));
    expect(likes(new TasteModel([...held, ...changed]), 'Mia', 'tea')).toBeLessThan(-0.2);
  });

  it('does not forget one person while acts are for another', () => {
    const mia = Array.from({ length: 5 }, () => one('Mia', 'tea', 1));
    const noah = Array.from({ length: 60 }, () => one('Noah', 'wine', 1));
    expect(likes(new TasteModel([...mia, ...noah]), 'Mia', 'tea')).toBeGreaterThan(0.5);
  });
});
