import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp';

@Entity('recipient_pictures')
@Holds({
  mine: byUserId,
  account: ['recipientId', 'userId'],
  thirdPerson: ['mediaType', 'picture'],
  derived: ['version'],
})
export class RecipientPictureEntity {
  @PrimaryColumn('int') recipientId: number;
  @Column('int') userId: number;
  @Column('text') mediaType: MediaType;
  /** A hash of the bytes, so that the address changes with the picture. */
  @Column('text') version: string;
  @Column('bytea') picture: Buffer;
}
