import type { HandlerInput } from '@giftwell/contracts/core/route';
import { publicWishlistRoutes } from '@giftwell/contracts/planning/reservations';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { PublicWishlistsService } from './public-wishlists.service.js';

type Routes = typeof publicWishlistRoutes;

@Serves(publicWishlistRoutes)
export class PublicWishlistsController {
  constructor(private readonly lists: PublicWishlistsService) {}

  get({ shareCode }: HandlerInput<Routes['get']>) {
    return this.lists.get(shareCode);
  }

  taken(input: HandlerInput<Routes['taken']>, call: AnyCall) {
    return this.lists.taken(input, call);
  }

  async reserve(input: HandlerInput<Routes['reserve']>, call: AnyCall) {
    return { reservation: await this.lists.reserve(input, call) };
  }
}
