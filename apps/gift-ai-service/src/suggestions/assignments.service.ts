import { notFound } from '@giftwell/contracts/core/error';
import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RecipientsService } from '../recipients/recipients.service.js';
import { RunsService } from '../runs/runs.service.js';
import { FeedbackService } from './feedback.service.js';

/** Links suggestions to a recipient that was created after them. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly db: DataSource,
    private readonly recipients: RecipientsService,
    private readonly feedback: FeedbackService,
    private readonly runs: RunsService,
  ) {}

  /** Links all of them or none; returns how many there are. */
  async assign(ids: readonly number[], recipientId: number, call: UserCall): Promise<number> {
    await this.recipients.mustOwn(recipientId, call);
    const wanted = [...new Set(ids)];
    await this.db.transaction(async (tx) => {
      // In a fixed order, so that two requests for the same rows can't deadlock.
      const [, linked] = await tx.query<[unknown, number]>(
        `WITH mine AS (
           SELECT id FROM suggestions WHERE "userId" = $1 AND id = ANY($2) ORDER BY id FOR UPDATE)
         UPDATE suggestions AS row
         SET "recipientId" = $3, "wizardData" = "wizardData" || jsonb_build_object('recipientId', $3::int)
         FROM mine WHERE row.id = mine.id`,
        [call.userId, wanted, recipientId],
      );
      if (linked < wanted.length) throw notFound('suggestion_not_found', 'That idea is gone');
      await this.feedback.tellRecord(tx, call.userId, wanted);
      await this.feedback.link(tx, call.userId, wanted, recipientId);
      await this.runs.link(tx, call.userId, wanted, recipientId);
    });
    return wanted.length;
  }
}
