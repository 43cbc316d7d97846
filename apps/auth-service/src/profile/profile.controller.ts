import { profileRoutes } from '@giftwell/contracts/auth/profile';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { toUser } from '../accounts/accounts.service.js';
import { ProfileService } from './profile.service.js';

@Serves(profileRoutes)
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  async change(input: HandlerInput<typeof profileRoutes.change>, call: UserCall) {
    return { user: toUser(await this.profile.change(input, call)) };
  }
}
