import { unauthenticated } from '@giftwell/contracts/core/error';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../requests/client-address.js';
import { sessionsUnavailable } from './session-authenticator.js';
import { SessionStore } from './session-store.js';

/** What auth-service needs to check that a request comes from the owner, and not from a stolen session. */
@Injectable()
export class SessionOwner {
  constructor(private readonly store: SessionStore) {}

  /** The address of the caller, and when the session was opened. Throws for a guest. */
  async of(request: FastifyRequest): Promise<{ from: string; signedInAt: string }> {
    if (!request.signedIn) throw unauthenticated();
    const session = await this.store.find(request.signedIn.sessionKey).catch((error: unknown) => {
      throw sessionsUnavailable(error);
    });
    if (!session) throw unauthenticated();
    return { from: clientAddress(request.ip), signedInAt: session.createdAt.toISOString() };
  }
}
