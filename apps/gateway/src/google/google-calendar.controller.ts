import { Controller, Inject, Req, Res } from '@nestjs/common';
import { notFound } from '@giftwell/contracts/core/error';
import { googleCalendarRoutes } from '@giftwell/contracts/gateway/google-calendar';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlesRoute, PublicEndpoint } from '../route-decorators.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { flatInput } from '../requests/flat-input.js';
import { SessionAuthenticator } from '../sessions/session-authenticator.js';
import { GoogleCalendarAccess } from './google-calendar-access.js';
import { problemOf } from './google-problem.js';

/** A page without the app: it tells the window that opened it and closes itself. */
const page = '/calendar-connected.html';
const addressWith = (said: Record<string, string>) => `${page}?${new URLSearchParams(said)}`;

/** Lets a user allow that their Google Calendar is read once. */
@Controller()
export class GoogleCalendarController {
  constructor(
    private readonly access: GoogleCalendarAccess,
    private readonly authenticator: SessionAuthenticator,
    private readonly limits: RateLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @HandlesRoute(googleCalendarRoutes.auth)
  async auth(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    googleCalendarRoutes.auth.input.parse(flatInput(request));
    if (!this.access.isConfigured) throw notFound('google_not_set_up', 'Google Calendar isn’t set up here.');
    return { authUrl: await this.access.begin(request.signedIn!.sessionKey, reply) };
  }

  @PublicEndpoint('calendar/google/callback')
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const to = await this.connect(request, reply).catch((error: unknown) => {
      const problem = problemOf(error);
      if (problem !== 'access_denied') this.logger.warn({ problem }, 'Google Calendar not connected');
      return addressWith({ error: 'calendar_auth_failed', message: problem });
    });
    return reply.redirect(to, 303);
  }

  private async connect(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    await this.limits.count('credentials', request, reply);
    const session = await this.authenticator.identify(request, { tier: 'read', use: 'any' });
    const tokenId = await this.access.end(request, reply, session);
    return addressWith({ calendar_auth_success: 'true', token_id: tokenId });
  }
}
