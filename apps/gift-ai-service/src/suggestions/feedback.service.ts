import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Taste } from '../engines/engines.service.js';
import { LearningService } from '../learning/learning.service.js';
import { FiguresService } from './figures.service.js';
import { recipientKey } from './recipient-key.js';
import type { SuggestionEntity } from './suggestion.entity.js';

type Stored = Pick<
  SuggestionEntity,
  | 'id'
  | 'name'
  | 'category'
  | 'description'
  | 'searchTerm'
  | 'priceMinCents'
  | 'priceMaxCents'
  | 'rating'
  | 'saved'
>;
export type JudgedRow = Pick<SuggestionEntity, 'recipientId' | 'recipientKey' | 'purchased' | 'dismissed'> & {
  budget: Budget | null;
};

/** What an act's statement returns beside what is shown, so that it can be learned from. */
export const judgedColumns = `"recipientId", "recipientKey", purchased, dismissed, "wizardData"->>'budget' AS budget`;

/** Between suggestions and what is learned from them. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly learning: LearningService,
    private readonly figures: FiguresService,
  ) {}

  /** Lets a user's acts be learned from, in their transaction. */
  async tell(tx: EntityManager, userId: number, rows: readonly (Stored & JudgedRow)[]): Promise<void> {
    await this.learning.learn(tx, userId, rows, () => this.figures.ratingsOf(userId, tx));
  }

  /** Lets what was learned from suggestions count for the recipient that they are linked to now. */
  async link(tx: EntityManager, userId: number, ids: readonly number[], recipientId: number): Promise<void> {
    await this.learning.link(tx, userId, ids, recipientId, () => this.figures.ratingsOf(userId, tx));
  }

  /** Forgets what was learned of a recipient, whose suggestions are gone or no longer linked. */
  async forget(tx: EntityManager, userId: number, recipientId: number): Promise<void> {
    await this.learning.forget(tx, userId, recipientId, () => this.figures.ratingsOf(userId, tx));
  }

  /** What earlier acts say about ideas for this person; nothing while nothing is known. */
  tasteFor(userId: number, { recipientId, recipientName, budget }: WizardData): Promise<Taste | undefined> {
    const person = { recipientId: recipientId ?? null, recipientKey: recipientKey(recipientName) };
    return this.learning.tasteFor(userId, person, budget);
  }
}
