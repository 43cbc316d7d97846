import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { SessionAuthenticator, SignedIn } from './session-authenticator.js';
import type { Purpose } from './session-store.js';

export const sessionStrategy = 'giftwell-session';
export interface SessionOptions {
  authenticator: SessionAuthenticator;
  purpose: Purpose;
}

/** Passport's strategy for sessions. Passport has one for the whole process, so the guard passes the authenticator. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, sessionStrategy) {
  constructor() {
    super({ passOptionsToCallback: true });
  }

  validate(request: FastifyRequest, { authenticator, purpose }: SessionOptions): Promise<SignedIn | null> {
    return authenticator.identify(request, purpose);
  }
}
