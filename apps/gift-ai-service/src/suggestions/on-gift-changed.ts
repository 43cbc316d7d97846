import { nameKey } from '@giftwell/contracts/core/names';
import type { EventData } from '@giftwell/contracts/core/event';
import { giftChanged } from '@giftwell/contracts/planning/events';
import { giftStates } from '@giftwell/contracts/planning/gift-states';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { FeedbackService, judgedColumns, type JudgedRow } from './feedback.service.js';
import { lockRecord, RecordedGiftEntity } from './recorded-gift.entity.js';
import { shownColumns, type SuggestionEntity } from './suggestion.entity.js';

type GiftChange = EventData<typeof giftChanged>;
type ShownIdea = Pick<
  SuggestionEntity,
  | ('id' | 'name' | 'category' | 'description' | 'searchTerm' | 'priceMinCents' | 'priceMaxCents')
  | ('rating' | 'saved')
>;

/** The record's state of a suggestion wins if it is newer than the state here. */
const followed = `
  UPDATE suggestions AS row SET
    saved = next.saved, purchased = next.purchased, dismissed = dismissed AND NOT (next."isKeptNow" AND next.saved),
    "savedAt" = CASE WHEN next.saved THEN coalesce("savedAt", $4) END,
    "savedSince" = CASE WHEN next."isKeptNow" THEN $4 ELSE "savedSince" END,
    "purchasedSince" = CASE WHEN next."isBoughtNow" THEN $6 ELSE "purchasedSince" END
  FROM (
    SELECT id, "isKeptNow", "isBoughtNow", CASE WHEN "isKeptNow" THEN $3 ELSE saved END AS saved,
      CASE WHEN "isBoughtNow" THEN $5 ELSE purchased END AS purchased
    FROM (SELECT id, saved, purchased,
        saved <> $3 AND $4::timestamptz > coalesce("savedSince", "createdAt") AS "isKeptNow",
        purchased <> $5 AND $6::timestamptz > coalesce("purchasedSince", "createdAt") AS "isBoughtNow"
      FROM suggestions WHERE id = $2 AND "userId" = $1 FOR UPDATE) AS known) AS next
  WHERE row.id = next.id AND ("isKeptNow" OR "isBoughtNow")
  RETURNING row.*`;

/** Follows the gift record: its gifts are not suggested again, and their outcomes are learned. */
@EventHandler(giftChanged)
export class OnGiftChanged implements Handles<typeof giftChanged> {
  constructor(private readonly feedback: FeedbackService) {}

  async handle(change: GiftChange, tx: EntityManager): Promise<void> {
    const { userId, giftId } = change;
    await lockRecord(tx, userId);
    const before = await tx.findOneBy(RecordedGiftEntity, { giftId, userId });
    if (before && before.revision >= change.revision) return;
    const gone = await tx.query<unknown[]>(
      'SELECT 1 FROM gone_recipients WHERE "recipientId" = $2 AND "userId" = $1',
      [userId, change.recipientId],
    );
    if (gone.length > 0) return;
    const after = recordOf(change);
    await tx.save(RecordedGiftEntity, after);
    await this.follow(tx, change);
    await this.learn(tx, change, before, after);
  }

  private async follow(tx: EntityManager, change: GiftChange): Promise<void> {
    const { userId, suggestionId, kept, keptAt, state, boughtAt } = change;
    if (suggestionId === null) return;
    const isBought = giftStates.indexOf(state) >= giftStates.indexOf('bought');
    const rows = await tx.query<(ShownIdea & JudgedRow)[]>(
      `WITH changed AS (${followed}) SELECT ${shownColumns}, ${judgedColumns} FROM changed`,
      [userId, suggestionId, kept, keptAt, isBought, boughtAt],
    );
    if (rows.length > 0) await this.feedback.tell(tx, userId, rows);
  }

  private async learn(
    tx: EntityManager,
    change: GiftChange,
    before: RecordedGiftEntity | null,
    after: RecordedGiftEntity,
  ): Promise<void> {
    const isSamePerson = before?.recipientId === after.recipientId;
    if ((before?.outcome ?? null) === after.outcome && (isSamePerson || after.outcome === null)) return;
    const { userId, suggestionId, title, priceMinCents, priceMaxCents } = change;
    const { giftId, recipientId, recipientKey: key, outcome } = after;
    const [suggested] = await tx.query<Pick<ShownIdea, 'name' | 'category' | 'description' | 'searchTerm'>[]>(
      'SELECT name, category, description, "searchTerm" FROM suggestions WHERE id = $2 AND "userId" = $1',
      [userId, suggestionId],
    );
    await this.feedback.tellOutcome(tx, userId, {
      ...{ giftId, recipientId, recipientKey: key, outcome },
      texts: suggested ?? { name: title, category: '', description: '', searchTerm: '' },
      priceCents:
        priceMinCents === null || priceMaxCents === null
          ? null
          : { min: Math.min(priceMinCents, priceMaxCents), max: priceMaxCents },
    });
  }
}

/** Of a deleted gift only its existence is stored. */
function recordOf({ recipientName, ...change }: GiftChange): RecordedGiftEntity {
  const { giftId, userId, recipientId, suggestionId, title, state, outcome, kept, revision } = change;
  return {
    ...{
      giftId,
      userId,
      recipientId,
      recipientKey: nameKey(recipientName),
      suggestionId,
      kept,
      revision,
    },
    ...(kept ? { title, state, outcome } : { title: '', state: 'idea', outcome: null }),
  };
}
