import type { MigrationInterface, QueryRunner } from 'typeorm';

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An event for each suggestion that was saved or purchased for a recipient before the gift record existed. */
export const replayKept = `
  INSERT INTO outbox (id, queue, name, data, options)
  SELECT gen_random_uuid(), 'event.gift-ai.suggestion-kept.planning', 'gift-ai.suggestion-kept',
    jsonb_build_object('userId', "userId", 'suggestionId', id, 'recipientId', "recipientId", 'title', name,
      'priceMinCents', "priceMinCents", 'priceMaxCents', "priceMaxCents", 'link', "amazonLink", 'picture', picture,
      'saved', saved, 'savedAt', ${instant('coalesce("savedSince", "createdAt")')},
      'purchased', purchased, 'purchasedAt', ${instant('coalesce("purchasedSince", "createdAt")')},
      'at', ${instant('coalesce("savedSince", "createdAt")')}),
    '{"attempts": 8, "backoff": {"type": "exponential", "delay": 1000}}'
  FROM suggestions WHERE "recipientId" IS NOT NULL AND (saved OR purchased) ORDER BY id`;

export class GiftRecord1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE suggestions ADD "savedSince" timestamptz, ADD "purchasedSince" timestamptz',
    );
    await runner.query('UPDATE suggestions SET "savedSince" = "savedAt" WHERE saved');
    await runner.query(replayKept);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE suggestions DROP "savedSince", DROP "purchasedSince"');
  }
}
