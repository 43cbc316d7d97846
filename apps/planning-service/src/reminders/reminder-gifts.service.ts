import type { RequestInput } from '@giftwell/contracts/core/route';
import type { giftRoutes } from '@giftwell/contracts/planning/gifts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GiftsService } from '../gifts/gifts.service.js';
import { GiftWritesService } from '../gifts/gift-writes.service.js';

type NewGift = Omit<RequestInput<typeof giftRoutes.create>, 'price' | 'state'>;

/** Adds gifts for users who are known only by the code of a reminder. */
@Injectable()
export class ReminderGiftsService {
  constructor(
    private readonly gifts: GiftsService,
    private readonly writes: GiftWritesService,
  ) {}

  /** Adds a bought gift, unless `wanted` says in the same transaction that none is. */
  async addBought(userId: number, wanted: (tx: EntityManager) => Promise<NewGift | null>): Promise<void> {
    await this.writes.byCode(userId, async (tx, calendar) => {
      const gift = await wanted(tx);
      if (gift) await this.gifts.add(tx, calendar, { userId, source: 'own' }, { ...gift, state: 'bought' });
    });
  }
}
