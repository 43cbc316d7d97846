import { Controller, Req, Res } from '@nestjs/common';
import { accountDeletionRoutes, deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { unauthenticated } from '@giftwell/contracts/core/error';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../answers.js';
import { callerOf } from '../mount.js';
import { clientAddress } from '../requests/client-address.js';
import { flatInput } from '../requests/flat-input.js';
import { AllSessions } from '../sessions/all-sessions.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { sessionsUnavailable } from '../sessions/session-gate.js';
import { SessionStore } from '../sessions/session-store.js';

@Controller()
export class AccountDeletionController {
  constructor(
    private readonly services: ServiceClients,
    private readonly store: SessionStore,
    private readonly all: AllSessions,
    private readonly cookie: SessionCookie,
  ) {}

  @Answers(accountDeletionRoutes.delete)
  async delete(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const input = accountDeletionRoutes.delete.input.parse(flatInput(request));
    if (!request.signedIn) throw unauthenticated();
    const { userId, sessionKey } = request.signedIn;
    const session = await this.store.find(sessionKey).catch((error: unknown) => {
      throw sessionsUnavailable(error);
    });
    if (!session) throw unauthenticated();
    const owner = { from: clientAddress(request.ip), signedInAt: session.createdAt.toISOString() };
    await this.services
      .of('auth')
      .call(deletedAccountRoutes.delete, { ...input, ...owner }, callerOf(request));
    await this.all.end(userId);
    // With storage, because all that this browser keeps may be about the account.
    reply
      .header('clear-site-data', '"cache", "cookies", "storage"')
      .header('set-cookie', this.cookie.remove());
    return { ok: true };
  }
}
