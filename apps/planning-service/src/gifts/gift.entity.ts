import type { GiftOutcome, GiftState, giftSources } from '@giftwell/contracts/planning/gifts';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Hidden with its recipient, or alone if it has a `deletedAt` of its own. */
@Entity('gifts')
@Holds({
  mine: byUserId,
  account: [
    'id',
    'userId',
    'recipientId',
    'occasionId',
    'year',
    'title',
    'note',
    'link',
    'picture',
    'source',
    'suggestionId',
    'state',
    'decidedOn',
    'boughtOn',
    'readyOn',
    'givenOn',
    'thankedOn',
    'outcome',
    'version',
    'isTouched',
    'keptSince',
    'boughtSince',
    'toldAt',
    'createdAt',
    'deletedAt',
  ],
  money: ['priceCents', 'estimateMinCents', 'estimateMaxCents'],
  secret: ['photo'],
  derived: ['inYear', 'revision'],
})
export class GiftEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  @Column('int') recipientId: number;
  @Column('int', { nullable: true }) occasionId: number | null;
  /** Given by the user, or that of the occasion. */
  @Column('int', { nullable: true }) year: number | null;
  @Column('text') title: string;
  @Column('text', { nullable: true }) note: string | null;
  @Column('int', { nullable: true }) priceCents: number | null;
  /** The price range of its suggestion. */
  @Column('int', { nullable: true }) estimateMinCents: number | null;
  @Column('int', { nullable: true }) estimateMaxCents: number | null;
  @Column('text', { nullable: true }) link: string | null;
  /** Name of its illustration. */
  @Column('text', { nullable: true }) picture: string | null;
  /** The code of its photo. */
  @Column('text', { nullable: true }) photo: string | null;
  @Column('text') source: (typeof giftSources)[number];
  @Column('int', { nullable: true }) suggestionId: number | null;
  @Column('text') state: GiftState;
  @Column('date', { nullable: true }) decidedOn: string | null;
  @Column('date', { nullable: true }) boughtOn: string | null;
  @Column('date', { nullable: true }) readyOn: string | null;
  @Column('date', { nullable: true }) givenOn: string | null;
  @Column('date', { nullable: true }) thankedOn: string | null;
  @Column('text', { nullable: true }) outcome: GiftOutcome | null;
  @Column('int', { default: 1 }) version: number;
  /** Whether the user changed it in the record. */
  @Column('boolean', { default: false }) isTouched: boolean;
  /**
   * When it last entered or left the record, and when it was last marked as bought or not, on either side; null if
   * never.
   */
  @Column('timestamptz', { nullable: true }) keptSince: Date | null;
  @Column('timestamptz', { nullable: true }) boughtSince: Date | null;
  /** The time of the newest act on its suggestion. */
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;
  /** Grows with each event that is published about it. */
  @Column('int', { default: 1 }) revision: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}
