import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Corrections } from './corrections.js';
import type { LearnedAct } from './learned-act.js';

/** The acts of one recipient, or, without a recipient key, the accuracy for the user. */
@Entity('ml_model_data')
@Holds({
  mine: byUserId,
  account: [
    'id',
    'userId',
    'recipientId',
    'modelVersion',
    'trainingData',
    'accuracy',
    'confidenceScore',
    'lastTrainedAt',
    'isActive',
  ],
  thirdPerson: ['recipientKey'],
})
export class MlModelEntity {
  @PrimaryGeneratedColumn({ type: 'int' }) id: number;
  @Column({ type: 'int' }) userId: number;
  @Column({ type: 'int', nullable: true }) recipientId: number | null;
  @Column({ type: 'text', nullable: true }) recipientKey: string | null;
  @Column({ type: 'text' }) modelVersion: string;
  @Column({ type: 'jsonb' }) trainingData: { acts: LearnedAct[]; corrections?: Corrections };
  /** Share of ratings whose side was predicted; `null` before the first one. */
  @Column({ type: 'float8', nullable: true }) accuracy: number | null;
  @Column({ type: 'float8', default: 0 }) confidenceScore: number;
  @Column({ type: 'timestamptz' }) lastTrainedAt: Date;
  @Column({ type: 'boolean', default: true }) isActive: boolean;
}
