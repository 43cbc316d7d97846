import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { limitOf } from '@giftwell/contracts/core/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicLimitOf, routeOf } from '../route-decorators.js';
import { RateLimits } from './rate-limits.js';

/** Runs after the session's authentication: a user is counted by id, a guest by address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    const [request, reply] = context.getArgs<[FastifyRequest, FastifyReply]>();
    const tier = route === 'undeclared' ? publicLimitOf(context) : limitOf(route);
    if (tier === null) return true;
    await this.limits.count(tier, request, reply);
    if (tier === 'share_code' || tier === 'live')
      reply.raw.once('finish', () => {
        if (reply.raw.statusCode === 404) void this.limits.countMiss(request, tier);
      });
    return true;
  }
}
