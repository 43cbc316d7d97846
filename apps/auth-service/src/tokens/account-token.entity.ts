import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type TokenPurpose = 'reset-password' | 'confirm-address' | 'change-address' | 'finish-sign-up';

/** A single-use link in a mail. The token itself is not stored: see tokens.service.ts. */
@Entity('account_tokens')
@Holds({
  mine: `${byUserId} OR lower(address) = (SELECT lower(email) FROM users WHERE id = $1::int)`,
  account: ['userId', 'purpose', 'address', 'createdAt', 'expiresAt'],
  secret: ['id', 'tokenHash'],
})
export class AccountTokenEntity {
  @PrimaryColumn('uuid') id: string;
  /** SHA-256. */
  @Column('text') tokenHash: string;
  @Column('text') purpose: TokenPurpose;
  /** Null while there is no account yet. */
  @Column('int', { nullable: true }) userId: number | null;
  /** The address that the mail went to. */
  @Column('text') address: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
