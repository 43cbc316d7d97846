import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AppError, unauthenticated } from '@giftwell/contracts/core/error';
import { isPublic, limitOf, type Route } from '@giftwell/contracts/core/route';
import type { FastifyRequest } from 'fastify';
import { routeOf } from '../route-decorators.js';
import { SessionAuthenticator, type SignedIn } from './session-authenticator.js';
import type { Purpose } from './session-store.js';
import { sessionStrategy, type SessionOptions } from './session.strategy.js';

const purposeOf = (route: Route | 'undeclared'): Purpose =>
  route === 'undeclared' ? { tier: 'read', use: 'any' } : { tier: limitOf(route), use: useOf(route) };

const useOf = ({ method, cachedForUser }: Route): Purpose['use'] =>
  method === 'GET' ? (cachedForUser ? 'cached' : 'any') : 'write';

/** Fills `request.signedIn` on every route, and refuses guests on routes for users. */
@Injectable()
export class SessionGuard extends AuthGuard(sessionStrategy) {
  constructor(private readonly authenticator: SessionAuthenticator) {
    super({ property: 'signedIn' });
  }

  override getAuthenticateOptions(context: ExecutionContext): SessionOptions {
    return { authenticator: this.authenticator, purpose: purposeOf(routeOf(context)) };
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const [{ headers }] = context.getArgs<[FastifyRequest]>();
    if (routeOf(context) === 'undeclared') return true;
    if (headers.cookie === undefined) {
      this.handleRequest(null, null, null, context);
      return true;
    }
    return super.canActivate(context) as Promise<boolean>;
  }

  // The cookie of an expired session is kept, because this answer may arrive after that of a sign-in, which set a new
  // one.
  override handleRequest<User = SignedIn>(
    error: unknown,
    user: SignedIn | null | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    const route = routeOf(context);
    const open = route !== 'undeclared' && isPublic(route);
    if (error) {
      // Public pages work without Redis. A change is refused, because it would be made as a guest.
      if (open && route.method === 'GET') return null as User;
      throw AppError.from(error);
    }
    if (!user && !open) throw unauthenticated();
    return (user || null) as User;
  }
}
