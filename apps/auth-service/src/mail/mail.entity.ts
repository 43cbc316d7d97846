import type { MailList } from '@giftwell/contracts/auth/mail';
import type { MailProps } from '@giftwell/mail-templates';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `unwanted`: switched off by the user; `expired`: too late to be useful; `failed`: failed for days. */
export type MailState = 'waiting' | 'sent' | 'suppressed' | 'unwanted' | 'expired' | 'failed';

@Entity('mails')
@Holds({
  mine: `${byUserId} OR lower(address) = (SELECT lower(email) FROM users WHERE id = $1::int)`,
  account: [
    'id',
    'userId',
    'address',
    'list',
    'otherLists',
    'template',
    'state',
    'attempts',
    'sentTo',
    'createdAt',
    'validUntil',
    'settledAt',
  ],
  secret: ['data'],
  derived: ['key', 'topic', 'messageId', 'senderId'],
})
export class MailEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  /** Unique: a second request with the same key is ignored. */
  @Column('text') key: string;
  /** Of mails to one reader about the same, only the last waits. */
  @Column('text', { nullable: true }) topic: string | null;
  @Column('int', { nullable: true }) userId: number | null;
  /** The recipient's address; null for the user's address at the time of sending. */
  @Column('text', { nullable: true }) address: string | null;
  /** The user who caused a mail to another person's address. The id stays when their account is deleted. */
  @Column('int', { nullable: true }) senderId: number | null;
  /** Null if the reader requested the mail. */
  @Column('text', { nullable: true }) list: MailList | null;
  /** Further lists that it stands for: it is sent unless all of them are switched off. */
  @Column('text', { array: true, nullable: true }) otherLists: MailList[] | null;
  @Column('text') template: keyof MailProps;
  /** Cleared once the mail is settled. */
  @Column('jsonb') data: object;
  /** The same in every attempt, so that copies are recognized. */
  @Column('text') messageId: string;
  @Column('text', { default: 'waiting' }) state: MailState;
  @Column('int', { default: 0 }) attempts: number;
  /** In lower case, after sending. */
  @Column('text', { nullable: true }) sentTo: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) validUntil: Date | null;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
}
