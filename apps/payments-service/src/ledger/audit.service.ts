import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditRowEntity } from './audit-row.entity.js';

export type PaymentAction =
  | 'order'
  | 'capture'
  | 'contribution'
  | 'manual_contribution'
  | 'pledge'
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

  async note(db: EntityManager, act: Act): Promise<void> {
    await db.insert(AuditRowEntity, { ...act, at: this.clock.now() });
  }
}
