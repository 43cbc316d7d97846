import type { EventData } from '@giftwell/contracts/core/event';
import { recipientRenamed } from '@giftwell/contracts/planning/events';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { RunsService } from '../runs/runs.service.js';
import { FeedbackService } from '../suggestions/feedback.service.js';
import { lockRecord } from '../suggestions/recorded-gift.entity.js';

type Renaming = EventData<typeof recipientRenamed>;

/** Stored unless the recipient is gone, or has a newer name. */
const noted = `
  INSERT INTO renamed_recipients ("recipientId", "userId", "renamedAt")
  SELECT $2, $1, $3 WHERE NOT EXISTS (SELECT 1 FROM gone_recipients WHERE "recipientId" = $2)
  ON CONFLICT ("recipientId") DO UPDATE SET "renamedAt" = EXCLUDED."renamedAt"
    WHERE renamed_recipients."userId" = $1 AND renamed_recipients."renamedAt" <= EXCLUDED."renamedAt"
  RETURNING 1`;

/** Gives ideas, runs and what was learned the new name of their recipient. */
@EventHandler(recipientRenamed)
export class OnRecipientRenamed implements Handles<typeof recipientRenamed> {
  constructor(
    private readonly feedback: FeedbackService,
    private readonly runs: RunsService,
  ) {}

  async handle({ userId, recipientId, name, renamedAt }: Renaming, tx: EntityManager): Promise<void> {
    await lockRecord(tx, userId);
    const renamed = await tx.query<unknown[]>(noted, [userId, recipientId, renamedAt]);
    if (renamed.length === 0) return;
    await this.feedback.rename(tx, userId, { recipientId, name });
    await this.runs.rename(tx, userId, { recipientId, name });
  }
}
