import { Clock, Jobs } from '@giftwell/server-kit';
import type { Gift } from '@giftwell/contracts/planning/gifts';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { restorableMs } from '../retention.js';
import { noGift, readGift } from './gift-access.js';
import { GiftWritesService } from './gift-writes.service.js';
import { GiftTargetsService } from './gift-targets.service.js';
import { GiftEntity } from './gift.entity.js';
import { purgeGift } from './purge-gift.job.js';

@Injectable()
export class GiftRemovalService {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly targets: GiftTargetsService,
    private readonly writes: GiftWritesService,
  ) {}

  /** Hides a gift; a job deletes it for good some minutes later. */
  async remove(userId: number, id: number): Promise<void> {
    await this.writes.inTransaction(userId, async (tx) => {
      await readGift(tx, userId, id);
      if (!(await this.hide(tx, { userId, id }))) throw noGift();
    });
  }

  /** The same in a transaction of `GiftWritesService`, for one gift; false if there is none. */
  async hide(
    tx: EntityManager,
    gift: Pick<GiftEntity, 'id' | 'userId'> & Partial<Pick<GiftEntity, 'isTouched'>>,
  ): Promise<boolean> {
    const { userId, id } = gift;
    const deletedAt = this.clock.now();
    const { affected } = await tx.update(
      GiftEntity,
      { ...gift, deletedAt: IsNull() },
      { deletedAt, keptSince: deletedAt },
    );
    if (!affected) return false;
    await this.writes.tell(tx, userId, id);
    await this.jobs.add(tx, purgeGift, { userId, id, deletedAt: deletedAt.toISOString() });
    return true;
  }

  /** Restores a gift deleted some minutes ago; does nothing if it wasn't deleted. */
  async restore(userId: number, id: number): Promise<Gift> {
    return this.writes.inTransaction(userId, async (tx) => {
      const since = new Date(this.clock.now().getTime() - restorableMs);
      const [, restored] = await tx.query<[unknown, number]>(
        `UPDATE gifts SET "deletedAt" = NULL, "keptSince" = $4
         WHERE id = $2 AND "userId" = $1 AND "deletedAt" > $3`,
        [userId, id, since, this.clock.now()],
      );
      const gift = await readGift(tx, userId, id);
      if (restored === 0) return gift;
      await this.targets.checkRoom(tx, userId, gift.recipientId);
      await this.writes.tell(tx, userId, id);
      return gift;
    });
  }
}
