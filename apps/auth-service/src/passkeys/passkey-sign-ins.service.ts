import type { PasskeyAssertion } from '@giftwell/contracts/auth/passkeys';
import { CONFIG, type AnyCall } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import type { Config } from '../config.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { PasskeysService } from './passkeys.service.js';
import { expectedFrom, passkeyRefused, relyingParty } from './relying-party.js';

/** Signs in with passkeys. */
@Injectable()
export class PasskeySignInsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly challenges: PasskeyChallengesService,
    private readonly passkeys: PasskeysService,
    private readonly accounts: AccountsService,
  ) {}

  /** The browser lets its user choose among all passkeys for this host, so the options name none. */
  async begin() {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const { rpID } = relyingParty(this.config.PUBLIC_URL);
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    await this.challenges.keep(options.challenge, 'sign-in');
    return { options: { ...options } };
  }

  /** One answer for everything that is wrong. */
  async verify(assertion: PasskeyAssertion, call: AnyCall): Promise<Account> {
    const passkey = await this.passkeys.find(assertion.id);
    const counter = passkey && (await this.counterOf(passkey, assertion));
    if (!passkey || counter === null || !(await this.passkeys.use(passkey, counter, call))) {
      await this.passkeys.refuse(call);
      throw passkeyRefused();
    }
    return this.accounts.get(passkey.userId as Parameters<AccountsService['get']>[0]);
  }

  /** The new counter; null for an answer that isn't valid. The library refuses a counter that doesn't increase. */
  private async counterOf(passkey: PasskeyEntity, assertion: PasskeyAssertion): Promise<number | null> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const verified = await verifyAuthenticationResponse({
      ...expectedFrom(this.config.PUBLIC_URL),
      response: assertion,
      expectedChallenge: (challenge) => this.challenges.take(challenge, 'sign-in'),
      credential: {
        ...{ id: passkey.id, counter: Number(passkey.counter) },
        publicKey: new Uint8Array(passkey.publicKey),
      },
    }).catch(() => null);
    return verified?.verified ? verified.authenticationInfo.newCounter : null;
  }
}
