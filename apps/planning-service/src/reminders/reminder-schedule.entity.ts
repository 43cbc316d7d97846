import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When to look at a user's reminders next. Triggers create and change it with whatever reminders depend on. */
@Entity('reminder_schedules')
@Holds({ mine: byUserId, derived: ['userId', 'lookAt', 'nextAt'] })
export class ReminderScheduleEntity {
  @PrimaryColumn('int') userId: number;
  /** 1970 after a change: as soon as possible. */
  @Column('timestamptz') lookAt: Date;
  /** When something is due by the last plan; null if there was none. */
  @Column('timestamptz', { nullable: true }) nextAt: Date | null;
}
