import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was made of a group gift of payments-service for one user; stays when it is deleted, so that a late event restores nothing. */
@Entity('group_gifts')
@Holds({
  mine: byUserId,
  account: ['groupPurchaseId', 'userId', 'giftId', 'reservationId'],
  thirdPerson: ['recipientId'],
  secret: ['photo'],
  derived: ['version', 'holdsItem', 'isBought'],
})
export class GroupGiftEntity {
  @PrimaryColumn('int') groupPurchaseId: number;
  /** The organizer, or a contributor who keeps it in their gift record. */
  @PrimaryColumn('int') userId: number;
  /** That of the newest event. */
  @Column('int') version: number;
  @Column('int', { nullable: true }) recipientId: number | null;
  /** Null if there is no recipient, or once the user deleted it. */
  @Column('int', { nullable: true }) giftId: number | null;
  /** Whether an item of a wishlist should be reserved for it. */
  @Column('boolean') holdsItem: boolean;
  /** Null if there was none left, or once the user undid it. */
  @Column('int', { nullable: true }) reservationId: number | null;
  /** Whether the gift was moved to `bought` for it, which happens once. */
  @Column('boolean', { default: false }) isBought: boolean;
  /** The code of the photo that its note of thanks shows, which is kept for it. */
  @Column('text', { nullable: true }) photo: string | null;
}
