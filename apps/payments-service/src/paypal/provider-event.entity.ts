import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message of the provider, whose signature was verified. What it says is asked from the provider again. */
@Entity('provider_events')
@Holds({
  mine: null,
  derived: ['id', 'type', 'resourceId', 'captureId', 'handledAt', 'receivedAt'],
})
export class ProviderEventEntity {
  @PrimaryColumn('text') id: string;
  @Column('text') type: string;
  @Column('text') resourceId: string;
  @Column('text', { nullable: true }) captureId: string | null;
  @Column('timestamptz', { nullable: true }) handledAt: Date | null;
  @Column('timestamptz') receivedAt: Date;
}
