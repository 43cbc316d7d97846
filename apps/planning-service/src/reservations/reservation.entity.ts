import type { ReservationState } from '@giftwell/contracts/planning/reservations';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Pieces of an item that someone wants to give. The sum of an item's reservations is its `taken`. */
@Entity('reservations')
@Holds({
  mine: byUserId,
  account: ['id', 'userId', 'itemId', 'name', 'email', 'quantity', 'state', 'giftId', 'createdAt'],
  thirdPerson: ['itemName', 'listTitle'],
  secret: ['code', 'shareCode'],
})
export class ReservationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  /** Null once the item is deleted. */
  @Column('int', { nullable: true }) itemId: number | null;
  /** Null for a guest. */
  @Column('int', { nullable: true }) userId: number | null;
  @Column('text') code: string;
  /** The code of the list by which it was reserved; null for reservations from before it was kept. */
  @Column('text', { nullable: true }) shareCode: string | null;
  @Column('text') name: string;
  @Column('text', { nullable: true }) email: string | null;
  @Column('int') quantity: number;
  @Column('text') state: ReservationState;
  /** The texts when it was reserved, or when the item was last changed. */
  @Column('text') itemName: string;
  @Column('text') listTitle: string;
  @Column('int', { nullable: true }) giftId: number | null;
  @Column('timestamptz') createdAt: Date;
}
