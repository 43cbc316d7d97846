import { profileChangeRoutes } from '@giftwell/contracts/auth/profile';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { toUser } from '../accounts/accounts.service.js';
import { CredentialsService } from '../credentials/credentials.service.js';
import { ProfileService } from './profile.service.js';

@Serves(profileChangeRoutes)
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly credentials: CredentialsService,
  ) {}

  async change(
    { currentPassword, from, ...changes }: HandlerInput<typeof profileChangeRoutes.change>,
    call: UserCall,
  ) {
    if (currentPassword !== undefined) {
      const owner = { password: currentPassword, from, field: 'currentPassword' };
      await this.credentials.reauthenticate(owner, call);
    }
    const { user, sessionEpoch } = await this.profile.change(changes, call);
    return { user: toUser(user), sessionEpoch };
  }
}
