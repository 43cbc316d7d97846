import { auditedAddress, Clock, truncateAddresses, type CallContext } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

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

/** Who acts, and by which request; a job knows only who, and null is a guest. */
export type Actor = Partial<Pick<CallContext, 'requestId' | 'clientAddress'>> & { userId: number | null };

interface Act {
  action: PaymentAction;
  result: 'done' | 'refused' | 'unknown';
  /** None for the provider, and for what nobody has asked for. */
  actor?: Actor | null | undefined;
  groupPurchaseId?: number | null;
  contributionId?: number | null;
  cents?: number | null;
}

/** The audit log of money. */
@Injectable()
export class AuditService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async note(db: Pick<EntityManager, 'query'>, act: Act): Promise<void> {
    const { action, result, groupPurchaseId, contributionId, cents } = act;
    const by = actedBy(act.actor);
    await db.query(
      `INSERT INTO payment_audit (at, action, result, "actorId", "groupPurchaseId", "contributionId", cents, "requestId", address)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        this.clock.now(),
        action,
        result,
        by.actorId,
        groupPurchaseId,
        contributionId,
        cents,
        by.requestId,
        by.address,
      ],
    );
  }

  /** Truncates those that are older than 30 days. */
  truncateAddresses(now: Date): Promise<void> {
    return truncateAddresses(this.db, 'payment_audit', now);
  }
}

/** An actor as an entry has it. */
export const actedBy = (actor: Actor | null = null) => ({
  actorId: actor?.userId ?? null,
  requestId: actor?.requestId ?? null,
  address: actor && auditedAddress(actor),
});
