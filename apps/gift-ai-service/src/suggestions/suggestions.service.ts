import { nameKey } from '@giftwell/contracts/core/names';
import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import { formatPriceRange } from '@giftwell/contracts/core/money';
import {
  savedOfAUser,
  savedPerPage,
  type KeptIdea,
  type SavedSuggestion,
  type Suggestion,
} from '@giftwell/contracts/gift-ai/suggestions';
import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import { Clock, CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import type { Config } from '../config.js';
import type { SourcedIdea } from '../engines/engines.service.js';
import type { RunPart } from '../runs/runs.service.js';
import { FeedbackService, judgedColumns, type JudgedRow } from './feedback.service.js';
import { newlyKept } from './kept-ideas.js';
import { shopLinks } from './shop-links.js';
import { forgetPassedBy, isTimeToForget, storeIdeas } from './stored-ideas.js';
import { shownColumns, type StoredWizard, SuggestionEntity } from './suggestion.entity.js';

/** The recipient, round and run of ideas. */
interface Origin {
  wizard: StoredWizard;
  round: number;
  refinement?: RefinementType | undefined;
  run?: RunPart | undefined;
}
/** An idea from an engine, or one that was kept in a browser. */
type PresentedIdea = KeptIdea & Partial<Pick<SourcedIdea, 'serves' | 'source'>>;
type Row = Omit<Suggestion, 'id'> & { id: number };
/** Columns set in a row, with values from `$3` on, and what else happens in the transaction. */
interface Change {
  set: string;
  values?: unknown[];
  check?: ((tx: EntityManager, userId: UserId) => Promise<void>) | undefined;
}
type SavedRow = Row &
  Pick<SavedSuggestion, 'recipientName' | 'purchased' | 'gift'> & { createdAt: Date; savedAt: Date };

/** The gift that a suggestion is in the record. */
const giftOfIt = `(SELECT json_build_object('recipientId', gift."recipientId", 'state', gift.state)
  FROM recorded_gifts gift WHERE gift."suggestionId" = suggestions.id AND gift."userId" = $1 AND gift.kept
  ORDER BY gift."giftId" DESC LIMIT 1) AS gift`;

@Injectable()
export class SuggestionsService {
  constructor(
    @InjectRepository(SuggestionEntity) private readonly rows: Repository<SuggestionEntity>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly feedback: FeedbackService,
  ) {}

  /** An idea as a guest sees it: with our links and price text, not stored. */
  present(idea: PresentedIdea): Suggestion {
    const { picture = null, serves = [], source = null } = idea;
    const { name, category, description, reason, searchTerm, priceMinCents, priceMaxCents } = idea;
    return {
      id: null,
      name,
      category,
      description,
      reason,
      searchTerm,
      priceMinCents,
      priceMaxCents,
      price: formatPriceRange(priceMinCents, priceMaxCents),
      ...this.linksTo(searchTerm),
      picture,
      serves,
      source,
      rating: null,
      saved: false,
    };
  }

  /** Stores ideas in one statement, so that everything shown can be rated and saved at once. */
  async add(
    userId: UserId,
    ideas: SourcedIdea[],
    { wizard, round, refinement, run }: Origin,
  ): Promise<Suggestion[]> {
    const common = {
      userId,
      recipientId: wizard.recipientId ?? null,
      recipientKey: nameKey(wizard.recipientName),
      round,
      refinement: refinement ?? null,
      run: run ?? null,
      // Transcriptions aren't stored with ideas: they may contain more than anyone wants stored.
      wizardData: { ...wizard, voiceTranscriptions: [], facts: null },
      createdAt: this.clock.now(),
    };
    const suggestions = ideas.map((idea) => this.present(idea));
    const sourced = suggestions.map((suggestion, index) => ({ ...suggestion, source: ideas[index]!.source }));
    const ids = await storeIdeas(this.rows.manager, common, sourced);
    if (isTimeToForget(ids)) await forgetPassedBy(this.rows.manager, userId);
    return suggestions.map((suggestion, index) => ({ ...suggestion, id: ids[index]! }));
  }

  async listSaved(
    userId: UserId,
    offset: number,
  ): Promise<{ suggestions: SavedSuggestion[]; total: number }> {
    const rows = await this.rows.query<SavedRow[]>(
      `SELECT ${shownColumns}, "wizardData"->>'recipientName' AS "recipientName", purchased, "createdAt", "savedAt",
         ${giftOfIt} FROM suggestions
       WHERE "userId" = $1 AND saved ORDER BY "savedAt" DESC, id DESC LIMIT ${savedPerPage} OFFSET $2`,
      [userId, offset],
    );
    const suggestions = rows.map(({ createdAt, savedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      savedAt: savedAt.toISOString(),
    }));
    // The total is unknown only if a page is full or beyond the last one.
    const tellsTotal = rows.length < savedPerPage && (rows.length > 0 || offset === 0);
    const total = tellsTotal ? offset + rows.length : await countSaved(this.rows.manager, userId);
    return { suggestions, total };
  }

  /** Feedback stays as it was if it is undefined. */
  rate(userId: UserId, id: number, rating: number, feedback?: string | null): Promise<Suggestion> {
    const set = 'rating = $3, feedback = CASE WHEN $4 THEN $5 ELSE feedback END';
    return this.change(userId, id, { set, values: [rating, feedback !== undefined, feedback || null] });
  }

  /** Also takes back a dismissal. */
  save(userId: UserId, id: number): Promise<Suggestion> {
    const set = `saved = true, "savedAt" = COALESCE("savedAt", $3), dismissed = false, ${savedSince(true)}`;
    return this.changeKept(userId, id, { set, check: checkRoom });
  }

  unsave(userId: UserId, id: number): Promise<Suggestion> {
    return this.changeKept(userId, id, { set: `saved = false, "savedAt" = NULL, ${savedSince(false)}` });
  }

  purchase(userId: UserId, id: number, purchased: boolean): Promise<Suggestion> {
    const since = '"purchasedSince" = CASE WHEN purchased = $4 THEN "purchasedSince" ELSE $3 END';
    return this.changeKept(userId, id, { set: `purchased = $4, ${since}`, values: [purchased] });
  }

  /** Also removes it from the saved ones. */
  dismiss(userId: UserId, id: number): Promise<Suggestion> {
    const set = `dismissed = true, saved = false, "savedAt" = NULL, ${savedSince(false)}`;
    return this.changeKept(userId, id, { set });
  }

  /** Saves what a guest kept, without ideas that are already saved under any name. Repeating it changes nothing. */
  importKept(userId: UserId, kept: KeptIdea[]): Promise<{ imported: number; alreadyThere: number }> {
    return this.rows.manager.transaction(async (tx) => {
      // One import at a time for each user: two tabs would both find nothing saved.
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('gift_ai.import'), $1)", [userId]);
      const saved = await tx.query<Pick<Row, 'name' | 'category'>[]>(
        'SELECT name, category FROM suggestions WHERE "userId" = $1 AND saved',
        [userId],
      );
      const ideas = newlyKept(kept, saved);
      const now = this.clock.now();
      const common = {
        userId,
        recipientKey: '',
        source: 'kept' as const,
        saved: true,
        savedAt: now,
        createdAt: now,
      };
      // In reverse, because the first is the newest and the list shows later ids first.
      const rows = ideas.toReversed().map((idea) => ({
        ...this.present(idea),
        rating: idea.rating ?? null,
        ...common,
        id: undefined,
      }));
      if (rows.length > 0) {
        const { identifiers } = await tx.insert(SuggestionEntity, rows);
        const unjudged = { recipientId: null, purchased: false, dismissed: false, budget: null };
        const stored = rows.map((row, index) => ({
          ...row,
          ...unjudged,
          id: (identifiers[index] as { id: number }).id,
        }));
        await this.feedback.tell(tx, userId, stored);
        await checkRoom(tx, userId);
      }
      return { imported: rows.length, alreadyThere: kept.length - rows.length };
    });
  }

  /** One of the user's suggestions; `not_found` for anybody else. */
  async getOwn(userId: UserId | null, id: number): Promise<Suggestion> {
    const [row] = await this.rows.query<Row[]>(
      `SELECT ${shownColumns} FROM suggestions WHERE id = $1 AND "userId" = $2`,
      [id, userId],
    );
    if (!row) throw noSuggestion();
    return row;
  }

  /** Our links for a search term. */
  linksTo(searchTerm: string): ReturnType<typeof shopLinks> {
    return shopLinks(searchTerm, this.config.AMAZON_AFFILIATE_TAG);
  }

  /** Like `change`, for columns that the gift record follows; `$3` is the current time. */
  private changeKept(userId: UserId, id: number, { set, values = [], check }: Change): Promise<Suggestion> {
    const now = [this.clock.now(), ...values];
    const told = async (tx: EntityManager) => {
      await check?.(tx, userId);
      await this.feedback.tellRecord(tx, userId, [id]);
    };
    return this.change(userId, id, { set, values: now, check: told });
  }

  /** Changes one row of this user and learns from it; `not_found` for anybody else. */
  private change(userId: UserId, id: number, { set, values = [], check }: Change): Promise<Suggestion> {
    return this.rows.manager.transaction(async (tx) => {
      const [[row]] = await tx.query<[(Row & JudgedRow)[], number]>(
        `UPDATE suggestions SET ${set} WHERE id = $1 AND "userId" = $2
         RETURNING ${shownColumns}, ${judgedColumns}`,
        [id, userId, ...values],
      );
      if (!row) throw noSuggestion();
      await check?.(tx, userId);
      await this.feedback.tell(tx, userId, [row]);
      return row;
    });
  }
}

/** SQL for the time of the last change of `saved`. */
const savedSince = (saved: boolean) =>
  `"savedSince" = CASE WHEN saved = ${saved} THEN "savedSince" ELSE $3 END`;

const countSaved = async (db: Pick<EntityManager, 'query'>, userId: UserId): Promise<number> => {
  const [{ count }] = await db.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM suggestions WHERE "userId" = $1 AND saved',
    [userId],
  );
  return count;
};

/** Throws if a user has saved too many after this change. */
async function checkRoom(tx: EntityManager, userId: UserId): Promise<void> {
  if ((await countSaved(tx, userId)) <= savedOfAUser) return;
  throw conflict(
    'too_many_saved',
    `You can save up to ${savedOfAUser.toLocaleString('en-US')} ideas. Remove some to make room.`,
  );
}

const noSuggestion = () => notFound('suggestion_not_found', 'That idea is gone');
