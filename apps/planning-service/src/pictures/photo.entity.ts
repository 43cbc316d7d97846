import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture of a thing. A trigger deletes it with the last item, gift or group gift that shows it. */
@Entity('photos')
@Holds({ mine: byUserId, account: ['id', 'userId', 'picture', 'createdAt'], secret: ['code'] })
export class PhotoEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  /** The secret part of its address. */
  @Column('text') code: string;
  /** WebP. */
  @Column('bytea') picture: Buffer;
  @Column('timestamptz') createdAt: Date;
}
