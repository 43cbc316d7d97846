import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user's calendar feed, while it is on. */
@Entity('calendar_feeds')
@Holds({ mine: byUserId, account: ['userId', 'withOrderBy', 'createdAt'], secret: ['code'] })
export class CalendarFeedEntity {
  @PrimaryColumn('int') userId: number;
  /** The secret part of its address. */
  @Column('text') code: string;
  /** Whether it also has the estimated last days to order. */
  @Column('boolean', { default: false }) withOrderBy: boolean;
  @Column('timestamptz') createdAt: Date;
}
