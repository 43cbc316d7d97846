import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address whose mail server refused it for good: it gets no further mail. */
@Entity('suppressed_addresses')
export class SuppressedAddressEntity {
  /** In lower case. */
  @PrimaryColumn('text') address: string;
  /** The answer of the mail server, such as 550. */
  @Column('text') reason: string;
  @Column('timestamptz') at: Date;
}
