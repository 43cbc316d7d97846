import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One act around money. Never changed, except that addresses are truncated after 30 days, and removed with their account. */
@Entity('payment_audit')
@Holds({
  mine: '"actorId" = $1::int',
  stays: true,
  emptied: ['address'],
  account: [
    ...[
      'id',
      'at',
      'actorId',
      'action',
      'result',
      'groupPurchaseId',
      'contributionId',
      'requestId',
      'address',
    ],
  ],
  money: ['cents'],
})
export class AuditRowEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('timestamptz') at: Date;
  /** Null for a guest, the provider or a job. */
  @Column('int', { nullable: true }) actorId: number | null;
  @Column('text') action: string;
  @Column('text') result: string;
  @Column('int', { nullable: true }) groupPurchaseId: number | null;
  @Column('int', { nullable: true }) contributionId: number | null;
  @Column('int', { nullable: true }) cents: number | null;
  @Column('text', { nullable: true }) requestId: string | null;
  /** The client's network address, for IPv6 its first 64 bits; null if no request of a client led to this directly. */
  @Column('inet', { nullable: true }) address: string | null;
}
