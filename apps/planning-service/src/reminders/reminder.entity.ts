import type { ReminderIdea } from '@giftwell/contracts/dates/reminders';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LeadReminder, ReminderKind, ReminderState } from './reminder-plan.js';

/** What became of a reminder. Its key makes a second mail about the same date impossible. */
@Entity('reminders')
@Holds({
  mine: byUserId,
  account: ['userId', 'occasionId', 'occurrence', 'kind', 'state', 'remindOn', 'snoozedFrom', 'createdAt'],
  secret: ['code'],
  derived: ['mailId', 'ideas'],
})
export class ReminderEntity {
  @PrimaryColumn('int') userId: number;
  /** 0 for the digest of a month. */
  @PrimaryColumn('int') occasionId: number;
  /** The date it is about; the first of the month for a digest. */
  @PrimaryColumn('date') occurrence: string;
  @PrimaryColumn('text') kind: ReminderKind;
  @Column('text') state: ReminderState;
  /** The mail that it is part of. */
  @Column('uuid', { nullable: true }) mailId: string | null;
  /** The day to which the user has put it off. */
  @Column('date', { nullable: true }) remindOn: string | null;
  /** The kind of the mail in which the user has put it off. */
  @Column('text', { nullable: true }) snoozedFrom: LeadReminder | null;
  /** The secret part of its link. */
  @Column('text', { nullable: true }) code: string | null;
  /** The ideas in its mail. */
  @Column('jsonb', { nullable: true }) ideas: ReminderIdea[] | null;
  @Column('timestamptz') createdAt: Date;
}
