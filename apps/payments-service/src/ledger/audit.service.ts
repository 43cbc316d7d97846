import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type PaymentAction =
  | 'order'
  | 'capture'
  | 'contribution'
  | 'manual_contribution'
  | 'pledge'
  | 'pledge_removal'
  | 'gift_bought'
  | 'missed_goal'
  | 'refund'
  | 'reversal'
  | 'webhook'
  | 'reconciliation';

interface Act {
  action: PaymentAction;
  result: 'done' | 'refused' | 'unknown';
  actorId?: number | null;
  groupPurchaseId?: number | null;
  contributionId?: number | null;
  cents?: number | null;
  requestId?: string | null;
}

/** The audit log of money. */
@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  async note(db: Pick<EntityManager, 'query'>, act: Act): Promise<void> {
    const { action, result, actorId, groupPurchaseId, contributionId, cents, requestId } = act;
    await db.query(
      `INSERT INTO payment_audit (at, action, result, "actorId", "groupPurchaseId", "contributionId", cents, "requestId")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [this.clock.now(), action, result, actorId, groupPurchaseId, contributionId, cents, requestId],
    );
  }
}
