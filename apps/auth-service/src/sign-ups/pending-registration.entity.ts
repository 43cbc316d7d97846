import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that is opened when the link is used which was mailed at the sign-up. */
@Entity('pending_registrations')
export class PendingRegistrationEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') username: string;
  @Column('text') email: string;
  @Column('text') passwordHash: string;
  @Column('text', { nullable: true }) phoneNumber: string | null;
  @Column('text', { nullable: true }) timeZone: string | null;
  @Column('timestamptz') createdAt: Date;
  /** The token of the link; null until the mail was asked for. */
  @Column('uuid', { nullable: true }) tokenId: string | null;
}
