import { Controller, Inject, Req, Res } from '@nestjs/common';
import { AppError, notFound, unauthenticated } from '@giftwell/contracts/core/error';
import { googleCalendarRoutes } from '@giftwell/contracts/gateway/google-calendar';
import { CalendarStore, CONFIG, LOGGER, type Logger } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Answers, Open } from '../answers.js';
import type { Config } from '../config.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { flatInput } from '../requests/flat-input.js';
import { SessionGate } from '../sessions/session-gate.js';
import { GoogleFlows, type GoogleFlow } from './google-flows.js';
import { problemOf } from './google-problem.js';
import { GoogleProvider } from './google-provider.js';

const callbackPath = '/api/calendar/google/callback';
/** Only reading, and apart from signing in. */
const scope = [
  'openid',
  'https://www.googleapis.com/auth/calendar.readonly',
  'https://www.googleapis.com/auth/contacts.readonly',
].join(' ');
/** A page without the app: it tells the window that opened it and closes itself. */
const page = '/calendar-connected.html';
const flowSchema = z.object({ calendar: z.object({ state: z.string(), verifier: z.string() }) });
const failed = (problem: string) =>
  `${page}?${new URLSearchParams({ error: 'calendar_auth_failed', message: problem })}`;

/** Lets a user allow that their Google Calendar is read once. The access token never reaches the browser. */
@Controller()
export class GoogleCalendarController {
  constructor(
    private readonly provider: GoogleProvider,
    private readonly flows: GoogleFlows,
    private readonly gate: SessionGate,
    private readonly limits: RateLimits,
    private readonly store: CalendarStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Answers(googleCalendarRoutes.auth)
  async auth(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    googleCalendarRoutes.auth.input.parse(flatInput(request));
    if (!this.provider.isConfigured)
      throw notFound('google_not_set_up', 'Google Calendar isn’t set up here.');
    const client = await import('openid-client');
    const google = await this.provider.configuration().catch(googleUnavailable);
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const authUrl = client.buildAuthorizationUrl(google, {
      ...{ scope, state, redirect_uri: this.config.PUBLIC_URL + callbackPath },
      ...{ code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    });
    const { sessionKey } = request.signedIn!;
    const session = { calendar: { state, verifier } };
    await this.flows.keep({ session, timeZone: null, linksSession: sessionKey }, reply);
    return { authUrl: authUrl.href };
  }

  @Open('calendar/google/callback')
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const to = await this.connect(request, reply).catch((error: unknown) => {
      const problem = problemOf(error);
      if (problem !== 'access_denied') this.logger.warn({ problem }, 'Google Calendar not connected');
      return failed(problem);
    });
    return reply.redirect(to, 303);
  }

  /** Only in the browser and the session that began it. */
  private async connect(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    await this.limits.count('credentials', request, reply);
    const flow = await this.flows.take(request, reply);
    const session = await this.gate.identify(request, { tier: 'read', use: 'any' });
    if (!flow || !session || session.sessionKey !== flow.linksSession) throw unauthenticated();
    const accessToken = await this.accessToken(request, flow);
    const tokenId = await this.keep({ userId: session.userId, accessToken });
    return `${page}?${new URLSearchParams({ calendar_auth_success: 'true', token_id: tokenId })}`;
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

  /** Encrypted with the id, which only the page gets. */
  private async keep(access: { userId: number; accessToken: string }): Promise<string> {
    const tokenId = randomBytes(16).toString('base64url');
    const file = await this.store.open(tokenId);
    if (!file) throw googleUnavailable(null);
    await file.append(new TextEncoder().encode(JSON.stringify(access)));
    await file.finish();
    return tokenId;
  }
}

function googleUnavailable(cause: unknown): never {
  throw new AppError(
    'unavailable',
    'google_unavailable',
    'Google isn’t responding right now. Please try again in a minute.',
    undefined,
    { cause },
  );
}
