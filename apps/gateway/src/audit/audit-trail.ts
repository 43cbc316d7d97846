import { Inject, Injectable } from '@nestjs/common';
import { auditRoutes } from '@giftwell/contracts/auth/audit';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Clock, LOGGER, ServiceClients, type Logger } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../mount.js';
import { clientAddress } from '../requests/client-address.js';

type Entry = HandlerInput<typeof auditRoutes.note>;

const refusals: Record<number, Entry['action']> = {
  401: 'access-denied',
  403: 'access-denied',
  429: 'limit-hit',
};
const againAfterMs = 60_000;
const maxRemembered = 10_000;

/** Sends audit entries to auth-service without waiting. An entry that can't be sent goes to the gateway's log. */
@Injectable()
export class AuditTrail {
  private readonly told = new Map<string, number>();

  constructor(
    private readonly services: ServiceClients,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  tell(entry: Entry, request: FastifyRequest): void {
    this.services
      .of('auth')
      .call(auditRoutes.note, entry, callerOf(request, auditRoutes.note))
      .catch((error: unknown) => {
        const { userId: actor } = callerOf(request);
        this.logger.warn({ err: error, audit: { ...entry, actor } }, 'Audit entry not written');
      });
  }

  /** Records a refused request, at most once a minute for each caller and route, so that a flood can't fill the log. */
  refused(request: FastifyRequest, { statusCode }: FastifyReply): void {
    const action = refusals[statusCode];
    if (!action) return;
    const object = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    const who = request.signedIn?.userId ?? clientAddress(request.ip);
    const key = `${who} ${action} ${object}`;
    const now = this.clock.now().getTime();
    if (now - (this.told.get(key) ?? -Infinity) < againAfterMs) return;
    if (this.told.size >= maxRemembered) this.told.clear();
    this.told.set(key, now);
    this.tell({ action, object, result: String(statusCode) }, request);
  }
}
