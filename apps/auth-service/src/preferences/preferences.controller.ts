import { notificationRoutes } from '@giftwell/contracts/auth/notifications';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { PreferencesService } from './preferences.service.js';

type Routes = typeof notificationRoutes;

@Serves(notificationRoutes)
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  get(_: object, { userId }: UserCall) {
    return this.preferences.notificationsOf(userId);
  }

  async change(changes: HandlerInput<Routes['change']>, { userId }: UserCall) {
    await this.preferences.changeNotifications(userId, changes);
    return this.preferences.notificationsOf(userId);
  }

  async byLink({ token, on }: HandlerInput<Routes['byLink']>) {
    return { list: await this.preferences.changeByLink(token, on), on };
  }

  async oneClick({ token }: HandlerInput<Routes['oneClick']>) {
    await this.preferences.changeByLink(token, false);
    return { ok: true as const };
  }
}
