import { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import { Clock, Events } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SuggestionEntity } from './suggestion.entity.js';

type Row = Pick<
  SuggestionEntity,
  | ('id' | 'name' | 'priceMinCents' | 'priceMaxCents' | 'amazonLink' | 'picture')
  | ('saved' | 'savedSince' | 'purchased' | 'purchasedSince' | 'createdAt')
> & { recipientId: number };

/** Lets the gift record of planning-service follow what is done with suggestions for a recipient. */
@Injectable()
export class GiftRecordService {
  constructor(
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Publishes what holds now of these suggestions, where they are for a recipient and somebody ever said so. */
  async tell(tx: EntityManager, userId: number, ids: readonly number[]): Promise<void> {
    const rows = await tx.query<Row[]>(
      `SELECT id, "recipientId", name, "priceMinCents", "priceMaxCents", "amazonLink", picture, saved, "savedSince",
         purchased, "purchasedSince", "createdAt"
       FROM suggestions WHERE "userId" = $1 AND id = ANY($2) AND "recipientId" IS NOT NULL
         AND (saved OR purchased OR "savedSince" IS NOT NULL OR "purchasedSince" IS NOT NULL) ORDER BY id`,
      [userId, ids],
    );
    const at = this.clock.now().toISOString();
    for (const { id: suggestionId, name: title, amazonLink: link, ...row } of rows) {
      const { recipientId, priceMinCents, priceMaxCents, picture, saved, purchased, createdAt } = row;
      await this.events.publish(tx, suggestionKept, {
        ...{ userId, suggestionId, recipientId, title, priceMinCents, priceMaxCents, link, picture },
        ...{ saved, savedAt: (row.savedSince ?? createdAt).toISOString() },
        ...{ purchased, purchasedAt: (row.purchasedSince ?? createdAt).toISOString() },
        at,
      });
    }
  }
}
