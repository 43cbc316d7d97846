import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('wishlists')
@Holds({
  mine: byUserId,
  account: ['id', 'userId', 'title', 'description', 'public', 'showTaken', 'shareCode', 'createdAt'],
})
export class WishlistEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  @Column('text') title: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('boolean', { default: false }) public: boolean;
  @Column('boolean', { default: false }) showTaken: boolean;
  @Column('text') shareCode: string;
  @Column('timestamptz') createdAt: Date;
}
