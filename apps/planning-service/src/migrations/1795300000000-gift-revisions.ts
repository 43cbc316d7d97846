import type { MigrationInterface, QueryRunner } from 'typeorm';

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An event for each gift that was recorded before these events existed. */
export const replayGifts = `
  INSERT INTO outbox (id, queue, name, data, options)
  SELECT gen_random_uuid(), 'event.planning.gift-changed.gift-ai', 'planning.gift-changed',
    jsonb_build_object('userId', g."userId", 'giftId', g.id, 'recipientId', g."recipientId", 'recipientName', r.name,
      'suggestionId', g."suggestionId", 'title', g.title, 'priceMinCents', coalesce(g."priceCents", g."estimateMinCents"),
      'priceMaxCents', coalesce(g."priceCents", g."estimateMaxCents"), 'state', g.state, 'outcome', g.outcome,
      'kept', g."deletedAt" IS NULL, 'keptAt', ${instant('coalesce(g."keptSince", g."createdAt")')},
      'boughtAt', ${instant('coalesce(g."boughtSince", g."createdAt")')}, 'revision', g.revision),
    '{"attempts": 8, "backoff": {"type": "exponential", "delay": 1000}}'
  FROM gifts g JOIN recipients r ON r.id = g."recipientId" ORDER BY g.id`;

export class GiftRevisions1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gifts ADD revision int NOT NULL DEFAULT 1');
    await runner.query(replayGifts);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gifts DROP revision');
  }
}
