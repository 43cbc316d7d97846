import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The maximum sum for all gifts to a recipient in one year. */
@Entity('gift_budgets')
@Holds({
  mine: byUserId,
  account: ['recipientId', 'year', 'userId'],
  money: ['cents'],
})
export class GiftBudgetEntity {
  @PrimaryColumn('int') recipientId: number;
  @PrimaryColumn('int') year: number;
  @Column('int') userId: number;
  @Column('int') cents: number;
}
