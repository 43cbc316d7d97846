import { Controller, Req, Res } from '@nestjs/common';
import { openGroupRoutes } from '@giftwell/contracts/payments/open-groups';
import { accountDeletionRoutes, deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';
import { AllSessions } from '../sessions/all-sessions.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { SessionOwner } from '../sessions/session-owner.js';

@Controller()
export class AccountDeletionController {
  constructor(
    private readonly services: ServiceClients,
    private readonly owner: SessionOwner,
    private readonly all: AllSessions,
    private readonly cookie: SessionCookie,
  ) {}

  @HandlesRoute(accountDeletionRoutes.delete)
  async delete(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const input = accountDeletionRoutes.delete.input.parse(flatInput(request));
    const owner = await this.owner.of(request);
    // Before anything is deleted: other people's money may be in it.
    await this.services.of('payments').call(openGroupRoutes.check, {}, callerOf(request));
    await this.services
      .of('auth')
      .call(
        deletedAccountRoutes.delete,
        { ...input, ...owner },
        callerOf(request, deletedAccountRoutes.delete),
      );
    await this.all.end(request.signedIn!.userId);
    // With storage, because all that this browser keeps may be about the account.
    reply
      .header('clear-site-data', '"cache", "cookies", "storage"')
      .header('set-cookie', this.cookie.remove());
    return { ok: true };
  }
}
