import type { HandlerInput } from '@giftwell/contracts/core/route';
import { wishlistOwnerRoutes } from '@giftwell/contracts/planning/reservations';
import { Serves } from '@giftwell/server-kit';
import { PublicWishlistsService } from './public-wishlists.service.js';

@Serves(wishlistOwnerRoutes)
export class WishlistOwnersController {
  constructor(private readonly lists: PublicWishlistsService) {}

  async get({ shareCode }: HandlerInput<(typeof wishlistOwnerRoutes)['get']>) {
    return { userId: await this.lists.ownerOf(shareCode) };
  }
}
