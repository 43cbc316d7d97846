import type { MailList } from '@giftwell/contracts/auth/mail';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A kind of mail that a user has switched off. */
@Entity('mail_opt_outs')
export class MailOptOutEntity {
  @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') list: MailList;
  @Column('timestamptz') since: Date;
}
