import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that shows notifications to its user. */
@Entity('push_devices')
@Holds({
  mine: byUserId,
  account: ['id', 'userId', 'createdAt'],
  secret: ['endpoint', 'auth'],
  derived: ['p256dh'],
})
export class PushDeviceEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  /** The secret address at its push service. */
  @Column('text') endpoint: string;
  /** Its public key, as base64url. */
  @Column('text') p256dh: string;
  /** Its shared secret, as base64url. */
  @Column('text') auth: string;
  @Column('timestamptz') createdAt: Date;
}
