import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that its mail server doesn't know, so it gets no mail until its owner asks for a link again. */
@Entity('suppressed_addresses')
@Holds({
  mine: 'address = (SELECT lower(email) FROM users WHERE id = $1::int)',
  account: ['address', 'reason', 'at'],
})
export class SuppressedAddressEntity {
  /** In lower case. */
  @PrimaryColumn('text') address: string;
  /** The mail server's answer, such as 550. */
  @Column('text') reason: string;
  @Column('timestamptz') at: Date;
}
