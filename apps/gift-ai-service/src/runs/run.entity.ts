import type { Understood, WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A request for ideas with what was understood. Its ideas are the suggestions with its id. */
@Entity('suggestion_runs')
@Holds({
  mine: byUserId,
  account: ['id', 'userId', 'recipientId', 'createdAt', 'changedAt'],
  thirdPerson: ['request', 'understood'],
  derived: ['key', 'firstPart', 'lastPart'],
})
export class RunEntity {
  @PrimaryGeneratedColumn({ type: 'int' }) id: number;
  @Column({ type: 'int' }) userId: number;
  /** Chosen by the browser; unique for the user. */
  @Column({ type: 'text' }) key: string;
  @Column({ type: 'int', nullable: true }) recipientId: number | null;
  @Column({ type: 'jsonb' }) request: WizardData;
  @Column({ type: 'jsonb' }) understood: Understood;
  /** Parts before this one belong to attempts that were started over. */
  @Column({ type: 'int', default: 1 }) firstPart: number;
  @Column({ type: 'int', default: 1 }) lastPart: number;
  @Column({ type: 'timestamptz' }) createdAt: Date;
  @Column({ type: 'timestamptz' }) changedAt: Date;
}
