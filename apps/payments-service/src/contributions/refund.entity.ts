import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Money that is paid back through the provider. At most one of a contribution is in progress. */
@Entity('refunds')
@Holds({
  mine: null,
  account: ['id', 'contributionId', 'state', 'createdAt'],
  money: ['amountCents'],
  secret: ['requestId', 'providerId'],
})
export class RefundEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') contributionId: number;
  @Column('int') amountCents: number;
  @Column('text') state: 'requested' | 'pending' | 'completed' | 'failed';
  /** The same for each attempt, so that the provider pays back once. */
  @Column('uuid') requestId: string;
  @Column('text', { nullable: true }) providerId: string | null;
  @Column('timestamptz') createdAt: Date;
}
