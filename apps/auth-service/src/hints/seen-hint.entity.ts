import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A hint that a user has seen on any device. */
@Entity('seen_hints')
@Holds({
  mine: byUserId,
  account: ['userId', 'hint', 'since'],
})
export class SeenHintEntity {
  @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') hint: string;
  @Column('timestamptz') since: Date;
}
