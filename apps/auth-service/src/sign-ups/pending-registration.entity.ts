import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that is opened when the link from the sign-up mail is used. */
@Entity('pending_registrations')
@Holds({
  mine: 'lower(email) = (SELECT lower(email) FROM users WHERE id = $1::int)',
  account: ['username', 'email', 'phoneNumber', 'timeZone', 'createdAt'],
  secret: ['id', 'passwordHash', 'tokenId'],
})
export class PendingRegistrationEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') username: string;
  @Column('text') email: string;
  @Column('text') passwordHash: string;
  @Column('text', { nullable: true }) phoneNumber: string | null;
  @Column('text', { nullable: true }) timeZone: string | null;
  @Column('timestamptz') createdAt: Date;
  /** The link's token; null until the mail was requested. */
  @Column('uuid', { nullable: true }) tokenId: string | null;
}
