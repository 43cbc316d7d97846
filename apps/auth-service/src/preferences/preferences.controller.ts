import { mailPreferenceRoutes } from '@giftwell/contracts/auth/mail-preferences';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { PreferencesService } from './preferences.service.js';

type Routes = typeof mailPreferenceRoutes;

@Serves(mailPreferenceRoutes)
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  get(_: object, { userId }: UserCall) {
    return this.preferences.of(userId);
  }

  async change({ list, on }: HandlerInput<Routes['change']>, { userId }: UserCall) {
    await this.preferences.change(userId, list, on);
    return this.preferences.of(userId);
  }

  async byLink({ token, on }: HandlerInput<Routes['byLink']>) {
    return { list: await this.preferences.changeByLink(token, on), on };
  }

  async oneClick({ token }: HandlerInput<Routes['oneClick']>) {
    await this.preferences.changeByLink(token, false);
    return { ok: true as const };
  }
}
