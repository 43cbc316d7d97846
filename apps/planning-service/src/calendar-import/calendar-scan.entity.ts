import type { CalendarScan, CalendarSource } from '@giftwell/contracts/calendar/calendar-import';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A scan of a calendar. What it reads and finds is in Redis, encrypted with keys that only this row has. */
@Entity('calendar_scans')
@Holds({
  mine: byUserId,
  account: ['userId', 'source', 'state', 'failure', 'progress'],
  secret: ['scanId', 'fileKey', 'resultKey'],
})
export class CalendarScanEntity {
  @PrimaryColumn({ type: 'text' }) scanId: string;
  @Column({ type: 'int' }) userId: number;
  @Column({ type: 'text' }) source: CalendarSource;
  /** Of the file, the text or Google's access token; deleted with it after the scan. */
  @Column({ type: 'text', nullable: true }) fileKey: string | null;
  @Column({ type: 'text', nullable: true }) resultKey: string | null;
  @Column({ type: 'text' }) state: CalendarScan['state'];
  @Column({ type: 'text', nullable: true }) failure: CalendarScan['failure'];
  @Column({ type: 'int', default: 0 }) progress: number;
}
