import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { Correction } from '@giftwell/contracts/gift-ai/learning';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { Clock } from '@giftwell/server-kit';
import type { Taste, TraitTexts } from '@giftwell/gift-ideas';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type EntityManager, type Repository } from 'typeorm';
import { EnginesService } from '../engines/engines.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { TasteCache, tasteOf } from './taste-cache.js';
import { withCorrection, type Corrections } from './corrections.js';
import { actOn, type JudgedIdea, type LearnedAct } from './learned-act.js';
import { type GivenGift, recordOutcome } from './learned-outcome.js';
import { isSame, modelVersion, nameOf, storeLearned, type Person } from './learned-rows.js';
import { MlModelEntity } from './ml-model.entity.js';
import type { PredictionScore } from './prediction-score.js';
import { forgetOldest, moveActs, newestOrder, renamePerson, withAct } from './remembered-acts.js';
import { statementsFrom, type LearnedStatements } from './statements.js';
import { summaryOf } from './summary.js';
import type { Weights } from './idea-features.js';
import { trained } from './training.js';

export { learnedVersion } from './learned-rows.js';

/** A suggestion after an act of its owner. */
export interface ActedOn extends Person, TraitTexts, JudgedIdea {}

/** A gift with its recipient and the texts that describe it. */
export interface GivenFor extends GivenGift, Person {
  texts: TraitTexts;
}

/** All ratings of a user, which may be more than the model learns from. */
export interface RatingFigures {
  totalRatings: number;
  averageRating: number | null;
}

const maxCorrections = 100;

export interface LearningState {
  accuracy: number | null;
  confidenceScore: number;
}

@Injectable()
export class LearningService {
  private readonly tastes = new TasteCache();

