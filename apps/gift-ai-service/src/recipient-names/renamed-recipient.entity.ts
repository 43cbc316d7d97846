import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A recipient with another name than at first, and since when. */
@Entity('renamed_recipients')
@Holds({ mine: byUserId, derived: ['recipientId', 'userId', 'renamedAt'] })
export class RenamedRecipientEntity {
  @PrimaryColumn('int') recipientId: number;
  @Column('int') userId: number;
  @Column('timestamptz') renamedAt: Date;
}
