import { passkeyRoutes } from '@giftwell/contracts/auth/passkeys';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { CredentialsService } from '../credentials/credentials.service.js';
import { PasskeyRegistrationsService } from './passkey-registrations.service.js';
import { PasskeySignInsService } from './passkey-sign-ins.service.js';
import { PasskeysService } from './passkeys.service.js';

type Routes = typeof passkeyRoutes;

@Serves(passkeyRoutes)
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly registrations: PasskeyRegistrationsService,
    private readonly signIns: PasskeySignInsService,
    private readonly credentials: CredentialsService,
  ) {}

  async list(_: object, { userId }: UserCall) {
    return { passkeys: await this.passkeys.list(userId) };
  }

  async begin({ password }: HandlerInput<Routes['begin']>, call: UserCall) {
    const owner = await this.credentials.reauthenticate({ password, from: call.clientAddress ?? '' }, call);
    return this.registrations.begin(owner);
  }

  async add({ name, registration }: HandlerInput<Routes['add']>, call: UserCall) {
    return { passkey: await this.registrations.finish(name, registration, call) };
  }

  async remove({ id, password }: HandlerInput<Routes['remove']>, call: UserCall) {
    await this.credentials.reauthenticate({ password, from: call.clientAddress ?? '' }, call);
    await this.passkeys.remove(id, call);
    return { ok: true as const };
  }

  signInOptions() {
    return this.signIns.begin();
  }
}
