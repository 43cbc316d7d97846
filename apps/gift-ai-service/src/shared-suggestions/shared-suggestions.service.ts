import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { shareChanged } from '@giftwell/contracts/gift-ai/events';
import {
  someoneSpecial,
  type SharedSuggestion,
  type sharedSuggestionRoutes,
} from '@giftwell/contracts/gift-ai/shared-suggestions';
import {
  Clock,
  Events,
  hasIdempotencyKey,
  LOGGER,
  newShareCode,
  REDIS,
  shownLine,
  shownText,
  type AnyCall,
  type Logger,
  type UserCall,
} from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { MoreThan, type EntityManager, type Repository } from 'typeorm';
import { SuggestionsService } from '../suggestions/suggestions.service.js';
import { SharedSuggestionEntity, type SharedIdea } from './shared-suggestion.entity.js';

type ShareInput = HandlerInput<(typeof sharedSuggestionRoutes)['share']>;

type NewLink = Omit<SharedSuggestionEntity, 'id' | 'viewCount' | 'public'>;
type ShownLink = Omit<SharedSuggestionEntity, 'id' | 'shareCode' | 'suggestionId' | 'public'>;

const dayMs = 86_400_000;
const lifetimeMs = 180 * dayMs;
const liveLinksOfAUser = 200;
const forgottenAtOnce = 500;
const forgetEveryMs = 60_000;

@Injectable()
export class SharedSuggestionsService {
  private forgottenAt = 0;

  constructor(
    @InjectRepository(SharedSuggestionEntity) private readonly rows: Repository<SharedSuggestionEntity>,
    private readonly suggestions: SuggestionsService,
    private readonly clock: Clock,
    private readonly events: Events,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Always creates a new link, so that each can be revoked alone. */
  async share(
    { userId, requestId }: AnyCall,
    input: ShareInput,
  ): Promise<{ shareCode: string; expiresAt: string }> {
    const { suggestionId = null, recipientName, senderName, title, message } = input;
    const suggestionData =
      suggestionId === null ? ideaOf(input) : await this.storedIdea(userId, suggestionId);
    const now = this.clock.now();
    const link = {
      shareCode: newShareCode(),
      suggestionId,
      sharedByUserId: userId,
      recipientName: shownLine(recipientName ?? '') || someoneSpecial,
      suggestionData,
      title: shownLine(title ?? '') || null,
      message: shownText(message ?? '') || null,
      senderName: shownLine(senderName ?? '') || null,
      expiresAt: new Date(now.getTime() + lifetimeMs),
      createdAt: now,
    };
    await this.add(link, requestId);
    await this.forgetExpired(now);
    return { shareCode: link.shareCode, expiresAt: link.expiresAt.toISOString() };
  }

  async get(shareCode: string, viewer: UserId | null): Promise<SharedSuggestion> {
    const [link] = await this.rows.query<ShownLink[]>(
      `SELECT title, message, "recipientName", "senderName", "createdAt", "expiresAt", "viewCount", "sharedByUserId", "suggestionData"
       FROM shared_suggestions WHERE "shareCode" = $1 AND public AND "expiresAt" > $2`,
      [shareCode, this.clock.now()],
    );
    if (!link) throw notShared();
    const { searchTerm, picture = null, ...idea } = link.suggestionData;
    return {
      shareCode,
      title: link.title ?? titleFor(link.recipientName),
      message: link.message,
      recipientName: link.recipientName,
      senderName: link.senderName,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      viewCount: link.viewCount,
      mine: viewer !== null && link.sharedByUserId === viewer,
      suggestionData: { ...idea, picture, ...this.suggestions.linksTo(searchTerm) },
    };
  }

  /** Not counted: the owner's views, and repeated views on one day. */
  async countView(shareCode: string, { userId: viewer, clientAddress = 'unknown' }: AnyCall): Promise<void> {
    const isNew = await this.isFirstToday(shareCode, viewer === null ? clientAddress : `user ${viewer}`);
    const [, counted] = await this.rows.query<[unknown, number]>(
      `UPDATE shared_suggestions
       SET "viewCount" = "viewCount" + CASE WHEN "sharedByUserId" = $3 OR NOT $4 THEN 0 ELSE 1 END
       WHERE "shareCode" = $1 AND public AND "expiresAt" > $2`,
      [shareCode, this.clock.now(), viewer, isNew],
    );
    if (counted === 0) throw notShared();
  }

  /** Stored for a day as a hash that can only be computed with the link's code. */
  private async isFirstToday(shareCode: string, visitor: string): Promise<boolean> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const hash = createHash('sha256')
      .update(JSON.stringify([shareCode, visitor, today]))
      .digest('base64url');
    try {
      return (await this.redis.set(`view:${hash}`, 1, 'PX', dayMs, 'NX')) === 'OK';
    } catch (error) {
      this.logger.warn({ err: error }, 'Shared link: view not counted');
      return false;
    }
  }

