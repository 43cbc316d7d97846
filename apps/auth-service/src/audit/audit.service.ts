import { activityActions, type Activity } from '@giftwell/contracts/auth/audit';
import { auditedAddress, Clock, type CallContext } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** The request of a client that led to an entry; an event knows only who made it, and its id. */
type AuditedCall = Pick<CallContext, 'requestId' | 'clientAddress'> & { userId: number | null };

export type AuditEntry = Pick<AuditEntryEntity, 'action' | 'result'> & {
  call: AuditedCall;
  /** If it isn't the caller. */
  actor?: number;
  /** The other object of the action, for example `share:7`. */
  object?: string | null;
  /** The account of the action. */
  user?: number | undefined;
};

const pageSize = 10;

/** What concerns the account `$1`, by anyone; two searches, so that each uses its index. */
const activities = `
  WITH found AS (
    (SELECT id, at, action, result FROM audit_log
     WHERE object = 'user:' || $1::int AND action = ANY($2) AND id < $3 ORDER BY id DESC LIMIT $4)
    UNION
    (SELECT id, at, action, result FROM audit_log
     WHERE actor = $1 AND action = ANY($2) AND id < $3 ORDER BY id DESC LIMIT $4))
  SELECT * FROM found ORDER BY id DESC LIMIT $4`;
const beyondAll = '9223372036854775807';

@Injectable()
export class AuditService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async write(
    { call, user, object = user === undefined ? null : `user:${user}`, ...said }: AuditEntry,
    tx: EntityManager = this.db.manager,
  ): Promise<void> {
    const { userId: actor, requestId } = call;
    const by = { actor, requestId, address: auditedAddress(call) };
    await tx.insert(AuditEntryEntity, { ...by, ...said, object, at: this.clock.now() });
  }

  /** How many sign-ins at an account were refused since then, up to a number. */
  async countFailedSignIns(userId: number, since: Date, upTo: number): Promise<number> {
    const rows = await this.db.query<object[]>(
      `SELECT 1 FROM audit_log WHERE object = 'user:' || $1::int AND action = 'sign-in'
       AND result = 'wrong_credentials' AND at > $2 LIMIT $3`,
      [userId, since, upTo],
    );
    return rows.length;
  }

  /** The newest entries about an account, before an id if there is one. */
  async activitiesOf(
    userId: number,
    before: string = beyondAll,
  ): Promise<{ activities: Activity[]; hasMore: boolean }> {
    const rows = await this.db.query<(Pick<Activity, 'id' | 'action'> & { at: Date; result: string })[]>(
      activities,
      [userId, activityActions, before, pageSize + 1],
    );
    return {
      activities: rows.slice(0, pageSize).map(({ id, at, action, result }) => ({
        ...{ id, action },
        at: at.toISOString(),
        succeeded: result === 'ok',
      })),
      hasMore: rows.length > pageSize,
    };
  }
}
