import type { HandlerInput } from '@giftwell/contracts/core/route';
import { learningRoutes } from '@giftwell/contracts/gift-ai/learning';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { LearningService } from '../learning/learning.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { FiguresService } from '../suggestions/figures.service.js';
import { progressOf } from './progress.js';
import { StatementsService } from './statements.service.js';

type Routes = typeof learningRoutes;

@Serves(learningRoutes)
export class InsightsController {
  constructor(
    private readonly learning: LearningService,
    private readonly learned: PreferencesService,
    private readonly figures: FiguresService,
    private readonly learnedStatements: StatementsService,
  ) {}

  async insights(_: HandlerInput<Routes['insights']>, { userId }: UserCall) {
    const [figures, state] = await Promise.all([
      this.figures.figuresOf(userId),
      this.learning.stateOf(userId),
    ]);
    return { ...figures, ...state, learningProgress: progressOf(figures.totalRatings) };
  }

  async preferences(_: HandlerInput<Routes['preferences']>, { userId }: UserCall) {
    const known = await this.learned.findOf(userId);
    return known ? { ...known, lastUpdated: known.lastUpdated.toISOString() } : nothingLearned;
  }

  statements(_: HandlerInput<Routes['statements']>, { userId }: UserCall) {
    return this.learnedStatements.of(userId);
  }

  async correct(input: HandlerInput<Routes['correct']>, { userId }: UserCall) {
    await this.learnedStatements.correct(userId, input);
    return this.learnedStatements.of(userId);
  }
}

const nothingLearned = {
  preferredCategories: [],
  dislikedCategories: [],
  priceRangePreference: null,
  brandPreferences: [],
  personalityWeights: {},
  interestWeights: {},
  averageRating: null,
  totalRatings: 0,
  lastUpdated: null,
};