  /** Deletes the whole row, because a revoked link must not leave personal data behind. */
  async revoke(shareCode: string, { userId, requestId }: UserCall): Promise<void> {
    await this.rows.manager.transaction(async (tx) => {
      const [[link]] = await tx.query<[{ id: number }[], number]>(
        `DELETE FROM shared_suggestions
         WHERE "shareCode" = $1 AND "sharedByUserId" = $2 AND "expiresAt" > $3 RETURNING id`,
        [shareCode, userId, this.clock.now()],
      );
      if (!link) throw notShared();
      const said = { action: 'share-revoke', actor: userId, shareId: link.id, requestId } as const;
      await this.events.publish(tx, shareChanged, said);
    });
  }

  /** The stored idea, regardless of what the browser sent. */
  private async storedIdea(userId: UserId | null, id: number): Promise<SharedIdea> {
    const own = await this.suggestions.getOwn(userId, id);
    const { name, category, price, description, reason, searchTerm, picture } = own;
    return { name, category, price, description, reason, searchTerm, picture };
  }

  /** Deletes expired links when a new one is added, at most once a minute, so that no job is needed. */
  private async forgetExpired(now: Date): Promise<void> {
    const sinceMs = now.getTime() - this.forgottenAt;
    // Negative if the clock was set back.
    if (sinceMs >= 0 && sinceMs < forgetEveryMs) return;
    this.forgottenAt = now.getTime();
    await this.rows
      .query(
        // An array, because a plan may read a subquery several times.
        `DELETE FROM shared_suggestions WHERE id = ANY (ARRAY(
           SELECT id FROM shared_suggestions WHERE "expiresAt" <= $1
           ORDER BY "expiresAt" LIMIT ${forgottenAtOnce} FOR UPDATE SKIP LOCKED))`,
        [now],
      )
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Expired links were not deleted'));
  }

  /** A guest's link needs one statement, and no transaction unless an idempotency key must be stored in it. */
  private async add(link: NewLink, requestId: string): Promise<void> {
    const { manager } = this.rows;
    const { sharedByUserId: userId, createdAt: now } = link;
    if (userId === null && !hasIdempotencyKey()) return void (await insertLink(manager, link));
    await manager.transaction(async (tx) => {
      if (userId !== null) await this.checkRoom(tx, userId, now);
      const shareId = await insertLink(tx, link);
      if (userId === null) return;
      await this.events.publish(tx, shareChanged, {
        action: 'share-create',
        actor: userId,
        shareId,
        requestId,
      });
    });
  }

  /** Serialised for each user, so that two clicks can't both take the last place. */
  private async checkRoom(tx: EntityManager, userId: number, now: Date): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('gift_ai.share'), $1)", [userId]);
    const live = await tx.countBy(SharedSuggestionEntity, {
      sharedByUserId: userId,
      expiresAt: MoreThan(now),
    });
    if (live < liveLinksOfAUser) return;
    throw conflict(
      'too_many_shares',
      `You’re already sharing ${liveLinksOfAUser} ideas. Stop sharing one to share another.`,
    );
  }
}

async function insertLink(tx: EntityManager, link: NewLink): Promise<number> {
  const { shareCode, suggestionId, sharedByUserId, recipientName, senderName, title, message } = link;
  const [{ id }] = await tx.query<[{ id: number }]>(
    `INSERT INTO shared_suggestions ("createdAt", "expiresAt", "suggestionData", "shareCode", "suggestionId",
       "sharedByUserId", "recipientName", "senderName", title, message)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      ...[link.createdAt, link.expiresAt, JSON.stringify(link.suggestionData)],
      ...[shareCode, suggestionId, sharedByUserId, recipientName, senderName, title, message],
    ],
  );
  return id;
}

const notShared = () => notFound('shared_suggestion_not_found', 'Shared suggestion not found');

const titleFor = (recipientName: string) =>
  `A gift idea for ${recipientName === someoneSpecial ? 'someone special' : recipientName}`;

/** The browser's texts for an idea that isn't stored; its links are ignored. */
function ideaOf({ suggestionData }: ShareInput): SharedIdea {
  const name = shownLine(suggestionData.name) || 'A gift idea';
  return {
    name,
    category: shownLine(suggestionData.category),
    price: shownLine(suggestionData.price),
    description: shownText(suggestionData.description),
    reason: shownText(suggestionData.reason),
    searchTerm: shownLine(suggestionData.searchTerm ?? '') || name,
    picture: suggestionData.picture ?? null,
  };
}
