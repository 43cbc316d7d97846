import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { limitOf } from '@giftwell/contracts/core/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../answers.js';
import { RateLimits } from './rate-limits.js';

/** Runs after the session gate: a user is counted by id, a guest by address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    if (route === 'open') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const tier = limitOf(route);
    await this.limits.count(tier, request, reply);
    if (tier === 'share_code')
      reply.raw.once('finish', () => {
        if (reply.raw.statusCode === 404) void this.limits.countMiss(request);
      });
    return true;
  }
}
