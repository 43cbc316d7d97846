import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { SessionGate, SignedIn } from './session-gate.js';
import type { Purpose } from './session-store.js';

export const sessionStrategy = 'giftwell-session';
export interface SessionOptions {
  gate: SessionGate;
  purpose: Purpose;
}

/** Passport's strategy for sessions. Passport has one for the whole process, so the guard passes the gate. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, sessionStrategy) {
  constructor() {
    super({ passOptionsToCallback: true });
  }

  validate(request: FastifyRequest, { gate, purpose }: SessionOptions): Promise<SignedIn | null> {
    return gate.identify(request, purpose);
  }
}
