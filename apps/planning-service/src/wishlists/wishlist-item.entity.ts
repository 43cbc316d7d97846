import type { WishPriority } from '@giftwell/contracts/planning/wishlists';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('wishlist_items')
@Holds({
  mine: `"wishlistId" IN (SELECT id FROM wishlists WHERE ${byUserId})`,
  account: ['id', 'wishlistId', 'position', 'name', 'description', 'url', 'priority', 'quantity', 'picture'],
  money: ['price', 'amountCents'],
  secret: ['photo'],
  // In the export it would tell the owner about a surprise.
  derived: ['taken'],
})
export class WishlistItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') wishlistId: number;
  /** From 1, without gaps only after a move. */
  @Column('int') position: number;
  @Column('text') name: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { nullable: true }) price: string | null;
  @Column('int', { nullable: true }) amountCents: number | null;
  @Column('text', { nullable: true }) url: string | null;
  @Column('text') priority: WishPriority;
  @Column('int') quantity: number;
  @Column('text', { nullable: true }) picture: string | null;
  /** The code of its photo. */
  @Column('text', { nullable: true }) photo: string | null;
  /** The sum of its reservations; the owner's answers don't depend on it unless the list shows it. */
  @Column('int', { default: 0 }) taken: number;
}
