import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { Clock, newShareCode, shownLine, shownText, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { PaymentAction } from '../ledger/audit.service.js';
import { linesOfCash, movementSql, receivedEntry } from '../ledger/ledger.service.js';
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

/** Stores a row with these columns; `$1` is the row as JSON, `$2` its acts for the audit log. */
const storing = (columns: string) => `WITH made AS (
    INSERT INTO contributions (${columns})
    SELECT ${columns} FROM json_populate_record(NULL::contributions, $1) RETURNING *),
  noted AS (
    INSERT INTO payment_audit (at, action, result, "actorId", "groupPurchaseId", "contributionId", cents)
    SELECT "createdAt", action, 'done', "userId", "groupPurchaseId", id, "amountCents"
    FROM made, unnest($2::text[]) AS action)`;

/** With its movement in the ledger; `$3` are the lines. */
const booking = movementSql(receivedEntry, '$3');

const columnsOf = (row: Partial<ContributionEntity>) =>
  Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ');

/** Stores contributions, each with a line in the audit log. */
@Injectable()
export class NewContributionsService {
  constructor(private readonly clock: Clock) {}

  async insert(
    tx: EntityManager,
    group: Pick<GroupRow, 'id'>,
    contributor: Contributor,
    fields: Fields,
  ): Promise<ContributionEntity> {
    const row = this.rowOf(group, contributor, fields);
    const values = [JSON.stringify(row), [actions[fields.kind]]];
    const [made] = await tx.query<[ContributionEntity]>(
      `${storing(columnsOf(row))} SELECT * FROM made`,
      values,
    );
    return made;
  }

  /** Cash that the organizer received; it is booked with its row. */
  async insertCash(
    tx: EntityManager,
    group: Pick<GroupRow, 'id'>,
    contributor: Contributor,
    userId: number,
  ): Promise<ContributionEntity> {
    const now = this.clock.now();
    const fields = { kind: 'manual', state: 'completed', userId, bookedAt: now } as const;
    const row = this.rowOf(group, contributor, fields);
    const lines = linesOfCash(group.id, contributor.amount);
    const acts = [actions.manual, 'contribution' satisfies PaymentAction];
    const values = [JSON.stringify(row), acts, JSON.stringify(lines)];
    const [made] = await tx.query<[ContributionEntity]>(
      `${storing(columnsOf(row))}, ${booking} SELECT * FROM made`,
      values,
    );
    return made;
  }

  private rowOf(
    { id: groupPurchaseId }: Pick<GroupRow, 'id'>,
    contributor: Contributor,
    fields: Fields,
  ): Partial<ContributionEntity> {
    const { contributorName, contributorEmail, message, hideName, hideAmount, amount } = contributor;
    return {
      ...{ groupPurchaseId, code: newShareCode(), createdAt: this.clock.now() },
      ...{ contributorName: shownLine(contributorName), contributorEmail: contributorEmail ?? null },
      ...{ hideName, hideAmount, message: shownText(message ?? '') || null, amountCents: amount },
      ...fields,
    };
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
