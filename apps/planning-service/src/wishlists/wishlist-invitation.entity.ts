import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person who sees a list by a link of their own, which is only sent to their address. */
@Entity('wishlist_invitations')
@Holds({
  mine: `"wishlistId" IN (SELECT id FROM wishlists WHERE ${byUserId})`,
  account: ['id', 'wishlistId', 'createdAt'],
  thirdPerson: ['email'],
  secret: ['code'],
})
export class WishlistInvitationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') wishlistId: number;
  @Column('text') email: string;
  @Column('text') code: string;
  @Column('timestamptz') createdAt: Date;
}
