import type { Evidence, Statement, Statements } from '@giftwell/contracts/gift-ai/learning';
import { saidWeight, type Corrections } from './corrections.js';
import { priorStdDev, traitFeaturesOf } from './idea-features.js';
import { likingOf, type LearnedAct } from './learned-act.js';
import { isSame, nameOf, type Person } from './learned-rows.js';
import type { MlModelEntity } from './ml-model.entity.js';
import { worthNaming } from './summary.js';
import { trained, type Training } from './training.js';
import type { Weights } from './idea-features.js';

export type LearnedStatement = Omit<Statement, 'subject'>;

export interface LearnedStatements {
  people: (Person & { statements: LearnedStatement[] })[];
  predictions: Statements['predictions'];
}

const kinds = ['topic', 'interest', 'category', 'flag'] as const;
const maxStatements = 6;
/** One act may be about anything in the idea. */
const leastActs = 2;
const maxPredictions = 40;

interface Known extends Person {
  acts: LearnedAct[];
  corrections: Corrections;
}

/** What was learned from these rows about each person, strongest first, and the newest predictions. */
export function statementsFrom(rows: readonly MlModelEntity[]): LearnedStatements {
  const people = byPerson(rows);
  const training = trained(people.map((known) => ({ ...known, person: nameOf(known) })));
  return {
    people: people
      .map(({ recipientId, recipientKey, ...known }) => ({
        ...{ recipientId, recipientKey },
        statements: [
          ...learned(known, training.weightsFor(nameOf({ recipientId, recipientKey }))),
          ...said(known),
        ],
      }))
      .filter(({ statements }) => statements.length > 0),
    predictions: predictionsOf(training),
  };
}

/** All rows of a person together. */
function byPerson(rows: readonly MlModelEntity[]): Known[] {
  const people: Known[] = [];
  for (const { recipientId, recipientKey, trainingData } of rows) {
    const { acts, corrections = {} } = trainingData;
    const person = { recipientId, recipientKey: recipientKey ?? '' };
    const same = people.find((one) => isSame(one, person));
    if (!same) people.push({ ...person, acts: [...acts], corrections });
    else {
      same.acts.push(...acts);
      same.corrections = { ...same.corrections, ...corrections };
      same.recipientId ??= recipientId;
    }
  }
  return people;
}

const kindOf = (feature: string) => kinds.find((kind) => feature.startsWith(`${kind}:`));
const hasFeature = ({ traits }: LearnedAct, feature: string) =>
  traitFeaturesOf(traits).some(([name]) => name === feature);

/** Traits with an effect that most of the person's own acts confirm. */
function learned({ acts, corrections }: Pick<Known, 'acts' | 'corrections'>, weights: Weights) {
  const found = new Map<string, LearnedStatement>();
  const candidates = [...weights].flatMap(([feature, weight]) => {
    const kind = kindOf(feature);
    const effect = kind ? weight * priorStdDev[kind] : 0;
    return kind && !(feature in corrections) && Math.abs(effect) >= worthNaming ? [{ feature, effect }] : [];
  });
  for (const { feature, effect } of candidates.sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))) {
    const theirs = acts.filter((act) => hasFeature(act, feature));
    const confirming = theirs.filter((act) => (likingOf(act)?.value ?? 0) * effect > 0);
    // Another trait of the same ideas says the same.
    const key = confirming.map(({ order }) => order).join();
    if (confirming.length >= leastActs && 2 * confirming.length > theirs.length && !found.has(key))
      found.set(key, { feature, effect, correction: null, evidence: evidenceIn(theirs) });
  }
  return [...found.values()].slice(0, maxStatements);
}

/** What the user said in place of it, which can be taken back. */
const said = ({ acts, corrections }: Pick<Known, 'acts' | 'corrections'>): LearnedStatement[] =>
  Object.entries(corrections).flatMap(([feature, correction]) => {
    const kind = kindOf(feature);
    const theirs = acts.filter((act) => hasFeature(act, feature));
    const effect = kind ? saidWeight[correction] * priorStdDev[kind] : 0;
    return kind ? [{ feature, effect, correction, evidence: evidenceIn(theirs) }] : [];
  });

const counted = {
  ratedHigh: ({ rating }) => rating !== null && rating > 3,
  ratedLow: ({ rating }) => rating !== null && rating < 3,
  saved: ({ saved }) => saved,
  bought: ({ purchased }) => purchased,
  dismissed: ({ dismissed }) => dismissed,
  loved: ({ outcome }) => outcome === 'loved',
  notTheirs: ({ outcome }) => outcome === 'not_theirs',
} as const satisfies Record<keyof Evidence, (act: LearnedAct) => boolean>;

const evidenceIn = (acts: readonly LearnedAct[]): Evidence =>
  Object.fromEntries(
    Object.entries(counted).map(([name, counts]) => [name, acts.filter(counts).length]),
  ) as Evidence;

/** The first act of all has no prediction. */
const predictionsOf = ({ rated }: Training): Statements['predictions'] =>
  rated
    .filter(({ prediction }) => prediction.mean !== 0)
    .slice(-maxPredictions)
    .map(({ prediction, rating }) => ({
      rating,
      predicted: Math.round(10 * Math.min(5, Math.max(1, 3 + 2 * prediction.mean))) / 10,
    }));
