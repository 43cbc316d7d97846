import { accountRoutes } from '@giftwell/contracts/auth/auth';
import { AppError, notFound } from '@giftwell/contracts/core/error';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { wishlistOwnerRoutes } from '@giftwell/contracts/planning/reservations';
import { recipientOwnershipRoutes } from '@giftwell/contracts/planning/recipient-access';
import { photoOwnershipRoutes } from '@giftwell/contracts/wishes/photos';
import { ServiceClients, type AnyCall, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';

interface Organizer {
  username: string;
  timeZone: string;
}

const timeoutMs = 1_000;

/** What other services know about the caller. */
@Injectable()
export class OrganizersService {
  constructor(private readonly services: ServiceClients) {}

  async get(call: UserCall): Promise<Organizer> {
    const [{ username, timeZone }, planned] = await Promise.all([this.me(call), this.timeZone(call)]);
    return { username, timeZone: planned ?? timeZone };
  }

  /** Where the caller's dates are counted. Null if they haven't said it since their sign-up, or there is no answer. */
  async timeZone(call: UserCall): Promise<string | null> {
    const asked = this.services.of('planning').call(calendarSettingsRoutes.get, {}, soon(call));
    const settings = await asked.catch(() => null);
    return settings?.isSet ? settings.timeZone : null;
  }

  /** Throws `recipient_not_found` unless the recipient is one of the caller's. */
  async mustOwnRecipient(id: number, call: UserCall): Promise<void> {
    await this.services.of('planning').call(recipientOwnershipRoutes.check, { id }, soon(call));
  }

  /** Throws `photo_not_found` unless the photo is one of the caller's. */
  async mustOwnPhoto(code: string, call: UserCall): Promise<void> {
    await this.services.of('planning').call(photoOwnershipRoutes.check, { code }, soon(call));
  }

  /** Whose wishlist this code opens; null if it opens none. */
  async ownerOfWishlist(shareCode: string, call: UserCall): Promise<number | null> {
    const asked = this.services.of('planning').call(wishlistOwnerRoutes.get, { shareCode }, soon(call));
    const owner = await asked.catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return null;
      throw error;
    });
    return owner && owner.userId;
  }

  /** Throws `group_purchase_not_found` if the caller is one of the people who must not see it. */
  async mustNotBeHiddenFrom(hiddenFrom: string[], call: AnyCall): Promise<void> {
    const { userId } = call;
    if (hiddenFrom.length === 0 || userId === null) return;
    const { email } = await this.me({ ...call, userId });
    if (hiddenFrom.includes(email.toLowerCase())) throw noGroup();
  }

  private async me(call: UserCall) {
    const { user } = await this.services.of('auth').call(accountRoutes.me, {}, soon(call));
    return user;
  }
}

const soon = (call: UserCall): UserCall => ({
  ...call,
  deadline: Math.min(call.deadline, Date.now() + timeoutMs),
});

export const noGroup = () => notFound('group_purchase_not_found', 'Group purchase not found');
