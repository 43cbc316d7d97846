import type { MailList } from '@giftwell/contracts/auth/mail';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A kind of mail that a user has switched off. */
@Entity('mail_opt_outs')
@Holds({
  mine: byUserId,
  account: ['userId', 'list', 'since'],
})
export class MailOptOutEntity {
  @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') list: MailList;
  @Column('timestamptz') since: Date;
}
