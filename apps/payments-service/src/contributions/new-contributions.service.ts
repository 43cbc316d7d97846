import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { Clock, newShareCode, shownLine, shownText, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AuditService, type PaymentAction } from '../ledger/audit.service.js';
import type { GroupRow } from '../group-purchases/group-row.js';
import { ContributionEntity } from './contribution.entity.js';

type Contributor = Pick<
  HandlerInput<(typeof publicGroupRoutes)['contribute']>,
  'contributorName' | 'contributorEmail' | 'hideName' | 'hideAmount' | 'message' | 'amount'
>;

/** What kind it is and in which state. */
type Fields = Pick<ContributionEntity, 'kind' | 'state'> & Partial<ContributionEntity>;

const actions: Record<ContributionEntity['kind'], PaymentAction> = {
  ...{ paypal: 'order', manual: 'manual_contribution', pledge: 'pledge' },
};

/** Stores contributions, each with a line in the audit log. */
@Injectable()
export class NewContributionsService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  async insert(
    tx: EntityManager,
    { id: groupPurchaseId }: GroupRow,
    contributor: Contributor,
    { userId = null, ...fields }: Fields,
  ): Promise<ContributionEntity> {
    const { contributorName, contributorEmail, message, hideName, hideAmount, amount } = contributor;
    const now = this.clock.now();
    const row = tx.create(ContributionEntity, {
      ...{ groupPurchaseId, userId, code: newShareCode(), createdAt: now },
      ...{ contributorName: shownLine(contributorName), contributorEmail: contributorEmail ?? null },
      ...{ hideName, hideAmount, message: shownText(message ?? '') || null, amountCents: amount },
      ...(fields.state === 'completed' && { bookedAt: now }),
      ...fields,
    });
    await tx.insert(ContributionEntity, row);
    const about = { groupPurchaseId, contributionId: row.id, cents: amount, actorId: userId };
    await this.audit.note(tx, { action: actions[row.kind], result: 'done', ...about });
    return row;
  }
}

/** Identifies a user or a guest's network address for limits, without storing it. */
export const visitorOf = ({ userId, visitor }: AnyCall): string =>
  hashOf(userId === null ? `address ${visitor ?? ''}` : `user ${userId}`);

/** Identifies the browser, without storing its cookie; null if the call has none. */
export const browserOf = ({ browser }: AnyCall): string | null =>
  browser === undefined ? null : hashOf(`browser ${browser}`);

/** Identifies the request by its key and its caller; null if it has no key. */
export const requestOf = ({ idempotencyKey, userId, browser }: AnyCall): string | null =>
  idempotencyKey === undefined ? null : hashOf(`request ${userId ?? ''} ${browser ?? ''} ${idempotencyKey}`);

/** Whether the caller is the user, or uses the browser, that began this payment. */
export const hasBegun = (
  { userId, browser }: Pick<ContributionEntity, 'userId' | 'browser'>,
  call: AnyCall,
): boolean =>
  (userId !== null && userId === call.userId) || (browser !== null && browser === browserOf(call));

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
