import { PassportStrategy } from '@nestjs/passport';
import type { GoogleIdentity } from '@giftwell/contracts/auth/google';
import { emailSchema } from '@giftwell/contracts/auth/auth';
import { randomNonce, randomState, type Configuration, type IDToken } from 'openid-client';
import { Strategy } from 'openid-client/passport';

export const googleStrategy = 'google';
/** Where the strategy keeps state, nonce and PKCE verifier in `request.session`. */
export const sessionKey = 'google';
export const callbackPath = '/api/auth/google/callback';

/** Whether a request begins a sign-in or returns from Google. */
export interface GoogleStep {
  step: 'start' | 'return';
}
/** What the guard finds out: where to send the browser, who Google says it is, or the code of a problem. */
export type GoogleAnswer = { redirectTo: string } | { identity: GoogleIdentity } | { problem: string };

interface Actions {
  success(answer: GoogleAnswer): void;
  redirect(url: string): void;
}
interface Tokens {
  claims(): IDToken | undefined;
}

/** openid-client's strategy, always with state, nonce and PKCE. Passport has one for the whole process. */
export class GoogleStrategy extends PassportStrategy(Strategy, googleStrategy) {
  constructor(config: Configuration, publicUrl: string) {
    const callbackURL = `${publicUrl}${callbackPath}`;
    super({ config, callbackURL, sessionKey, scope: 'openid email profile' });
  }

  override authorizationRequestParams(): URLSearchParams {
    return new URLSearchParams({ state: randomState(), nonce: randomNonce(), prompt: 'select_account' });
  }

  /** Decided by the step, not by the address, which anyone can send with or without a code. */
  override shouldInitiateAuthRequest(_request: unknown, _url: URL, options: object): boolean {
    return (options as GoogleStep).step === 'start';
  }

  override authenticate(request: unknown, options: object): void {
    const actions = this as unknown as Actions;
    // Passport would redirect with methods that Fastify's replies don't have.
    actions.redirect = (redirectTo) => actions.success({ redirectTo });
    Strategy.prototype.authenticate.call(this as never, request as never, options);
  }

  validate(tokens: Tokens): GoogleAnswer {
    const { iss, sub, email, email_verified: verified, name } = tokens.claims()!;
    return {
      identity: {
        ...{ issuer: iss, subject: sub, emailVerified: verified === true },
        email: emailSchema.safeParse(email).data ?? null,
        name: typeof name === 'string' ? name.slice(0, 500) : null,
      },
    };
  }
}
