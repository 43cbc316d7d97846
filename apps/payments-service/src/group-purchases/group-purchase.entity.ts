import type { GroupPurchase, GroupStatus } from '@giftwell/contracts/payments/group-purchases';
import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('group_purchases')
@Holds({
  mine: '"organizerId" = $1::int',
  // Money was booked on it; its texts are removed when the account is deleted.
  stays: true,
  account: [
    ...['id', 'organizerId', 'organizerName', 'title', 'description', 'status', 'shareCode', 'occasionType'],
    ...['deadline', 'timeZone', 'endsAt', 'collects', 'ifShort', 'picture', 'thanks', 'closedAt'],
    ...['coveredAt', 'voteEndedAt', 'boughtAt', 'refundsAllAt', 'refundsAfter', 'deletedAt', 'createdAt'],
  ],
  thirdPerson: ['recipientId', 'recipientName', 'hiddenFrom', 'hiddenUserId', 'wishlistItemId'],
  money: ['targetCents', 'bookedCents'],
  secret: ['wishlistCode', 'thanksPhoto'],
  derived: ['reservedCents', 'organizerNamedAt', 'endingToldOf', 'remindedOf', 'version'],
})
export class GroupPurchaseEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  /** Null once the account is deleted. */
  @Column('int', { nullable: true }) organizerId: number | null;
  @Column('text', { nullable: true }) organizerName: string | null;
  /** When the organizer got this name, or the group was started. */
  @Column('timestamptz') organizerNamedAt: Date;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('int') targetCents: number;
  /** Booked contributions without refunds. A trigger keeps it and `reservedCents`. */
  @Column('int', { default: 0 }) bookedCents: number;
  /** What visitors are paying at the moment. */
  @Column('int', { default: 0 }) reservedCents: number;
  @Column('text', { default: 'active' }) status: GroupStatus;
  @Column('text') shareCode: string;
  @Column('int', { nullable: true }) recipientId: number | null;
  @Column('text') recipientName: string;
  /** The item of a wishlist that it is for, with a code of the list; both null if there is none. */
  @Column('int', { nullable: true }) wishlistItemId: number | null;
  @Column('text', { nullable: true }) wishlistCode: string | null;
  /** The owner of that list, who must not see it; null if it's the organizer. */
  @Column('int', { nullable: true }) hiddenUserId: number | null;
  @Column('text') occasionType: GroupPurchase['occasionType'];
  @Column('date', { nullable: true }) deadline: string | null;
  @Column('text') timeZone: string;
  @Column('timestamptz', { nullable: true }) endsAt: Date | null;
  @Column('text') collects: GroupPurchase['collects'];
  @Column('text') ifShort: GroupPurchase['ifShort'];
  @Column('text', { array: true }) hiddenFrom: string[];
  @Column('text', { nullable: true }) picture: string | null;
  @Column('text', { nullable: true }) thanks: string | null;
  /** The code of a photo of the gift, which planning-service keeps. */
  @Column('text', { nullable: true }) thanksPhoto: string | null;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  /** When pledges first covered the target. */
  @Column('timestamptz', { nullable: true }) coveredAt: Date | null;
  @Column('timestamptz', { nullable: true }) voteEndedAt: Date | null;
  /** When the organizer said that the gift is bought with the money; it is closed since then. */
  @Column('timestamptz', { nullable: true }) boughtAt: Date | null;
  /** When the organizer began to refund everyone: what is paid later is refunded, too. */
  @Column('timestamptz', { nullable: true }) refundsAllAt: Date | null;
  /** Everyone is refunded after this day in its time zone, because it ended before its goal; null if it didn't. */
  @Column('date', { nullable: true }) refundsAfter: string | null;
  /** The `endsAt` of which the organizer was told that it has passed. */
  @Column('timestamptz', { nullable: true }) endingToldOf: Date | null;
  /** The `refundsAfter` of which the organizer was reminded. */
  @Column('date', { nullable: true }) remindedOf: string | null;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
  /** Grows with each event that is published about it. */
  @Column('int', { default: 0 }) version: number;
}
