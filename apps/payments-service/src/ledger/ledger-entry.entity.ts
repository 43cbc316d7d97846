import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A movement of money, with two or more lines that add up to zero. Never changed; the database checks both. */
@Entity('ledger_entries')
@Holds({
  mine: null,
  derived: ['id', 'key', 'kind', 'groupPurchaseId', 'contributionId', 'createdAt'],
})
export class LedgerEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  /** Identifies the movement, so that it is booked once. */
  @Column('text') key: string;
  @Column('text') kind: 'contribution' | 'refund' | 'reversal';
  @Column('int') groupPurchaseId: number;
  @Column('int') contributionId: number;
  @Column('timestamptz') createdAt: Date;
}
