import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what to what, and how it ended; never the values. The table refuses changes. */
@Entity('audit_log')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Column('timestamptz') at: Date;
  /** The user who acted, where that was proved. */
  @Column('int', { nullable: true }) actor: number | null;
  @Column('text') action: 'register' | 'sign-in';
  /** For example `user:12`. */
  @Column('text', { nullable: true }) object: string | null;
  /** `ok` or the code of the error. */
  @Column('text') result: string;
  @Column('text') requestId: string;
}
