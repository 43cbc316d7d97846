import { Injectable } from '@nestjs/common';
import { AppError, unavailable } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import type { FastifyRequest } from 'fastify';
import { ResponseCache } from '../response-cache/response-cache.js';
import { clientAddress } from '../requests/client-address.js';
import { SessionCookie } from './session-cookie.js';
import { SessionEpochs } from './session-epochs.js';
import { SessionStore, type Purpose } from './session-store.js';

/** The signed-in user of a request. */
export interface SignedIn {
  userId: UserId;
  sessionKey: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn | null;
  }
}

/** Authenticates requests: the only place that creates a UserId. */
@Injectable()
export class SessionAuthenticator {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly store: SessionStore,
    private readonly epochs: SessionEpochs,
    private readonly cache: ResponseCache,
  ) {}

  /**
   * Also counts the request in its tier, if the session is known to be valid, and reads the version of the user's
   * rows.
   */
  async identify(request: FastifyRequest, purpose: Purpose): Promise<SignedIn | null> {
    const id = this.cookie.read(request.headers.cookie);
    if (!id) return null;
    try {
      const address = clientAddress(request.ip);
      const visit = await this.store.visit(id, { ...purpose, requestId: request.id, address });
      if (!visit) return null;
      const { session, epoch: remembered, waitMs, version } = visit;
      const userId = session.userId as UserId;
      const rows = this.cache.rowsOf(userId, version);
      const epoch = await this.epochs.current(userId, remembered, request.id);
      // An older session was ended with all others, or restored by a Redis that lost its last writes.
      if (epoch !== null && session.epoch >= epoch) {
        request.waitMs = waitMs;
        if (rows !== undefined) request.rows = rows;
        if (purpose.use === 'write') request.writesFor = userId;
        return { userId, sessionKey: session.key };
      }
      await this.store.end(userId, session.key);
      return null;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw sessionsUnavailable(error);
    }
  }

  /** Whether a session is still open. */
  async isOpen(sessionKey: string, requestId: string): Promise<boolean> {
    const session = await this.store.find(sessionKey);
    return session !== null && this.epochs.isCurrent(session, requestId);
  }
}

export function sessionsUnavailable(cause: unknown): AppError {
  const { kind, code, message } = unavailable(
    'sessions_unavailable',
    'We can’t check your sign-in right now. Please try again in a moment.',
  );
  return new AppError(kind, code, message, undefined, { cause });
}
