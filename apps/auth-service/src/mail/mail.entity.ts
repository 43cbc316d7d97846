import type { MailList } from '@giftwell/contracts/auth/mail';
import type { MailProps } from '@giftwell/mail-templates';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What became of a mail: `unwanted` was switched off, `expired` would have come too late, `failed` was tried for days. */
export type MailState = 'waiting' | 'sent' | 'suppressed' | 'unwanted' | 'expired' | 'failed';

@Entity('mails')
export class MailEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  /** Unique: a second request with the same key is none. */
  @Column('text') key: string;
  @Column('int', { nullable: true }) userId: number | null;
  /** Where it goes; null for the address that the user has when it is sent. */
  @Column('text', { nullable: true }) address: string | null;
  /** Null for what the reader asked for. */
  @Column('text', { nullable: true }) list: MailList | null;
  @Column('text') template: keyof MailProps;
  /** Emptied once it is settled. */
  @Column('jsonb') data: object;
  /** The same in every attempt, so that a second copy is known as one. */
  @Column('text') messageId: string;
  @Column('text', { default: 'waiting' }) state: MailState;
  @Column('int', { default: 0 }) attempts: number;
  /** In lower case, once it was sent. */
  @Column('text', { nullable: true }) sentTo: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) validUntil: Date | null;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
}
