import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { rateLimited } from '@giftwell/contracts/core/error';
import { limitOf, type LimitTier } from '@giftwell/contracts/core/route';
import { CONFIG, LOGGER, type Logger } from '@giftwell/server-kit';
import type { FastifyRequest } from 'fastify';
import { routeOf } from '../answers.js';
import type { Config } from '../config.js';
import { clientAddress } from '../requests/client-address.js';
import { RateLimiter } from './rate-limiter.js';
import { tiers } from './tiers.js';

/** Runs after the session gate: a user is counted by name, a guest by address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    if (route === 'open') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const name = limitOf(route);
    const tier = tiers[name];
    const userId = tier.by === 'user' ? request.signedIn?.userId : undefined;
    const windows = (userId ? tier.user : tier.guest).map(({ limit, ms }) => ({
      ms,
      limit: Math.max(1, Math.round(limit * this.config.RATE_LIMITS_SCALE)),
    }));
    const who = userId ? `user:${userId}` : `from:${clientAddress(request.ip)}`;
    const waitMs = await this.limiter.take(`${name}:${who}`, windows);
    if (waitMs === 0) return true;
    this.logger.warn({ requestId: request.id, tier: name, userId }, 'A rate limit was hit');
    const seconds = Math.ceil(waitMs / 1_000);
    throw rateLimited('too_many_requests', messageFor(name, seconds), seconds);
  }
}

/** Says when to come back, in words. */
export function messageFor(tier: LimitTier, seconds: number): string {
  const wait = inWords(seconds);
  if (tier === 'credentials') return `Too many attempts. Please try again in ${wait}.`;
  if (tier === 'ai') return `That is all the new gift ideas for now. Please come back in ${wait}.`;
  return `That was a lot at once. Please try again in ${wait}.`;
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 5_400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
