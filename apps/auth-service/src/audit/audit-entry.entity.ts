import type { activityActions, auditRoutes } from '@giftwell/contracts/auth/audit';
import type { EventData } from '@giftwell/contracts/core/event';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { shareChanged } from '@giftwell/contracts/gift-ai/events';
import type { wishlistSharingChanged } from '@giftwell/contracts/planning/events';
import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type AuditedAction =
  | (typeof activityActions)[number]
  | 'account-delete'
  | HandlerInput<typeof auditRoutes.note>['action']
  | EventData<typeof shareChanged>['action']
  | EventData<typeof wishlistSharingChanged>['action'];

/**
 * Who did what to which object, from where, and the result; never the values. The table refuses changes, except that
 * addresses are truncated after 30 days, and removed with their account.
 */
@Entity('audit_log')
@Holds({
  mine: `actor = $1::int OR object = 'user:' || $1::int`,
  stays: true,
  emptied: ['address'],
  account: ['at', 'actor', 'action', 'object', 'result', 'address'],
  derived: ['id', 'requestId'],
})
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Column('timestamptz') at: Date;
  /** The user who acted, if authenticated. */
  @Column('int', { nullable: true }) actor: number | null;
  @Column('text') action: AuditedAction;
  /** For example `user:12`. */
  @Column('text', { nullable: true }) object: string | null;
  /** `ok` or the code of the error. */
  @Column('text') result: string;
  @Column('text') requestId: string;
  /** The client's network address, for IPv6 its first 64 bits; null if no request of a client led to this directly. */
  @Column('inet', { nullable: true }) address: string | null;
}
