import type { HandlerInput } from '@giftwell/contracts/core/route';
import { giftRoutes } from '@giftwell/contracts/planning/gifts';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { GiftListService } from './gift-list.service.js';
import { GiftRemovalService } from './gift-removal.service.js';
import { GiftsService } from './gifts.service.js';

type Routes = typeof giftRoutes;

@Serves(giftRoutes)
export class GiftsController {
  constructor(
    private readonly gifts: GiftsService,
    private readonly lists: GiftListService,
    private readonly removal: GiftRemovalService,
  ) {}

  list(input: HandlerInput<Routes['list']>, { userId }: UserCall) {
    return this.lists.list(userId, input);
  }

  async get({ id }: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return { gift: await this.lists.get(userId, id) };
  }

  async create(input: HandlerInput<Routes['create']>, { userId }: UserCall) {
    return { gift: await this.gifts.create(userId, input) };
  }

  async update(input: HandlerInput<Routes['update']>, { userId }: UserCall) {
    return { gift: await this.gifts.update(userId, input) };
  }

  async move(input: HandlerInput<Routes['move']>, { userId }: UserCall) {
    return { gift: await this.gifts.move(userId, input) };
  }

  async setOutcome(input: HandlerInput<Routes['setOutcome']>, { userId }: UserCall) {
    return { gift: await this.gifts.setOutcome(userId, input) };
  }

  async remove({ id }: HandlerInput<Routes['remove']>, { userId }: UserCall) {
    await this.removal.remove(userId, id);
    return { ok: true as const };
  }

  async restore({ id }: HandlerInput<Routes['restore']>, { userId }: UserCall) {
    return { gift: await this.removal.restore(userId, id) };
  }
}
