import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { googleAccountRoutes, type GoogleIdentity } from '@giftwell/contracts/auth/google';
import { unauthenticated } from '@giftwell/contracts/core/error';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicEndpoint } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { SessionAuthenticator } from '../sessions/session-authenticator.js';
import { SignIns } from '../sessions/sign-ins.js';
import { GoogleFlows, type GoogleFlow } from './google-flows.js';
import { problemOf } from './google-problem.js';
import { GoogleGuard } from './google.guard.js';

const visit = { tier: 'read', use: 'any' } as const;
const linked = '/settings?success=google_linked';
const signedIn = '/?success=google_login';
const failed = (problem: string, linking: boolean) =>
  `${linking ? '/settings' : '/'}?${new URLSearchParams({ error: 'oauth_failed', message: problem })}`;
const timeZoneOf = (value: unknown) =>
  typeof value === 'string' && /^[\w/+-]{1,60}$/.test(value) ? value : null;

/** Redirects browsers to Google and back. Every answer is a redirect, with a code where something went wrong. */
@Controller()
export class GoogleRedirectsController {
  constructor(
    private readonly services: ServiceClients,
    private readonly flows: GoogleFlows,
    private readonly authenticator: SessionAuthenticator,
    private readonly signIns: SignIns,
  ) {}

  @PublicEndpoint('auth/google')
  @UseGuards(GoogleGuard)
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { for: purpose, timeZone } = request.query as Record<string, unknown>;
    const linking = purpose === 'link';
    const to = await this.begin(request, reply, { linking, timeZone: timeZoneOf(timeZone) }).catch(
      (error: unknown) => failed(problemOf(error), linking),
    );
    return reply.redirect(to, 303);
  }

  @PublicEndpoint('auth/google/callback')
  @UseGuards(GoogleGuard)
  async return(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const linking = request.googleFlow?.linksSession != null;
    const to = await this.end(request, reply).catch((error: unknown) => failed(problemOf(error), linking));
    return reply.redirect(to, 303);
  }

  private async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { linking, timeZone }: { linking: boolean; timeZone: string | null },
  ): Promise<string> {
    const { google, googleFlow } = request;
    if (!google || !('redirectTo' in google)) return failed(codeOf(google), linking);
    const linksSession = linking ? await this.permittedSession(request) : null;
    await this.flows.keep({ ...googleFlow!, timeZone, linksSession }, reply);
    return google.redirectTo;
  }

  /** The session that may link its account, because the password was given. */
  private async permittedSession(request: FastifyRequest): Promise<string> {
    const session = await this.authenticator.identify(request, visit);
    if (!session || !(await this.flows.takePermission(session.sessionKey))) throw unauthenticated();
    return session.sessionKey;
  }

  private async end(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { google, googleFlow } = request;
    const linking = googleFlow?.linksSession != null;
    if (!googleFlow || !google || !('identity' in google)) return failed(codeOf(google), linking);
    request.signedIn = await this.authenticator.identify(request, visit);
    if (linking) await this.link(google.identity, googleFlow, request);
    else await this.signIn(google.identity, googleFlow, { request, reply });
    return linking ? linked : signedIn;
  }

  private async link(identity: GoogleIdentity, { linksSession }: GoogleFlow, request: FastifyRequest) {
    if (request.signedIn?.sessionKey !== linksSession) throw unauthenticated();
    await this.services
      .of('auth')
      .call(googleAccountRoutes.link, { identity }, callerOf(request, googleAccountRoutes.link));
  }

  private async signIn(
    identity: GoogleIdentity,
    { timeZone }: GoogleFlow,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    const arrival = { identity, timeZone };
    const verified = await this.services
      .of('auth')
      .call(googleAccountRoutes.signIn, arrival, callerOf(request, googleAccountRoutes.signIn));
    await this.signIns.begin(verified, request, reply);
  }
}

const codeOf = (google: FastifyRequest['google']) =>
  google && 'problem' in google ? google.problem : 'failed';
