import type { CalendarSource } from '@giftwell/contracts/calendar/calendar-import';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an import added, so that it can be undone as a whole. */
@Entity('calendar_imports')
@Holds({
  mine: byUserId,
  account: ['id', 'userId', 'source', 'recipientIds', 'occasionIds', 'birthdateIds', 'createdAt'],
})
export class CalendarImportEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  @Column('text') source: CalendarSource;
  /** New people. */
  @Column('int', { array: true }) recipientIds: number[];
  @Column('int', { array: true }) occasionIds: number[];
  /** People who had no birthdate before. */
  @Column('int', { array: true }) birthdateIds: number[];
  @Column('timestamptz') createdAt: Date;
}
