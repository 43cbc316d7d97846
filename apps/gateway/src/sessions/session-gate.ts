import { Injectable } from '@nestjs/common';
import { AppError, unavailable } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import type { FastifyRequest } from 'fastify';
import { SessionCookie } from './session-cookie.js';
import { SessionEpochs } from './session-epochs.js';
import { SessionStore } from './session-store.js';

/** Who is signed in, as the gate found out. */
export interface SignedIn {
  userId: UserId;
  sessionKey: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn | null;
  }
}

/** Tells who a request comes from: the one place that makes a UserId. */
@Injectable()
export class SessionGate {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly store: SessionStore,
    private readonly epochs: SessionEpochs,
  ) {}

  async identify({ headers, id: requestId }: FastifyRequest): Promise<SignedIn | null> {
    const id = this.cookie.read(headers.cookie);
    if (!id) return null;
    try {
      const session = await this.store.visit(id);
      if (!session) return null;
      const userId = session.userId as UserId;
      const epoch = await this.epochs.current(userId, requestId);
      // Older than the epoch: ended with all others, or brought back by a Redis that lost its last writes.
      if (epoch !== null && session.epoch >= epoch) return { userId, sessionKey: session.key };
      await this.store.end(userId, session.key);
      return null;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw sessionsUnavailable(error);
    }
  }
}

export function sessionsUnavailable(cause: unknown): AppError {
  const { kind, code, message } = unavailable(
    'sessions_unavailable',
    'We cannot look up your sign-in right now. Please try again in a moment.',
  );
  return new AppError(kind, code, message, undefined, { cause });
}
