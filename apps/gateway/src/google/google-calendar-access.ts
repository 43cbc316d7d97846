import { Inject, Injectable } from '@nestjs/common';
import { AppError, unauthenticated } from '@giftwell/contracts/core/error';
import { CalendarStore, CONFIG } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config.js';
import { GoogleFlows, type GoogleFlow } from './google-flows.js';
import { GoogleProvider } from './google-provider.js';

const callbackPath = '/api/calendar/google/callback';
/** Only reading, and apart from signing in. */
const scope = [
  'openid',
  'https://www.googleapis.com/auth/calendar.readonly',
  'https://www.googleapis.com/auth/contacts.readonly',
].join(' ');
const flowSchema = z.object({ calendar: z.object({ state: z.string(), verifier: z.string() }) });
const unavailableNow = (cause?: unknown) =>
  new AppError(
    'unavailable',
    'google_unavailable',
    'Google isn’t responding right now. Please try again in a minute.',
    undefined,
    { cause },
  );

/** Gets the access to a user's Google Calendar and stores it for one scan. The browser never gets the token. */
@Injectable()
export class GoogleCalendarAccess {
  constructor(
    private readonly provider: GoogleProvider,
    private readonly flows: GoogleFlows,
    private readonly store: CalendarStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isConfigured(): boolean {
    return this.provider.isConfigured;
  }

  /** The address at Google, for this session and browser. */
  async begin(sessionKey: string, reply: FastifyReply): Promise<string> {
    const client = await import('openid-client');
    const google = await this.provider.configuration().catch((cause: unknown) => {
      throw unavailableNow(cause);
    });
    const [verifier, state] = [client.randomPKCECodeVerifier(), client.randomState()];
    const authUrl = client.buildAuthorizationUrl(google, {
      ...{ scope, state, redirect_uri: this.config.PUBLIC_URL + callbackPath },
      ...{ code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    });
    const session = { calendar: { state, verifier } };
    await this.flows.keep({ session, timeZone: null, linksSession: sessionKey }, reply);
    return authUrl.href;
  }

  /** The one-time id of the access; only in the browser and the session that began. */
  async end(
    request: FastifyRequest,
    reply: FastifyReply,
    session: { userId: number; sessionKey: string } | null | undefined,
  ): Promise<string> {
    const flow = await this.flows.take(request, reply);
    if (!flow || !session || session.sessionKey !== flow.linksSession) throw unauthenticated();
    const accessToken = await this.accessToken(request, flow);
    const tokenId = randomBytes(16).toString('base64url');
    const file = await this.store.open(tokenId);
    if (!file) throw unavailableNow();
    await file.append(new TextEncoder().encode(JSON.stringify({ userId: session.userId, accessToken })));
    await file.finish();
    return tokenId;
  }

  private async accessToken({ url }: FastifyRequest, flow: GoogleFlow): Promise<string> {
    const { calendar } = flowSchema.parse(flow.session);
    const client = await import('openid-client');
    const google = await this.provider.configuration();
    const tokens = await client.authorizationCodeGrant(google, new URL(url, this.config.PUBLIC_URL), {
      ...{ pkceCodeVerifier: calendar.verifier, expectedState: calendar.state },
    });
    return tokens.access_token;
  }
}
