import type { Feast, OwnDay } from '@giftwell/contracts/planning/calendar-days';
import type { Budget, OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Hidden with its recipient, or alone if it has a `deletedAt` of its own. */
@Entity('occasions')
@Holds({
  mine: byUserId,
  account: ['id', 'userId', 'recipientId', 'recurring', 'budget', 'createdAt', 'deletedAt'],
  thirdPerson: ['type', 'customType', 'feast', 'ownDay', 'date', 'yearKnown', 'details'],
  money: ['giftBudgetCents'],
})
export class OccasionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  @Column('int') recipientId: number;
  @Column('text') type: OccasionType;
  @Column('text', { nullable: true }) customType: string | null;
  @Column('text', { nullable: true }) feast: Feast | null;
  @Column('text', { nullable: true }) ownDay: OwnDay | null;
  @Column('date', { nullable: true }) date: string | null;
  @Column('boolean', { default: true }) yearKnown: boolean;
  @Column('boolean', { default: true }) recurring: boolean;
  @Column('text', { nullable: true }) budget: Budget | null;
  @Column('text', { nullable: true }) details: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}
