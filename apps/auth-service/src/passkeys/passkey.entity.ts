import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A public key whose private half only its owner's device has. */
@Entity('passkeys')
@Holds({
  mine: '"userId" = $1::int',
  account: ['id', 'userId', 'name', 'transports', 'createdAt', 'lastUsedAt'],
  secret: ['publicKey'],
  derived: ['counter'],
})
export class PasskeyEntity {
  /** The id that its device has chosen, as base64url. */
  @PrimaryColumn('text') id: string;
  @Column('int') userId: number;
  /** By its owner. */
  @Column('text') name: string;
  @Column('bytea') publicKey: Buffer;
  /** How often it was used, as its device says; 0 where the device doesn't count. */
  @Column('bigint') counter: string;
  @Column('text', { array: true }) transports: string[];
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
