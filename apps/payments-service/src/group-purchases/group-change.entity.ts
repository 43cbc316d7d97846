import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of target, deadline or rule after the first contribution. */
@Entity('group_changes')
@Holds({ mine: null, account: ['id', 'groupPurchaseId', 'field', 'from', 'to', 'at'] })
export class GroupChangeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') groupPurchaseId: number;
  @Column('text') field: 'targetAmount' | 'deadline' | 'ifShort';
  @Column('text', { nullable: true }) from: string | null;
  @Column('text', { nullable: true }) to: string | null;
  @Column('timestamptz') at: Date;
}
