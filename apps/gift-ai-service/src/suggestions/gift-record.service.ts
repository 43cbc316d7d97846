import { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { Clock, Events } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SuggestionEntity } from './suggestion.entity.js';

type Row = Pick<
  SuggestionEntity,
  | ('id' | 'name' | 'priceMinCents' | 'priceMaxCents' | 'amazonLink' | 'picture')
  | ('saved' | 'savedSince' | 'purchased' | 'purchasedSince' | 'createdAt')
> & { recipientId: number; occasion: OccasionType };

/** A person may have several of these. */
const unclear: ReadonlySet<OccasionType> = new Set(['holiday', 'other']);

/** Keeps the gift record of planning-service up to date with suggestions for a recipient. */
@Injectable()
export class GiftRecordService {
  constructor(
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Publishes the current state of these suggestions, if they have a recipient and were ever saved or purchased. */
  async tell(tx: EntityManager, userId: number, ids: readonly number[]): Promise<void> {
    const rows = await tx.query<Row[]>(
      `SELECT id, "recipientId", name, "priceMinCents", "priceMaxCents", "amazonLink", picture, saved, "savedSince",
         purchased, "purchasedSince", "createdAt", "wizardData"->>'occasion' AS occasion
       FROM suggestions WHERE "userId" = $1 AND id = ANY($2) AND "recipientId" IS NOT NULL
         AND (saved OR purchased OR "savedSince" IS NOT NULL OR "purchasedSince" IS NOT NULL) ORDER BY id`,
      [userId, ids],
    );
    const at = this.clock.now().toISOString();
    for (const { id: suggestionId, name: title, amazonLink: link, ...row } of rows) {
      const { recipientId, priceMinCents, priceMaxCents, picture, saved, purchased, createdAt } = row;
      await this.events.publish(tx, suggestionKept, {
        ...{ userId, suggestionId, recipientId, title, priceMinCents, priceMaxCents, link, picture },
        occasion: unclear.has(row.occasion) ? null : row.occasion,
        ...{ saved, savedAt: (row.savedSince ?? createdAt).toISOString() },
        ...{ purchased, purchasedAt: (row.purchasedSince ?? createdAt).toISOString() },
        at,
      });
    }
  }
}
