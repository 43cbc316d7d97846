import type { MailList } from '@giftwell/contracts/auth/mail';
import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A kind of mail that the owner of an address has switched off, with or without an account. */
@Entity('address_opt_outs')
@Holds({
  mine: null,
  derived: ['digest', 'list', 'since'],
})
export class AddressOptOutEntity {
  /** From the address in lower case and a key, so that the row tells nobody's address. */
  @PrimaryColumn('text') digest: string;
  @PrimaryColumn('text') list: MailList;
  @Column('timestamptz') since: Date;
}
