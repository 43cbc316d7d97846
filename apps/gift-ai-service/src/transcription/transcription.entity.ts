import type { AudioType, Transcription } from '@giftwell/contracts/gift-ai/transcription';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A transcription job. Its text is kept for a day, for clients that follow it. */
@Entity('transcriptions')
@Holds({
  mine: byUserId,
  account: [
    'userId',
    'audioType',
    'language',
    'state',
    'text',
    'failure',
    'failedAttempts',
    'createdAt',
    'settledAt',
  ],
  secret: ['jobId', 'audioKey'],
})
export class TranscriptionEntity {
  /** Secret: only the client that started it knows it. */
  @PrimaryColumn({ type: 'text' }) jobId: string;
  /** `null` for a guest. */
  @Column({ type: 'int', nullable: true }) userId: number | null;
  /** Where Redis holds the audio until the job is settled. */
  @Column({ type: 'text' }) audioKey: string;
  @Column({ type: 'text' }) audioType: AudioType;
  @Column({ type: 'text', nullable: true }) language: string | null;
  @Column({ type: 'text' }) state: Transcription['state'];
  @Column({ type: 'text', nullable: true }) text: string | null;
  @Column({ type: 'text', nullable: true }) failure: Transcription['failure'];
  /** The number of failed provider calls. */
  @Column({ type: 'int', default: 0 }) failedAttempts: number;
  @Column({ type: 'timestamptz' }) createdAt: Date;
  @Column({ type: 'timestamptz', nullable: true }) settledAt: Date | null;
}
