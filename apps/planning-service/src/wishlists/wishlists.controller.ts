import type { HandlerInput } from '@giftwell/contracts/core/route';
import { wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { WishlistItemsService } from './wishlist-items.service.js';
import { WishlistRemovalService } from './wishlist-removal.service.js';
import { WishlistsService } from './wishlists.service.js';

type Routes = typeof wishlistRoutes;
const done = { ok: true as const };

@Serves(wishlistRoutes)
export class WishlistsController {
  constructor(
    private readonly wishlists: WishlistsService,
    private readonly items: WishlistItemsService,
    private readonly removal: WishlistRemovalService,
  ) {}

  async list(_input: HandlerInput<Routes['list']>, { userId }: UserCall) {
    return { wishlists: await this.wishlists.list(userId) };
  }

  async get({ id }: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return { wishlist: await this.wishlists.get(userId, id) };
  }

  async create(input: HandlerInput<Routes['create']>, call: UserCall) {
    return { wishlist: await this.wishlists.create(call, input) };
  }

  async update(input: HandlerInput<Routes['update']>, call: UserCall) {
    return { wishlist: await this.wishlists.update(call, input) };
  }

  async renewLink({ id }: HandlerInput<Routes['renewLink']>, call: UserCall) {
    return { wishlist: await this.wishlists.renewLink(call, id) };
  }

  async remove({ id }: HandlerInput<Routes['remove']>, call: UserCall) {
    await this.removal.remove(call, id);
    return done;
  }

  async addItem(input: HandlerInput<Routes['addItem']>, { userId }: UserCall) {
    return { item: await this.items.add(userId, input) };
  }

  async updateItem(input: HandlerInput<Routes['updateItem']>, { userId }: UserCall) {
    return { item: await this.items.update(userId, input) };
  }

  async moveItem(input: HandlerInput<Routes['moveItem']>, { userId }: UserCall) {
    await this.items.move(userId, input);
    return done;
  }

  async removeItem({ id }: HandlerInput<Routes['removeItem']>, { userId }: UserCall) {
    await this.items.remove(userId, id);
    return done;
  }
}
