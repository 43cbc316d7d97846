import { Inject, Injectable } from '@nestjs/common';
import { rateLimited } from '@giftwell/contracts/core/error';
import type { LimitTier } from '@giftwell/contracts/core/route';
import { CONFIG, LOGGER, type Logger } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { clientAddress } from '../requests/client-address.js';
import { GuestCookie } from './guest-cookie.js';
import { keyPrefix, RateLimiter, type Counter } from './rate-limiter.js';
import { embeddedIdeas, missCost, type Tier, tiers, type Window } from './tiers.js';
import { limitMessage } from './limit-message.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if the request was counted when the session was read: 0, or the milliseconds to wait. */
    waitMs?: number;
  }
}

/** The tiers of requests with share codes. */
export type GuessableTier = 'share_code' | 'live';

/** The counters of a tier; a key is the prefix, the user's id or address, a colon and the length of the window. */
export interface UserLimits {
  by: Tier['by'];
  prefix: string;
  windows: Window[];
}

/** Chooses the counters of each tier, and throws the error when a limit is exceeded. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly limiter: RateLimiter,
    private readonly guests: GuestCookie,
  ) {}

  /** The counters of signed-in users in a tier, so that reading the session can count them. */
  ofUsers(tier: LimitTier): UserLimits {
    const { by, user, guest } = this.tierOf(tier);
    return by === 'user'
      ? { by, prefix: `${keyPrefix}${tier}:user:`, windows: this.scaled(user) }
      : { by, prefix: `${keyPrefix}${tier}:from:`, windows: this.scaled(guest) };
  }

  /**
   * Counts a request, or throws `rate_limited`. A guest who asks for ideas or pays gets a cookie that identifies the
   * browser for further requests.
   */
  async count(tier: LimitTier, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isGuest = !request.signedIn;
    const waitMs = await this.waitMsOf(tier, request, reply);
    if (waitMs === 0) return;
    const userId = request.signedIn?.userId;
    this.logger.warn({ requestId: request.id, tier, userId }, 'Rate limit exceeded');
    const seconds = Math.ceil(waitMs / 1_000);
    throw rateLimited('too_many_requests', limitMessage(tier, seconds, isGuest), seconds);
  }

  private async waitMsOf(tier: LimitTier, request: FastifyRequest, reply: FastifyReply): Promise<number> {
    const own = this.ownCounters(tier, request, reply);
    const { waitMs } = request;
    if (waitMs === undefined) return this.limiter.take([...this.countersOf(tier, request), ...own]);
    this.limiter.redisCounts();
    return waitMs > 0 || own.length === 0 ? waitMs : this.limiter.take(own);
  }

  /** Of one guest's browser, or of the user in a tier that counts addresses. */
  private ownCounters(name: LimitTier, request: FastifyRequest, reply: FastifyReply): Counter[] {
    const { by, session } = this.tierOf(name);
    const { signedIn } = request;
    if (!session || (signedIn && by === 'user')) return [];
    const who = signedIn ? `user:${signedIn.userId}` : `guest:${this.guests.idOf(request, reply)}`;
    return [{ key: `${name}:${who}`, windows: this.scaled(session) }];
  }

  /** Requests for unknown share codes count more, to stop guessing. */
  async countMiss(request: FastifyRequest, tier: GuessableTier = 'share_code'): Promise<void> {
    await this.limiter.charge(this.countersOf(tier, request), missCost - 1);
  }

  /** A user by id, a guest by address. */
  private countersOf(name: LimitTier, { signedIn, ip }: FastifyRequest): Counter[] {
    const tier = this.tierOf(name);
    const userId = tier.by === 'user' ? signedIn?.userId : undefined;
    return userId
      ? [{ key: `${name}:user:${userId}`, windows: this.scaled(tier.user) }]
      : [{ key: `${name}:from:${clientAddress(ip)}`, windows: this.scaled(tier.guest) }];
  }

  /** Ideas and notes have strict limits only if a paid provider is used. */
  private tierOf(name: LimitTier): Tier {
    return name === 'ai' && !this.config.PAID_PROVIDERS ? embeddedIdeas : tiers[name];
  }

  private scaled(windows: Window[]): Window[] {
    const scale = this.config.RATE_LIMITS_SCALE;
    return windows.map(({ limit, ms }) => ({ ms, limit: Math.max(1, Math.round(limit * scale)) }));
  }
}
