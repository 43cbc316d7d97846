import { giftChanged } from '@giftwell/contracts/planning/events';
import type { GiftOutcome, GiftState } from '@giftwell/contracts/planning/gifts';
import { Events, UserWrites } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { CalendarSettingsService, type Calendar } from '../calendar/calendar-settings.service.js';
import { GiftEntity } from './gift.entity.js';

interface Row {
  recipientId: number;
  recipientName: string;
  suggestionId: number | null;
  title: string;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  state: GiftState;
  outcome: GiftOutcome | null;
  kept: boolean;
  keptAt: Date;
  boughtAt: Date;
  revision: number;
}

@Injectable()
export class GiftWritesService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
    private readonly events: Events,
    private readonly userWrites: UserWrites,
  ) {}

  /** Until the end of the transaction, no other changes a gift of the user. */
  lock(tx: EntityManager, userId: number): Promise<Calendar> {
    return this.calendars.lock(tx, userId);
  }

  /** Runs one change of a user's gifts after the other. */
  inTransaction<T>(userId: number, work: (tx: EntityManager, calendar: Calendar) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => work(tx, await this.lock(tx, userId)));
  }

  /** The same for a change by a secret code: the gateway doesn't know whose rows it changes. */
  byCode<T>(userId: number, work: (tx: EntityManager, calendar: Calendar) => Promise<T>): Promise<T> {
    return this.userWrites.around([{ userId }], () => this.inTransaction(userId, work));
  }

  /** A gift outside of a transaction; null if it is gone. */
  find(userId: number, id: number): Promise<GiftEntity | null> {
    return this.db.manager.findOneBy(GiftEntity, { id, userId, deletedAt: IsNull() });
  }

  /** Publishes the current state of a gift to gift-ai-service, in the transaction of its change. */
  async tell(tx: EntityManager, userId: number, giftId: number): Promise<void> {
    const [rows] = await tx.query<[Row[], number]>(
      `UPDATE gifts g SET revision = g.revision + 1 FROM recipients r
       WHERE g.id = $2 AND g."userId" = $1 AND r.id = g."recipientId"
       RETURNING g."recipientId", r.name AS "recipientName", g."suggestionId", g.title,
         coalesce(g."priceCents", g."estimateMinCents") AS "priceMinCents",
         coalesce(g."priceCents", g."estimateMaxCents") AS "priceMaxCents", g.state, g.outcome,
         g."deletedAt" IS NULL AS kept, coalesce(g."keptSince", g."createdAt") AS "keptAt",
         coalesce(g."boughtSince", g."createdAt") AS "boughtAt", g.revision`,
      [userId, giftId],
    );
    for (const { keptAt, boughtAt, ...row } of rows) {
      const since = { keptAt: keptAt.toISOString(), boughtAt: boughtAt.toISOString() };
      await this.events.publish(tx, giftChanged, { userId, giftId, ...row, ...since });
    }
  }
}
