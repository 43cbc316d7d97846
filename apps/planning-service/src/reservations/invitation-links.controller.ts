import type { HandlerInput } from '@giftwell/contracts/core/route';
import { invitationLinkRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { Serves } from '@giftwell/server-kit';
import { PublicWishlistsService } from './public-wishlists.service.js';

@Serves(invitationLinkRoutes)
export class InvitationLinksController {
  constructor(private readonly lists: PublicWishlistsService) {}

  async check({ code }: HandlerInput<(typeof invitationLinkRoutes)['check']>) {
    return { works: await this.lists.isShared(code) };
  }
}
