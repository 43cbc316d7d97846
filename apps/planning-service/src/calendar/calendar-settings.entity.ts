import type { CalendarSettings } from '@giftwell/contracts/planning/calendar-settings';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How dates are counted for a user. Every change of a user's number of rows locks this row first. */
@Entity('calendar_settings')
@Holds({
  mine: byUserId,
  account: ['userId', 'timeZone', 'country', 'leapDay', 'reminderHour', 'isSet', 'demoDataAt'],
  derived: ['peopleAtMost', 'occasionsAtMost'],
})
export class CalendarSettingsEntity {
  @PrimaryColumn('int') userId: number;
  @Column('text', { default: 'UTC' }) timeZone: string;
  @Column('text', { default: 'US' }) country: string;
  @Column('text', { default: 'february_28' }) leapDay: CalendarSettings['leapDay'];
  /** In the user's time zone. */
  @Column('int', { default: 9 }) reminderHour: number;
  @Column('boolean', { default: false }) isSet: boolean;
  /** When the user added the example people, which is possible once. */
  @Column('timestamptz', { nullable: true }) demoDataAt: Date | null;
}
