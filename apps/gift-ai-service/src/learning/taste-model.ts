import type { Features, Weights } from './idea-features.js';

/** One observation about a person: an idea's features and how much it was liked. */
export interface Observation {
  person: string;
  features: Features;
  value: number;
  /** Precision of the value (inverse variance). */
  precision: number;
}

/** The prediction for an observation from those before it. */
export interface Prediction {
  mean: number;
  /** Of the observation itself, noise included. */
  variance: number;
}

/** Share of a weight's variance that all of a giver's recipients have in common; the rest is individual. */
const common = 0.5;
const own = 0.5;
/** Correlation of a taste before and after one more act, for the shared and the individual part. */
const commonMemory = 0.5 ** (1 / 60);
const ownMemory = 0.5 ** (1 / 18);

/**
 * Exact Bayesian linear regression with drifting weights in a hierarchy; docs/learning.md derives it.
 * A person's weights are the sum of a part shared by all recipients of a user and an individual part, both with
 * Gaussian priors. Each part follows an autoregressive process from act to act, so old acts count less. The posterior
 * is computed in its dual form, over observations instead of weights: the Cholesky factor of their covariance, row by
 * row, gives the prediction for each observation from those before it.
 */
export class TasteModel {
  /** For each observation, in order. */
  readonly predictions: readonly Prediction[];

  readonly #observations: readonly Observation[];
  /** Number of acts for the same person before each observation. */
  readonly #turns: readonly number[];
  readonly #actsFor = new Map<string, number>();
  /** What each observation contributes to the expected weights. */
  readonly #pull: Float64Array;
  readonly #commonMemory: Float64Array;
  readonly #ownMemory: Float64Array;

  /** Oldest first. Cubic time, a few milliseconds for 200. */
  constructor(observations: readonly Observation[]) {
    this.#observations = observations;
    this.#turns = observations.map(({ person }) => {
      const turn = this.#actsFor.get(person) ?? 0;
      this.#actsFor.set(person, turn + 1);
      return turn;
    });
    this.#commonMemory = powers(commonMemory, observations.length);
    this.#ownMemory = powers(ownMemory, observations.length);
    const { factor, innovations, predictions } = this.#factorize();
    this.predictions = predictions;
    this.#pull = solveTransposed(factor, innovations);
  }

  /** The expected weights for a person's next act; for a new person those that all recipients share. */
  weightsFor(person: string): Weights {
    return this.#weights((at) => this.#kinship(at, person, this.#actsFor.get(person) ?? 0));
  }

  /** The weights that a user's recipients have in common. */
  sharedWeights(): Weights {
    return this.#weights((at) => common * this.#commonMemory[this.#observations.length - at]!);
  }

  #weights(kinship: (at: number) => number): Weights {
    const weights = new Map<string, number>();
    for (const [at, { features }] of this.#observations.entries()) {
      const strength = this.#pull[at]! * kinship(at);
      for (const [name, value] of features) weights.set(name, (weights.get(name) ?? 0) + strength * value);
    }
    return weights;
  }

  /**
   * The correlation of a weight at an observation with the same weight at a person's turn, `now` acts from the start.
   */
  #kinship(at: number, person: string, turn: number, now = this.#observations.length): number {
    const sharedPart = common * this.#commonMemory[now - at]!;
    if (this.#observations[at]!.person !== person) return sharedPart;
    return sharedPart + own * this.#ownMemory[turn - this.#turns[at]!]!;
  }

  #factorize() {
    const rows = numbered(this.#observations);
    const factor: Float64Array[] = [];
    const innovations = new Float64Array(rows.count);
    const predictions: Prediction[] = [];
    for (const [at, { person, value, precision }] of this.#observations.entries()) {
      const likeness = rows.likenessTo(at);
      const covariance = (other: number) =>
        this.#kinship(other, person, this.#turns[at]!, at) * likeness(other);
      const row = new Float64Array(at + 1);
      let mean = 0;
      let variance = covariance(at) + 1 / precision;
      for (let column = 0; column < at; column += 1) {
        const above = factor[column]!;
        let rest = covariance(column);
        for (let k = 0; k < column; k += 1) rest -= row[k]! * above[k]!;
        const entry = rest / above[column]!;
        row[column] = entry;
        mean += entry * innovations[column]!;
        variance -= entry * entry;
      }
      row[at] = Math.sqrt(variance);
      innovations[at] = (value - mean) / row[at];
      factor.push(row);
      predictions.push({ mean, variance });
    }
    return { factor, innovations, predictions };
  }
}

/** The features with numbers instead of names, which makes many dot products fast. */
function numbered(observations: readonly Observation[]) {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const rows = observations.map(({ features }) => ({
    numbers: Int32Array.from(features, ([name]) => numberOf(name)),
    values: Float64Array.from(features, ([, value]) => value),
  }));
  const dense = new Float64Array(numbers.size);
  return {
    count: observations.length,
    /** The dot products of one observation's features with those of others. */
    likenessTo(at: number): (other: number) => number {
      dense.fill(0);
      const own = rows[at]!;
      for (let k = 0; k < own.numbers.length; k += 1) dense[own.numbers[k]!] = own.values[k]!;
      return (other) => {
        const { numbers: columns, values } = rows[other]!;
        let sum = 0;
        for (let k = 0; k < columns.length; k += 1) sum += values[k]! * dense[columns[k]!]!;
        return sum;
      };
    },
  };
}

/** The powers 0, 1, … of a number. */
const powers = (of: number, highest: number) =>
  Float64Array.from({ length: highest + 1 }, (_, power) => of ** power);

/** Solves Lᵀx = b for a lower triangular L, given by rows. */
function solveTransposed(factor: readonly Float64Array[], b: Float64Array): Float64Array {
  const x = Float64Array.from(b);
  for (let at = x.length - 1; at >= 0; at -= 1) {
    const row = factor[at]!;
    x[at]! /= row[at]!;
    for (let column = 0; column < at; column += 1) x[column]! -= row[column]! * x[at]!;
  }
  return x;
}
