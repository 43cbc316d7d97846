import type { PasskeyRegistration } from '@giftwell/contracts/auth/passkeys';
import { CONFIG, type UserCall } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../accounts/accounts.service.js';
import type { Config } from '../config.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeysService } from './passkeys.service.js';
import { expectedFrom, passkeyRefused, relyingParty } from './relying-party.js';

/** Makes new passkeys with the browser. */
@Injectable()
export class PasskeyRegistrationsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly challenges: PasskeyChallengesService,
    private readonly passkeys: PasskeysService,
  ) {}

  /** For a user who has just given the password. */
  async begin({ id, email, username }: Account) {
    await this.passkeys.checkRoom(id);
    // Loaded with the first passkey, because it takes memory that an idle service doesn't need.
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const known = await this.passkeys.list(id);
    const options = await generateRegistrationOptions({
      ...relyingParty(this.config.PUBLIC_URL),
      ...{ userID: new TextEncoder().encode(`giftwell-${id}`), userName: email, userDisplayName: username },
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.challenges.keep(options.challenge, `add:${id}`);
    return { options: { ...options } };
  }

  /** Checks what the browser made, and adds it. */
  async finish(name: string, registration: PasskeyRegistration, call: UserCall) {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const verified = await verifyRegistrationResponse({
      ...expectedFrom(this.config.PUBLIC_URL),
      response: registration,
      expectedChallenge: (challenge) => this.challenges.take(challenge, `add:${call.userId}`),
    }).catch(() => null);
    if (!verified?.verified) throw passkeyRefused();
    return this.passkeys.add(name, verified.registrationInfo.credential, call);
  }
}
