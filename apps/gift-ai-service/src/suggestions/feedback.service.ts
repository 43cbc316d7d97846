import { nameKey } from '@giftwell/contracts/core/names';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { renamedReason, type Taste } from '@giftwell/gift-ideas';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { learnedVersion, LearningService, type GivenFor } from '../learning/learning.service.js';
import { FiguresService } from './figures.service.js';
import { GiftRecordService } from './gift-record.service.js';
import { RecordedGiftEntity } from './recorded-gift.entity.js';
import { type StoredWizard, SuggestionEntity } from './suggestion.entity.js';

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

/** Columns that an act's statement returns for learning, besides what is shown. */
export const judgedColumns = `"recipientId", "recipientKey", purchased, dismissed, "wizardData"->>'budget' AS budget`;

/** What earlier acts say about ideas for a person. */
export interface EarlierActs {
  /** Names that must not be suggested again: saved, purchased, dismissed, rated with one or two stars, or in the gift record. */
  unwanted: string[];
  /** Undefined while nothing was learned. */
  taste?: Taste;
}

const unwantedKept = 500;

/** All in one query, because each request of a user needs it; most users have no data yet. */
const earlierActs = `
  SELECT
    (SELECT json_agg(name) FROM (
      SELECT name FROM suggestions
      WHERE "userId" = $1 AND (saved OR purchased OR dismissed OR rating <= 2)
        AND ("recipientId" = $2 OR ("recipientKey" = $3 AND ($2::int IS NULL OR "recipientId" IS NULL)))
      ORDER BY id DESC LIMIT ${unwantedKept}) unwanted) AS unwanted,
    (SELECT json_agg(title) FROM (
      SELECT title FROM recorded_gifts
      WHERE "userId" = $1 AND kept AND ("recipientId" = $2 OR ($2::int IS NULL AND "recipientKey" = $3))
      ORDER BY "giftId" DESC LIMIT ${unwantedKept}) recorded) AS recorded,
    ${learnedVersion('$1')} AS version`;

interface ActsRow {
  unwanted: string[] | null;
  recorded: string[] | null;
  version: string | null;
}

interface NamedRow {
  id: number;
  reason: string;
  /** The name that the reason may mention; null for ideas that a guest saved. */
  recipientName: string | null;
}

/** Writes the new name of their person into the reasons that mention the old one. */
async function renameInReasons(tx: EntityManager, ideas: readonly NamedRow[], name: string): Promise<void> {
  const changed = ideas.flatMap(({ id, reason, recipientName }) => {
    const renamed = renamedReason(reason, recipientName ?? '', name);
    return renamed === reason ? [] : { id, reason: renamed };
  });
  if (changed.length === 0) return;
  await tx.query(
    `UPDATE suggestions SET reason = changed.reason
     FROM json_to_recordset($1::json) AS changed (id int, reason text) WHERE suggestions.id = changed.id`,
    [JSON.stringify(changed)],
  );
}

/** Connects suggestions with learning. */
@Injectable()
export class FeedbackService {
  constructor(
    @InjectRepository(SuggestionEntity) private readonly rows: Repository<SuggestionEntity>,
    private readonly learning: LearningService,
    private readonly figures: FiguresService,
    private readonly record: GiftRecordService,
  ) {}

  /** Publishes what was done with these suggestions to the gift record. */
  tellRecord(tx: EntityManager, userId: number, ids: readonly number[]): Promise<void> {
    return this.record.tell(tx, userId, ids);
  }

  /** Learns from a user's acts, in their transaction. */
  async tell(tx: EntityManager, userId: number, rows: readonly (Stored & JudgedRow)[]): Promise<void> {
    await this.learning.learn(tx, userId, rows, () => this.figures.ratingsOf(userId, tx));
  }

  /** Learns how a gift was received, or forgets it if that was taken back. */
  async tellOutcome(tx: EntityManager, userId: number, gift: GivenFor): Promise<void> {
    await this.learning.learnOutcome(tx, userId, gift, () => this.figures.ratingsOf(userId, tx));
  }

  /** Moves what was learned from suggestions to the recipient they are linked to now. */
  async link(tx: EntityManager, userId: number, ids: readonly number[], recipientId: number): Promise<void> {
    await this.learning.link(tx, userId, ids, recipientId, () => this.figures.ratingsOf(userId, tx));
  }

  /** Follows a recipient to another name in everything that is stored under the name. */
  async rename(
    tx: EntityManager,
    userId: number,
    { recipientId, name }: { recipientId: number; name: string },
  ): Promise<void> {
    const key = nameKey(name);
    const theirs = '"userId" = $1 AND "recipientId" = $2';
    await tx.update(RecordedGiftEntity, { userId, recipientId }, { recipientKey: key });
    // In a fixed order, like all other changes of several rows, to avoid deadlocks.
    const ideas = await tx.query<NamedRow[]>(
      `SELECT id, reason, "wizardData"->>'recipientName' AS "recipientName"
       FROM suggestions WHERE ${theirs} ORDER BY id FOR UPDATE`,
      [userId, recipientId],
    );
    await tx.query(
      `UPDATE suggestions SET "recipientKey" = $3,
         "wizardData" = jsonb_set("wizardData", '{recipientName}', to_jsonb($4::text)) WHERE ${theirs}`,
      [userId, recipientId, key, name],
    );
    await renameInReasons(tx, ideas, name);
    const person = { recipientId, recipientKey: key };
    await this.learning.rename(tx, userId, person, () => this.figures.ratingsOf(userId, tx));
  }

  /** Deletes what was learned about a recipient, after its suggestions were deleted or unlinked. */
  async forget(tx: EntityManager, userId: number, recipientId: number): Promise<void> {
    await this.learning.forget(tx, userId, recipientId, () => this.figures.ratingsOf(userId, tx));
  }

  /** What a user's earlier acts say about ideas for this person. */
  async earlierActs(
    userId: number,
    { recipientId, recipientName, budget }: StoredWizard,
  ): Promise<EarlierActs> {
    const person = { recipientId: recipientId ?? null, recipientKey: nameKey(recipientName) };
    const [row] = await this.rows.query<[ActsRow]>(earlierActs, [
      userId,
      person.recipientId,
      person.recipientKey,
    ]);
    const unwanted = [...(row.unwanted ?? []), ...(row.recorded ?? [])];
    if (row.version === null) return { unwanted };
    const taste = await this.learning.tasteFor(userId, person, budget, row.version);
    return { unwanted, ...(taste && { taste }) };
  }
}
