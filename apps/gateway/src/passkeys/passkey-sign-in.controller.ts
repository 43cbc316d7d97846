import { Controller, Req, Res } from '@nestjs/common';
import { passkeyAccountRoutes, passkeySignInRoutes } from '@giftwell/contracts/auth/passkeys';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';
import { SignIns } from '../sessions/sign-ins.js';

/** Opens the session of someone who signs in with a passkey. */
@Controller()
export class PasskeySignInController {
  constructor(
    private readonly services: ServiceClients,
    private readonly signIns: SignIns,
  ) {}

  @HandlesRoute(passkeySignInRoutes.signIn)
  async signIn(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const input = passkeySignInRoutes.signIn.input.parse(flatInput(request));
    const auth = this.services.of('auth');
    const verified = await auth.call(
      passkeyAccountRoutes.verify,
      input,
      callerOf(request, passkeyAccountRoutes.verify),
    );
    return this.signIns.begin(verified, request, reply);
  }
}
