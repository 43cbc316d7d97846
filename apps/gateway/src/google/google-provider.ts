import { Inject, Injectable } from '@nestjs/common';
import { callProvider, CONFIG } from '@giftwell/server-kit';
import type { Configuration } from 'openid-client';
import type { Config } from '../config.js';

const timeoutSeconds = 5;

/** Google as an OpenID provider; another issuer can be configured. */
@Injectable()
export class GoogleProvider {
  private registered: Promise<void> | undefined;
  private found: Promise<Configuration> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isConfigured(): boolean {
    return this.config.GOOGLE_CLIENT_ID !== undefined;
  }

  /**
   * Registers the strategy with Passport. Google is asked for its addresses and keys by the first sign-in, so that the
   * gateway starts without it; rejects while it doesn't answer.
   */
  ready(): Promise<void> {
    this.registered ??= this.register().catch((error: unknown) => {
      this.registered = undefined;
      throw error;
    });
    return this.registered;
  }

  /** Google's metadata, fetched once. Rejects while Google doesn't answer. */
  configuration(): Promise<Configuration> {
    this.found ??= this.discover().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async register(): Promise<void> {
    const { GoogleStrategy } = await import('./google.strategy.js');
    new GoogleStrategy(await this.configuration(), this.config.PUBLIC_URL);
  }

  private async discover(): Promise<Configuration> {
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = this.config;
    const client = await import('openid-client');
    const issuer = new URL(GOOGLE_ISSUER);
    const execute = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const options = {
      ...{ execute: [...execute, client.enableNonRepudiationChecks], timeout: timeoutSeconds },
      [client.customFetch]: (url: string, init: RequestInit) =>
        callProvider('google', () => fetch(url, init)),
    };
    return client.discovery(issuer, GOOGLE_CLIENT_ID!, GOOGLE_CLIENT_SECRET, undefined, options);
  }
}
