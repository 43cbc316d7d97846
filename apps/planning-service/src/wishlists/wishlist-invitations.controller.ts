import type { HandlerInput } from '@giftwell/contracts/core/route';
import { wishlistInvitationRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { WishlistInvitationsService } from './wishlist-invitations.service.js';

type Routes = typeof wishlistInvitationRoutes;

@Serves(wishlistInvitationRoutes)
export class WishlistInvitationsController {
  constructor(private readonly invited: WishlistInvitationsService) {}

  async list({ id }: HandlerInput<Routes['list']>, { userId }: UserCall) {
    return { invitations: await this.invited.list(userId, id) };
  }

  async invite(input: HandlerInput<Routes['invite']>, call: UserCall) {
    return { invitations: await this.invited.invite(call, input) };
  }

  async remove(input: HandlerInput<Routes['remove']>, call: UserCall) {
    await this.invited.remove(call, input);
    return { ok: true as const };
  }
}
