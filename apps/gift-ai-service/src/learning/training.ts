import { correctedWeights, withoutCorrected, type Corrections } from './corrections.js';
import { featuresOf, type Weights } from './idea-features.js';
import { likingOf, type LearnedAct } from './learned-act.js';
import { type PredictedRating, type PredictionScore, scoreOf } from './prediction-score.js';
import { TasteModel } from './taste-model.js';

/** The stored acts for one of a user's recipients, and what the user said in place of what was learned. */
export interface PersonActs {
  person: string;
  acts: readonly LearnedAct[];
  corrections?: Corrections | undefined;
}

export interface Training {
  model: TasteModel;
  /** Of ratings, with their predictions, in order. */
  rated: readonly PredictedRating[];
  /** How well ratings were predicted, overall and for each person. */
  score: PredictionScore;
  scoreFor(person: string): PredictionScore;
  /** The weights for a person's next act, with corrections. */
  weightsFor(person: string): Weights;
}

/** Trains on all acts of a user, in order. */
export function trained(people: readonly PersonActs[]): Training {
  const acts = people
    .flatMap(({ person, acts: theirs, corrections = {} }) =>
      theirs.map((act) => ({ person, act, corrections })),
    )
    .sort((a, b) => a.act.order - b.act.order)
    .flatMap(({ person, act, corrections }) => {
      const liking = likingOf(act);
      const features = withoutCorrected(featuresOf(act.traits, act.pricePlace), corrections);
      return liking ? [{ person, act, ...liking, features }] : [];
    });
  const model = new TasteModel(acts);
  const rated = acts.flatMap(({ person, act: { rating } }, at): (PredictedRating & { person: string })[] =>
    rating === null ? [] : [{ person, rating, prediction: model.predictions[at]! }],
  );
  return {
    model,
    rated,
    score: scoreOf(rated),
    scoreFor: (person) => scoreOf(rated.filter((one) => one.person === person)),
    weightsFor: (person) =>
      correctedWeights(
        model.weightsFor(person),
        correctionsIn(people.filter((one) => one.person === person)),
      ),
  };
}

const correctionsIn = (people: readonly PersonActs[]): Corrections =>
  Object.assign({}, ...people.map(({ corrections }) => corrections)) as Corrections;
