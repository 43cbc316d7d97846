import { featuresOf } from './idea-features.js';
import { likingOf, type LearnedAct } from './learned-act.js';
import { type PredictedRating, type PredictionScore, scoreOf } from './prediction-score.js';
import { TasteModel } from './taste-model.js';

/** The stored acts for one of a user's recipients. */
export interface PersonActs {
  person: string;
  acts: readonly LearnedAct[];
}

export interface Training {
  model: TasteModel;
  /** How well ratings were predicted, overall and for each person. */
  score: PredictionScore;
  scoreFor(person: string): PredictionScore;
}

/** Trains on all acts of a user, in order. */
export function trained(people: readonly PersonActs[]): Training {
  const acts = people
    .flatMap(({ person, acts: theirs }) => theirs.map((act) => ({ person, act })))
    .sort((a, b) => a.act.order - b.act.order)
    .flatMap(({ person, act }) => {
      const liking = likingOf(act);
      return liking ? [{ person, act, ...liking, features: featuresOf(act.traits, act.pricePlace) }] : [];
    });
  const model = new TasteModel(acts);
  const rated = acts.flatMap(({ person, act: { rating } }, at): (PredictedRating & { person: string })[] =>
    rating === null ? [] : [{ person, rating, prediction: model.predictions[at]! }],
  );
  return {
    model,
    score: scoreOf(rated),
    scoreFor: (person) => scoreOf(rated.filter((one) => one.person === person)),
  };
}
