import type { EventData } from '@giftwell/contracts/core/event';
import { recipientDeleted } from '@giftwell/contracts/planning/events';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { RunsService } from '../runs/runs.service.js';
import { FeedbackService } from './feedback.service.js';
import { lockRecord, RecordedGiftEntity } from './recorded-gift.entity.js';

/** Deletes the data of a deleted recipient; saved suggestions stay, without their recipient. */
@EventHandler(recipientDeleted)
export class OnRecipientDeleted implements Handles<typeof recipientDeleted> {
  constructor(
    private readonly feedback: FeedbackService,
    private readonly runs: RunsService,
  ) {}

  async handle(
    { userId, recipientId }: EventData<typeof recipientDeleted>,
    tx: EntityManager,
  ): Promise<void> {
    const theirs = '"userId" = $1 AND "recipientId" = $2';
    const values = [userId, recipientId];
    await lockRecord(tx, userId);
    await tx.query(
      'INSERT INTO gone_recipients ("recipientId", "userId") VALUES ($2, $1) ON CONFLICT DO NOTHING',
      values,
    );
    await tx.query('DELETE FROM renamed_recipients WHERE "recipientId" = $2 AND "userId" = $1', values);
    await tx.delete(RecordedGiftEntity, { userId, recipientId });
    // In a fixed order, like all other changes of several rows, to avoid deadlocks.
    await tx.query(`SELECT id FROM suggestions WHERE ${theirs} ORDER BY id FOR UPDATE`, values);
    await tx.query(`DELETE FROM suggestions WHERE ${theirs} AND NOT saved`, values);
    await tx.query(
      `UPDATE suggestions SET "recipientId" = NULL, "recipientKey" = '', "wizardData" = NULL WHERE ${theirs}`,
      values,
    );
    await this.runs.forget(tx, userId, recipientId);
    await this.feedback.forget(tx, userId, recipientId);
  }
}
