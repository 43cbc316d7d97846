import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that asks a recipient what they like. */
@Entity('asks')
@Holds({
  mine: byUserId,
  account: ['recipientId', 'userId', 'from', 'createdAt', 'expiresAt', 'answeredAt'],
  secret: ['code'],
})
export class AskEntity {
  @PrimaryColumn('int') recipientId: number;
  @Column('int') userId: number;
  @Column('text') code: string;
  /** The name under which the user asks. */
  @Column('text') from: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
}
