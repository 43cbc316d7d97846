import type { GiftOutcome, GiftState } from '@giftwell/contracts/planning/gift-states';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/**
 * The last event of planning-service about a gift. A deleted gift keeps its revision, so that an older event changes
 * nothing.
 */
@Entity('recorded_gifts')
@Holds({
  mine: byUserId,
  account: ['giftId', 'userId', 'recipientId', 'suggestionId', 'title', 'state', 'outcome', 'kept'],
  thirdPerson: ['recipientKey'],
  derived: ['revision'],
})
export class RecordedGiftEntity {
  @PrimaryColumn('int') giftId: number;
  @Column('int') userId: number;
  @Column('int') recipientId: number;
  /** The recipient's name, normalised. */
  @Column('text') recipientKey: string;
  @Column('int', { nullable: true }) suggestionId: number | null;
  /** Empty if deleted. */
  @Column('text') title: string;
  @Column('text') state: GiftState;
  @Column('text', { nullable: true }) outcome: GiftOutcome | null;
  @Column('boolean') kept: boolean;
  @Column('int') revision: number;
}

/** A recipient that was deleted for good; late events about their gifts change nothing. */
@Entity('gone_recipients')
@Holds({ mine: byUserId, derived: ['recipientId', 'userId'] })
export class DeletedRecipientEntity {
  @PrimaryColumn('int') recipientId: number;
  @Column('int') userId: number;
}

/** Serialises changes of a user's recorded gifts. */
export async function lockRecord(tx: EntityManager, userId: number): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('gift_ai.recorded_gifts'), $1)", [userId]);
}
