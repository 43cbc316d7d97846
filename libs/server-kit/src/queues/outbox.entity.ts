import type { JobsOptions } from 'bullmq';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Holds } from '../personal-data/holds.js';

@Entity('outbox')
@Holds({
  mine: `(data->>'userId')::int = $1::int`,
  derived: ['id', 'position', 'queue', 'name', 'data', 'options', 'createdAt'],
})
export class OutboxRow {
  @PrimaryColumn('uuid') id: string;
  @Column({ type: 'bigint', insert: false, update: false, select: false }) position: string;
  @Column('text') queue: string;
  @Column('text') name: string;
  @Column('jsonb') data: object;
  @Column('jsonb') options: JobsOptions;
  @Column({ type: 'timestamptz', insert: false, update: false }) createdAt: Date;
}

/** The inbox: jobs and events whose effect is in the database. */
@Entity('handled_jobs')
@Holds({ mine: null, derived: ['id', 'handledAt'] })
export class HandledJobRow {
  @PrimaryColumn('text') id: string;
}

/** How often a job was started; after several crashes it is not started again. */
@Entity('job_starts')
@Holds({ mine: null, derived: ['id', 'starts'] })
export class JobStartRow {
  @PrimaryColumn('text') id: string;
  @Column('int') starts: number;
}
