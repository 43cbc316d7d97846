import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What all gifts of a recipient in one year may cost together. */
@Entity('gift_budgets')
export class GiftBudgetEntity {
  @PrimaryColumn('int') recipientId: number;
  @PrimaryColumn('int') year: number;
  @Column('int') userId: number;
  @Column('int') cents: number;
}
