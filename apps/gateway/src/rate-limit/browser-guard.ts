import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../route-decorators.js';
import { GuestCookie } from './guest-cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id in the browser's cookie, on routes that bind something to it. */
    browser?: string;
  }
}

/** Identifies the browser on routes that bind something to it. */
@Injectable()
export class BrowserGuard implements CanActivate {
  constructor(private readonly cookie: GuestCookie) {}

  canActivate(context: ExecutionContext): boolean {
    const route = routeOf(context);
    if (route === 'undeclared' || !route.passesBrowserId) return true;
    const [request, reply] = context.getArgs<[FastifyRequest, FastifyReply]>();
    request.browser = this.cookie.idOf(request, reply);
    return true;
  }
}
