import { Column, Entity, PrimaryColumn } from 'typeorm';
import { byUserId, Holds } from '../personal-data/holds.js';

/** A request that creates something, with its answer, for a day. For services with such routes. */
@Entity('idempotency_keys')
@Holds({
  mine: byUserId,
  derived: ['userId', 'key', 'body', 'run', 'committed', 'answer', 'at', 'heartbeatAt'],
})
export class IdempotencyKeyRow {
  @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') key: string;
  @Column('text') body: string;
  @Column('uuid') run: string;
  @Column('boolean') committed: boolean;
  /** JSON. */
  @Column('text', { nullable: true }) answer: string | null;
  @Column('timestamptz') at: Date;
  /** When its process was last there, by the clock of the database. */
  @Column('timestamptz') heartbeatAt: Date;
}
