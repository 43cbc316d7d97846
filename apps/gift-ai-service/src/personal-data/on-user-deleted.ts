import { userDeleted } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { AudioStore, Erasure, EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { TranscriptionEntity } from '../transcription/transcription.entity.js';
import { eraseUser } from './erase-user.job.js';

/** Deletes ideas, links to them, what was learned, and recordings. */
@EventHandler(userDeleted)
export class OnUserDeleted implements Handles<typeof userDeleted> {
  constructor(
    private readonly erasure: Erasure,
    private readonly audioStore: AudioStore,
  ) {}

  async handle({ userId }: EventData<typeof userDeleted>, tx: EntityManager): Promise<void> {
    // First, because the rows have the keys of the recordings.
    const recordings = await tx.find(TranscriptionEntity, {
      select: { jobId: true, audioKey: true },
      where: { userId },
    });
    for (const { audioKey } of recordings) await this.audioStore.drop(audioKey);
    await this.erasure.begin(tx, eraseUser, userId);
  }
}
