import type { User } from '@giftwell/contracts/auth/auth';
import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
@Holds({
  mine: 'id = $1::int',
  account: [
    'id',
    'username',
    'email',
    'emailConfirmedAt',
    'phoneNumber',
    'googleIssuer',
    'googleId',
    'googleEmail',
    'profilePicture',
    'authProvider',
    'timeZone',
    'createdAt',
  ],
  secret: ['passwordHash'],
  derived: ['usernameKey', 'sessionEpoch'],
})
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('text') username: string;
  /** Must be unique; see username-key.ts. */
  @Column('text') usernameKey: string;
  /** As written; compared in lower case. */
  @Column('text') email: string;
  /** When a link was used that went to the address. */
  @Column('timestamptz', { nullable: true }) emailConfirmedAt: Date | null;
  /** Null for an account that signs in another way. */
  @Column('text', { nullable: true }) passwordHash: string | null;
  @Column('text', { nullable: true }) phoneNumber: string | null;
  /** Who vouches for `googleId`; both or neither are set, and together they are unique. */
  @Column('text', { nullable: true }) googleIssuer: string | null;
  @Column('text', { nullable: true }) googleId: string | null;
  /** The address at Google when it was linked; identifies nobody. */
  @Column('text', { nullable: true }) googleEmail: string | null;
  @Column('text', { nullable: true }) profilePicture: string | null;
  @Column('text', { default: 'email' }) authProvider: User['authProvider'];
  @Column('text', { default: 'UTC' }) timeZone: string;
  /** Sessions that were opened at a lower epoch are over. */
  @Column('int', { default: 0 }) sessionEpoch: number;
  @Column('timestamptz') createdAt: Date;
}
