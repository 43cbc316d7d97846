import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A contributor who keeps a group gift in the gift record of one of their recipients. */
@Entity('gift_records')
@Holds({ mine: byUserId, account: ['groupPurchaseId', 'userId'], thirdPerson: ['recipientId'] })
export class GiftRecordEntity {
  @PrimaryColumn('int') groupPurchaseId: number;
  @PrimaryColumn('int') userId: number;
  /** Null if they no longer keep it. */
  @Column('int', { nullable: true }) recipientId: number | null;
}
