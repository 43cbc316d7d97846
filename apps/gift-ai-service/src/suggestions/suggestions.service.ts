import { notFound } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import { formatPriceRange } from '@giftwell/contracts/core/money';
import type { SavedSuggestion, Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { Clock, CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Config } from '../config.js';
import type { SourcedIdea } from '../engines/engines.service.js';
import { recipientKey } from './recipient-key.js';
import { shopLinks } from './shop-links.js';
import { SuggestionEntity } from './suggestion.entity.js';

/** For whom ideas were thought of, and in which round. */
interface Origin {
  wizard: WizardData;
  round: number;
}
type Row = Omit<Suggestion, 'id'> & { id: number };

/** One answer stays well inside an RPC frame, whatever the texts are. */
const savedShown = 300;
const unwantedKept = 500;
const shown = [
  'id',
  'name',
  'price',
  'priceMinCents',
  'priceMaxCents',
  'category',
  'description',
  'reason',
  'searchTerm',
  'amazonLink',
  'etsyLink',
  'rating',
  'saved',
] as const satisfies (keyof Suggestion)[];
const shownColumns = shown.map((column) => `"${column}"`).join(', ');

@Injectable()
export class SuggestionsService {
  constructor(
    @InjectRepository(SuggestionEntity) private readonly rows: Repository<SuggestionEntity>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** An idea as a guest sees it: with our links and our price text, stored nowhere. */
  present(idea: SourcedIdea): Suggestion {
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
      ...shopLinks(searchTerm, this.config.AMAZON_AFFILIATE_TAG),
      rating: null,
      saved: false,
    };
  }

  /** Stores ideas in one statement, so that whatever is shown can be rated and saved at once. */
  async add(userId: UserId, ideas: SourcedIdea[], { wizard, round }: Origin): Promise<Suggestion[]> {
    const common = {
      userId,
      recipientId: wizard.recipientId ?? null,
      recipientKey: recipientKey(wizard.recipientName),
      round,
      // Spoken words are not kept: they may say more than anyone wants stored.
      wizardData: { ...wizard, voiceTranscriptions: [] },
      createdAt: this.clock.now(),
    };
    const suggestions = ideas.map((idea) => this.present(idea));
    const { identifiers } = await this.rows.insert(
      suggestions.map((suggestion, index) => ({
        ...suggestion,
        ...common,
        id: undefined,
        source: ideas[index]!.source,
      })),
    );
    return suggestions.map((suggestion, index) => ({
      ...suggestion,
      id: (identifiers[index] as { id: number }).id,
    }));
  }

  /** Names that must never come again for this person: saved, purchased, or dismissed with one or two stars. */
  async unwantedFor(userId: UserId, { recipientId, recipientName }: WizardData): Promise<string[]> {
    const rows = await this.rows.query<{ name: string }[]>(
      `SELECT name FROM suggestions
       WHERE "userId" = $1 AND (saved OR purchased OR rating <= 2)
         AND ("recipientId" = $2 OR ("recipientKey" = $3 AND ($2::int IS NULL OR "recipientId" IS NULL)))
       ORDER BY id DESC LIMIT ${unwantedKept}`,
      [userId, recipientId ?? null, recipientKey(recipientName)],
    );
    return rows.map(({ name }) => name);
  }

  async listSaved(userId: UserId): Promise<SavedSuggestion[]> {
    const rows = await this.rows.query<(Row & { createdAt: Date })[]>(
      `SELECT ${shownColumns}, "createdAt" FROM suggestions
       WHERE "userId" = $1 AND saved ORDER BY "savedAt" DESC, id DESC LIMIT ${savedShown}`,
      [userId],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** Feedback that is not mentioned stays as it was. */
  rate(userId: UserId, id: number, rating: number, feedback?: string | null): Promise<Suggestion> {
    return this.change(userId, id, 'rating = $3, feedback = CASE WHEN $4 THEN $5 ELSE feedback END', [
      rating,
      feedback !== undefined,
      feedback || null,
    ]);
  }

  save(userId: UserId, id: number): Promise<Suggestion> {
    return this.change(userId, id, 'saved = true, "savedAt" = COALESCE("savedAt", $3)', [this.clock.now()]);
  }

  unsave(userId: UserId, id: number): Promise<Suggestion> {
    return this.change(userId, id, 'saved = false, "savedAt" = NULL', []);
  }

  /** Changes one row of this owner; for anybody else there is no such row. */
  private async change(userId: UserId, id: number, set: string, values: unknown[]): Promise<Suggestion> {
    const [rows] = await this.rows.query<[Row[], number]>(
      `UPDATE suggestions SET ${set} WHERE id = $1 AND "userId" = $2 RETURNING ${shownColumns}`,
      [id, userId, ...values],
    );
    const row = rows[0];
    if (!row) throw notFound('suggestion_not_found', 'There is no such suggestion');
    return row;
  }
}
