import type { EventData } from '@giftwell/contracts/core/event';
import { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import { Clock, EventHandler, Jobs, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { daysAfterMove, noDays, type Days } from './gift-steps.js';
import { GiftTargetsService } from './gift-targets.service.js';
import { GiftWritesService } from './gift-writes.service.js';
import { GiftEntity } from './gift.entity.js';
import { purgeGift } from './purge-gift.job.js';
import { afterSuggestion, type SuggestedGift } from './suggested-gift.js';

type KeptEvent = EventData<typeof suggestionKept>;
type Target = Pick<GiftEntity, 'occasionId' | 'year'>;
type Known = SuggestedGift & Days & { id: number };

const unknown: Omit<SuggestedGift, 'recipientId'> & Days = {
  ...{ state: 'idea', isTouched: false, isDeleted: true, keptSince: null, boughtSince: null, toldAt: null },
  ...noDays,
};

/** Saving a suggestion for a recipient adds a gift idea, and purchasing it makes the gift bought. */
@EventHandler(suggestionKept)
export class OnSuggestionKept implements Handles<typeof suggestionKept> {
  constructor(
    private readonly targets: GiftTargetsService,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly writes: GiftWritesService,
  ) {}

  async handle(event: KeptEvent, tx: EntityManager): Promise<void> {
    const { userId, recipientId } = event;
    // Serialises two events about one suggestion, even before there is a gift.
    const calendar = await this.writes.lock(tx, userId);
    const mine = await tx.query<unknown[]>('SELECT 1 FROM recipients WHERE id = $2 AND "userId" = $1', [
      userId,
      recipientId,
    ]);
    // The recipient was purged in the meantime.
    if (mine.length === 0) return;
    const known = await this.find(tx, event);
    const before = known ?? { ...unknown, recipientId };
    const after = afterSuggestion(before, event);
    const on = await dayIn(tx, calendar.timeZone, event.purchasedAt);
    const days =
      after.state === before.state ? before : daysAfterMove(before, after.state, { on, today: on });
    const target = known ? {} : await this.targets.suggestedFor(tx, event, calendar);
    const id = await this.write(tx, event, known, { ...target, ...after, ...daysOf(days) });
    await this.writes.tell(tx, userId, id);
  }

  private async find(tx: EntityManager, { userId, suggestionId }: KeptEvent): Promise<Known | undefined> {
    const [row] = await tx.query<Known[]>(
      `SELECT id, "recipientId", state, "decidedOn"::text, "boughtOn"::text, "readyOn"::text, "givenOn"::text,
         "thankedOn"::text, "isTouched", "deletedAt" IS NOT NULL AS "isDeleted", "keptSince", "boughtSince", "toldAt"
       FROM gifts WHERE "userId" = $1 AND "suggestionId" = $2 FOR NO KEY UPDATE`,
      [userId, suggestionId],
    );
    return row;
  }

  private async write(
    tx: EntityManager,
    event: KeptEvent,
    known: Known | undefined,
    { isDeleted, ...after }: SuggestedGift & Days & Partial<Target>,
  ): Promise<number> {
    const { userId, suggestionId, title, priceMinCents, priceMaxCents, link, picture } = event;
    const now = this.clock.now();
    const deletedAt = isDeleted ? now : null;
    let id = known?.id;
    if (id === undefined) {
      const { identifiers } = await tx.insert(GiftEntity, {
        ...{ userId, suggestionId, title, link, picture, source: 'suggestion', createdAt: now },
        ...{ estimateMinCents: priceMinCents, estimateMaxCents: priceMaxCents, ...after, deletedAt },
      });
      id = (identifiers[0] as { id: number }).id;
    } else {
      const isMoved = known!.recipientId !== after.recipientId;
      const turns = known!.isDeleted !== isDeleted;
      await tx.update(
        GiftEntity,
        { id, userId },
        {
          ...after,
          ...(isMoved && { occasionId: null }),
          ...(turns && { deletedAt }),
          version: () => 'version + 1',
        },
      );
      if (!turns) return id;
    }
    if (deletedAt) await this.jobs.add(tx, purgeGift, { userId, id, deletedAt: deletedAt.toISOString() });
    return id;
  }
}

const daysOf = ({ decidedOn, boughtOn, readyOn, givenOn, thankedOn }: Days): Days => ({
  ...{ decidedOn, boughtOn, readyOn, givenOn, thankedOn },
});

/** The date for the user at an instant. */
async function dayIn(tx: EntityManager, timeZone: string, instant: string): Promise<string> {
  const [{ day }] = await tx.query<[{ day: string }]>(
    `SELECT to_char($1::timestamptz AT TIME ZONE $2::text, 'YYYY-MM-DD') AS day`,
    [instant, timeZone],
  );
  return day;
}