  constructor(
    @InjectRepository(MlModelEntity) private readonly rows: Repository<MlModelEntity>,
    private readonly engines: EnginesService,
    private readonly preferences: PreferencesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Learns from acts on a user's suggestions, in their transaction. The current state replaces what was learned from a
   * suggestion before; an unchanged state is ignored.
   */
  async learn(
    tx: EntityManager,
    userId: number,
    suggestions: readonly ActedOn[],
    ratingsNow: () => Promise<RatingFigures>,
  ): Promise<void> {
    await this.change(tx, userId, ratingsNow, (people) => {
      const heard = suggestions.flatMap((suggestion) => this.hear(people, userId, suggestion) ?? []);
      return new Set([...heard, ...forgetOldest(people)]);
    });
  }

  /** Learns how a gift was received, or forgets it if that was taken back. */
  async learnOutcome(
    tx: EntityManager,
    userId: number,
    gift: GivenFor,
    ratingsNow: () => Promise<RatingFigures>,
  ): Promise<void> {
    if (gift.outcome === null && !(await this.knows(tx, userId))) return;
    await this.change(tx, userId, ratingsNow, (people) => {
      const theirs = this.rowOf(people, userId, gift);
      const changed = recordOutcome(people, theirs, gift, this.engines.traitsOf(gift.texts));
      if (changed.has(theirs) && !people.includes(theirs)) people.push(theirs);
      return new Set([...changed, ...forgetOldest(people)]);
    });
  }

  /** Moves what was learned from these suggestions to the recipient they are linked to now. */
  async link(
    tx: EntityManager,
    userId: number,
    suggestionIds: readonly number[],
    recipientId: number,
    ratingsNow: () => Promise<RatingFigures>,
  ): Promise<void> {
    if (!(await this.knows(tx, userId))) return;
    const ids = new Set(suggestionIds);
    await this.change(tx, userId, ratingsNow, (people) =>
      moveActs(people, ids, recipientId, (recipientKey) =>
        this.rows.create({ userId, recipientId, recipientKey, modelVersion, trainingData: { acts: [] } }),
      ),
    );
  }

  /** Keeps what was learned about a recipient under another name from now on. */
  async rename(
    tx: EntityManager,
    userId: number,
    person: { recipientId: number; recipientKey: string },
    ratingsNow: () => Promise<RatingFigures>,
  ): Promise<void> {
    if (!(await this.knows(tx, userId))) return;
    await this.change(tx, userId, ratingsNow, (people) =>
      renamePerson(people, person, () =>
        this.rows.create({ userId, ...person, modelVersion, trainingData: { acts: [] } }),
      ),
    );
  }

  /** Deletes what was learned about one recipient. */
  async forget(
    tx: EntityManager,
    userId: number,
    recipientId: number,
    ratingsNow: () => Promise<RatingFigures>,
  ): Promise<void> {
    if (!(await this.knows(tx, userId))) return;
    await this.change(tx, userId, ratingsNow, (people) => {
      const theirs = people.filter((row) => row.recipientId === recipientId);
      for (const row of theirs) row.trainingData = { acts: [] };
      return new Set(theirs);
    });
  }

  /** Changes the stored acts of a user's people behind a lock, and trains again on all of them. */
  private async change(
    tx: EntityManager,
    userId: number,
    ratingsNow: () => Promise<RatingFigures>,
    work: (people: MlModelEntity[]) => Set<MlModelEntity>,
  ): Promise<void> {
    const user = await this.lock(tx, userId);
    const people = await this.peopleOf(userId, tx);
    const changed = work(people);
    if (changed.size === 0) return;

    const told = people.map((row) => ({ person: nameOf(row), ...row.trainingData }));
    const { model, score, scoreFor } = trained(told);
    const lastTrainedAt = this.clock.now();
    for (const row of changed) Object.assign(row, stateOf(scoreFor(nameOf(row))), { lastTrainedAt });
    Object.assign(user, stateOf(score), { lastTrainedAt });
    const empty = [...changed].filter(isEmpty);
    for (const row of empty) changed.delete(row);
    if (empty.length > 0) await tx.remove(MlModelEntity, empty);
    await storeLearned(tx, [user, ...changed]);
    const acts = told.flatMap((one) => one.acts);
    await this.preferences.remember(tx, userId, {
      ...summaryOf(model.sharedWeights(), acts),
      ...(await ratingsNow()),
      // No idea names a brand.
      brandPreferences: [],
      lastUpdated: lastTrainedAt,
    });
  }

  /**
   * Predicts how much ideas are liked for a person; nothing while there is no data. `version` is the `learnedVersion`
   * of the acts, so that the model is fitted only when there is something new.
   */
  async tasteFor(
    userId: number,
    person: Person,
    budget: Budget,
    version: string,
  ): Promise<Taste | undefined> {
    const { recipientId, recipientKey } = person;
    const key = `${userId}:${recipientId ?? ''}:${recipientKey}`;
    const weights = await this.tastes.get(key, version, () => this.weightsFor(userId, person));
    return weights.size > 0 ? tasteOf(weights, budget, (idea) => this.engines.traitsOf(idea)) : undefined;
  }

  private async weightsFor(userId: number, person: Person): Promise<Weights> {
    const rows = await this.rows.query<(Person & { acts: LearnedAct[]; corrections: Corrections })[]>(
      `SELECT "recipientId", "recipientKey", "trainingData"->'acts' AS acts,
         coalesce("trainingData"->'corrections', '{}') AS corrections FROM ml_model_data
       WHERE "userId" = $1 AND "modelVersion" = $2 AND "isActive" AND "recipientKey" IS NOT NULL ORDER BY id`,
      [userId, modelVersion],
    );
    // A person may be stored under the name from before they had an id.
    const told = rows.map((row) => ({ ...row, person: isSame(row, person) ? asked : nameOf(row) }));
    return trained(told).weightsFor(asked);
  }

  /** What was learned about each of a user's people, and ratings beside their predictions. */
  async statementsOf(userId: number): Promise<LearnedStatements> {
    return statementsFrom(await this.peopleOf(userId));
  }

  /** Takes what a user says about a feature of ideas for a person in place of what was learned. */
  async correct(
    tx: EntityManager,
    userId: number,
    { feature, correction, ...person }: Person & { feature: string; correction: Correction | null },
    ratingsNow: () => Promise<RatingFigures>,
  ): Promise<void> {
    await this.change(tx, userId, ratingsNow, (people) => {
      const theirs = people.filter((row) => isSame(row, person));
      if (theirs.length === 0)
        throw notFound('person_not_found', 'We don’t know anything about this person anymore.');
      for (const row of theirs) {
        const corrections = withCorrection(row.trainingData.corrections ?? {}, feature, correction);
        if (Object.keys(corrections).length > maxCorrections)
          throw conflict('too_many_corrections', 'That’s too much to remember. Undo something first.');
        row.trainingData = { ...row.trainingData, corrections };
      }
      return new Set(theirs);
    });
  }

  /** How well a user's ratings were predicted before they were known. */
  async stateOf(userId: number): Promise<LearningState> {
    const row = await this.rows.findOneBy({ userId, modelVersion, isActive: true, recipientKey: IsNull() });
    return { accuracy: row?.accuracy ?? null, confidenceScore: row?.confidenceScore ?? 0 };
  }

  /** The user's own row, created if missing and locked, so that learning for one user is serial. */
  private async lock(tx: EntityManager, userId: number): Promise<MlModelEntity> {
    const [row] = await tx.query<MlModelEntity[]>(
      `INSERT INTO ml_model_data ("userId", "modelVersion", "lastTrainedAt") VALUES ($1, $2, $3)
       ON CONFLICT ON CONSTRAINT ml_model_data_person DO UPDATE SET "userId" = EXCLUDED."userId"
       RETURNING *`,
      [userId, modelVersion, this.clock.now()],
    );
    return this.rows.create(row!);
  }

  private knows(tx: EntityManager, userId: number): Promise<boolean> {
    return tx.existsBy(MlModelEntity, { userId, modelVersion, isActive: true });
  }

  private peopleOf(userId: number, tx: EntityManager = this.rows.manager): Promise<MlModelEntity[]> {
    const where = { userId, modelVersion, isActive: true, recipientKey: Not(IsNull()) };
    return tx.find(MlModelEntity, { where, order: { id: 'ASC' } });
  }

  /** The row of a person; a new one if there is none yet. */
  private rowOf(
    people: readonly MlModelEntity[],
    userId: number,
    { recipientId, recipientKey }: Person,
  ): MlModelEntity {
    const known = people.find((row) => row.recipientId === recipientId && row.recipientKey === recipientKey);
    return (
      known ??
      this.rows.create({ userId, recipientId, recipientKey, modelVersion, trainingData: { acts: [] } })
    );
  }

  /** The row that changed, if one did. */
  private hear(people: MlModelEntity[], userId: number, suggestion: ActedOn): MlModelEntity | null {
    const row = this.rowOf(people, userId, suggestion);
    const known = row.trainingData.acts.find(({ suggestionId }) => suggestionId === suggestion.id);
    const traits = known?.traits ?? this.engines.traitsOf(suggestion);
    const act = actOn(suggestion, known, traits, newestOrder(people) + 1);
    const acts = withAct(row.trainingData.acts, act);
    if (!acts) return null;
    row.trainingData = { ...row.trainingData, acts };
    if (!people.includes(row)) people.push(row);
    return row;
  }
}

const isEmpty = ({ trainingData: { acts, corrections = {} } }: MlModelEntity) =>
  acts.length === 0 && Object.keys(corrections).length === 0;

const asked = 'the person who is asked about';
const stateOf = ({ accuracy, confidence }: PredictionScore): LearningState => ({
  accuracy,
  confidenceScore: confidence,
});
