import { Controller, Req } from '@nestjs/common';
import { googleAccountRoutes, googleSignInRoutes } from '@giftwell/contracts/auth/google';
import { notFound } from '@giftwell/contracts/core/error';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { clientAddress } from '../requests/client-address.js';
import { flatInput } from '../requests/flat-input.js';
import { sessionsUnavailable } from '../sessions/session-authenticator.js';
import { GoogleFlows } from './google-flows.js';
import { GoogleProvider } from './google-provider.js';

/** Says whether Google is set up, and allows a session to link its account. */
@Controller()
export class GoogleOptionsController {
  constructor(
    private readonly services: ServiceClients,
    private readonly provider: GoogleProvider,
    private readonly flows: GoogleFlows,
  ) {}

  @HandlesRoute(googleSignInRoutes.options)
  options(@Req() request: FastifyRequest) {
    googleSignInRoutes.options.input.parse(flatInput(request));
    return { google: this.provider.isConfigured };
  }

  @HandlesRoute(googleSignInRoutes.allowLink)
  async allowLink(@Req() request: FastifyRequest) {
    const { password } = googleSignInRoutes.allowLink.input.parse(flatInput(request));
    if (!this.provider.isConfigured)
      throw notFound('google_not_set_up', 'Signing in with Google isn’t set up here.');
    const attempt = { password, from: clientAddress(request.ip) };
    const auth = this.services.of('auth');
    const done = await auth.call(
      googleAccountRoutes.allowLink,
      attempt,
      callerOf(request, googleAccountRoutes.allowLink),
    );
    await this.flows.allowLink(request.signedIn!.sessionKey).catch((cause: unknown) => {
      throw sessionsUnavailable(cause);
    });
    return done;
  }
}
