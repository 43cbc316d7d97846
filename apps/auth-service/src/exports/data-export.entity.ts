import type { DataExport } from '@giftwell/contracts/auth/exports';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A ZIP file with everything about a user; it is deleted after a day. */
@Entity('data_exports')
@Holds({
  mine: byUserId,
  account: ['id', 'userId', 'state', 'bytes', 'createdAt', 'expiresAt'],
})
export class DataExportEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('int') userId: number;
  @Column('text') state: DataExport['state'];
  /** Null until it is ready. */
  @Column('int', { nullable: true }) bytes: number | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
}
