import type { OwnContribution } from '@giftwell/contracts/payments/group-purchases';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredState } from './contribution-state-row.js';

/** A payment from its first step on, cash that the organizer recorded, or a pledge. */
@Entity('contributions')
@Holds({
  mine: byUserId,
  // Money stays booked; names and texts are removed when the account is deleted.
  stays: true,
  account: [
    ...['id', 'groupPurchaseId', 'userId', 'kind', 'state', 'contributorName', 'contributorEmail'],
    ...['hideName', 'hideAmount', 'message', 'bookedAt', 'createdAt', 'orderId', 'captureId'],
  ],
  money: ['amountCents', 'refundedCents', 'feeCents'],
  secret: ['code', 'paymentId'],
  derived: [
    'visitor',
    'browser',
    'request',
    'lapsesAt',
    'refusedAt',
    'pledgeId',
    'captureBegunAt',
    'returnBegunAt',
  ],
})
export class ContributionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') groupPurchaseId: number;
  /** Null for a guest. */
  @Column('int', { nullable: true }) userId: number | null;
  @Column('text') kind: OwnContribution['kind'];
  @Column('text') state: StoredState;
  @Column('text') code: string;
  @Column('text') contributorName: string;
  @Column('text', { nullable: true }) contributorEmail: string | null;
  @Column('boolean') hideName: boolean;
  @Column('boolean') hideAmount: boolean;
  @Column('text', { nullable: true }) message: string | null;
  @Column('int') amountCents: number;
  @Column('int', { default: 0 }) refundedCents: number;
  /** What the provider kept. */
  @Column('int', { default: 0 }) feeCents: number;
  /** Our id of the payment, which the provider repeats in `custom_id`. */
  @Column('uuid', { nullable: true }) paymentId: string | null;
  @Column('text', { nullable: true }) orderId: string | null;
  @Column('text', { nullable: true }) captureId: string | null;
  /** The pledge that this pays. */
  @Column('int', { nullable: true }) pledgeId: number | null;
  /** Hash of the user or the network address that began it, until it is settled. */
  @Column('text', { nullable: true }) visitor: string | null;
  /** Hash of the cookie of the browser that ordered it. */
  @Column('text', { nullable: true }) browser: string | null;
  /** Hash of the request that ordered it; null if it had no key. */
  @Column('text', { nullable: true }) request: string | null;
  @Column('timestamptz', { nullable: true }) lapsesAt: Date | null;
  @Column('timestamptz', { nullable: true }) refusedAt: Date | null;
  /** When a request last began to capture it; null if that was before this was stored. */
  @Column('timestamptz', { nullable: true }) captureBegunAt: Date | null;
  /** Since when captured money goes back that couldn't be booked. From then on nothing of this payment is booked. */
  @Column('timestamptz', { nullable: true }) returnBegunAt: Date | null;
  @Column('timestamptz', { nullable: true }) bookedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}
