import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { Clock, newShareCode, shownLine, shownText, type AnyCall, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { actedBy, type PaymentAction } from '../ledger/audit.service.js';
import { linesOfCash, movementSql, receivedEntry } from '../ledger/ledger.service.js';
import { peopleSql, staysOpenSql, type GroupRow } from '../group-purchases/group-row.js';
import { ContributionEntity } from './contribution.entity.js';

export type Contributor = Pick<
  HandlerInput<(typeof publicGroupRoutes)['contribute']>,
  'contributorName' | 'contributorEmail' | 'hideName' | 'hideAmount' | 'message' | 'amount'
>;

/** What kind it is and in which state. */
type Fields = Pick<ContributionEntity, 'kind' | 'state'> & Partial<ContributionEntity>;

type Made = 'groupPurchaseId' | 'code' | 'contributorName' | 'amountCents' | 'createdAt';
type NewRow = Fields & Pick<ContributionEntity, Made>;

/** Cash that was recorded, and whose browsers are told. */
export interface ToldCash {
  row: NewRow;
  shareCode: string;
  people: number[];
}

const actions: Record<ContributionEntity['kind'], PaymentAction> = {
  ...{ paypal: 'order', manual: 'manual_contribution', pledge: 'pledge' },
};

/**
 * Stores a row with these columns, once for each row of `from` if that is given; `$1` is the row as JSON, `$2` its acts
 * for the audit log, `$3` is the id of the request, and `$4` the client's network address.
 */
const storing = (columns: string, from = '') => `made AS (
    INSERT INTO contributions (${columns})
    SELECT ${columns} FROM json_populate_record(NULL::contributions, $1) ${from} RETURNING *),
  noted AS (
    INSERT INTO payment_audit (at, action, result, "actorId", "groupPurchaseId", "contributionId", cents, "requestId", address)
    SELECT "createdAt", action, 'done', "userId", "groupPurchaseId", id, "amountCents", $3, $4::inet
    FROM made, unnest($2::text[]) AS action)`;

/** With its movement in the ledger; `$5` are the lines. */
const booking = movementSql(receivedEntry, '$5');

/**
 * Locks the group `$6` of the user `$7`, and stores cash of `$8` cents received at `$9`. Stores nothing, and returns no
 * row, if the group isn't theirs, or if more about it changes than its total.
 */
const storingAlone = (columns: string) => `WITH g AS (
    SELECT id AS "groupId", "organizerId", "shareCode" FROM group_purchases
    WHERE id = $6 AND "organizerId" = $7 AND "deletedAt" IS NULL AND ${staysOpenSql('$8', '$9')} FOR UPDATE),
  ${storing(columns, ', g')}, ${booking}
  SELECT g."shareCode", ARRAY(${peopleSql('g."groupId"')}) AS people FROM made, g`;

const columnsOf = (row: NewRow) =>
  Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ');

/** Stores contributions, each with a line in the audit log. */
@Injectable()
export class NewContributionsService {
  /** A statement that is always the same, because each row of cash has the same columns. */
  private storingAlone: string | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async insert(
    tx: EntityManager,
    group: Pick<GroupRow, 'id'>,
    contributor: Contributor,
    { call, ...fields }: Fields & { call: AnyCall },
  ): Promise<ContributionEntity> {
    const row = this.rowOf(group, contributor, fields);
    const { requestId, address } = actedBy(call);
    const values = [JSON.stringify(row), [actions[fields.kind]], requestId, address];
    const [made] = await tx.query<[ContributionEntity]>(
      `WITH ${storing(columnsOf(row))} SELECT * FROM made`,
      values,
    );
    return made;
  }

  /** Cash that the organizer received; it is booked with its row. */
  async insertCash(
    tx: EntityManager,
    group: Pick<GroupRow, 'id'>,
    contributor: Contributor,
    call: UserCall,
  ): Promise<ContributionEntity> {
    const { row, values } = this.cash(group.id, contributor, call);
    const [made] = await tx.query<[ContributionEntity]>(
      `WITH ${storing(columnsOf(row))}, ${booking} SELECT * FROM made`,
      values,
    );
    return made;
  }

  /**
   * The same in one statement of its own, for a group that needs no other change, with those who are told about it.
   * Null if the group isn't the user's, doesn't collect money, or would reach its target.
   */
  async insertCashAlone(groupId: number, contributor: Contributor, call: UserCall): Promise<ToldCash | null> {
    const { row, values } = this.cash(groupId, contributor, call);
    this.storingAlone ??= storingAlone(columnsOf(row));
    const [told] = await this.db.query<Pick<ToldCash, 'shareCode' | 'people'>[]>(this.storingAlone, [
      ...values,
      ...[groupId, call.userId, row.amountCents, row.createdAt],
    ]);
    return told ? { ...told, row } : null;
  }

  private cash(groupId: number, contributor: Contributor, call: UserCall) {
    const { userId } = call;
    const fields = { kind: 'manual', state: 'completed', userId, bookedAt: this.clock.now() } as const;
    const row = this.rowOf({ id: groupId }, contributor, fields);
    const lines = linesOfCash(groupId, contributor.amount);
    const acts = [actions.manual, 'contribution' satisfies PaymentAction];
    const { requestId, address } = actedBy(call);
    return { row, values: [JSON.stringify(row), acts, requestId, address, JSON.stringify(lines)] };
  }

  private rowOf(
    { id: groupPurchaseId }: Pick<GroupRow, 'id'>,
    contributor: Contributor,
    fields: Fields,
  ): NewRow {
    const { contributorName, contributorEmail, message, hideName, hideAmount, amount } = contributor;
    return {
      ...{ groupPurchaseId, code: newShareCode(), createdAt: this.clock.now() },
      ...{ contributorName: shownLine(contributorName), contributorEmail: contributorEmail ?? null },
      ...{ hideName, hideAmount, message: shownText(message ?? '') || null, amountCents: amount },
      ...fields,
    };
  }
}

/** Whom limits count, without storing who it is. */
export interface Payer {
  /** The user, or a guest's network address. */
  visitor: string;
  /** Null for a user. */
  guestBrowser: string | null;
}

export const payerOf = (call: AnyCall): Payer => {
  const { userId, clientAddress } = call;
  return {
    visitor: hashOf(userId === null ? `address ${clientAddress ?? ''}` : `user ${userId}`),
    guestBrowser: userId === null ? browserOf(call) : null,
  };
};

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
