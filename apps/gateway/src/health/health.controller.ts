import { Controller, Inject, Res } from '@nestjs/common';
import { readiness, REDIS, ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import { PublicEndpoint } from '../route-decorators.js';
import type { Draining } from '../requests/fastify-server.js';
import { DRAINING } from '../tokens.js';

const rememberedMs = 1_000;

@Controller()
export class HealthController {
  private last: { until: number; state: ReturnType<typeof readiness> } | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(DRAINING) private readonly draining: Draining,
    private readonly services: ServiceClients,
  ) {}

  @PublicEndpoint('/health/live')
  live() {
    return { live: true };
  }

  /** Ready while this process answers. A failed dependency only degrades answers, and another gateway would not do better. */
  @PublicEndpoint('/health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { ready: whole, checks } = await this.look();
    const ready = !this.draining.leaving;
    reply.code(ready ? 200 : 503);
    return { ready, degraded: !whole, checks };
  }

  /** Cached for a second, so that frequent checks put no load on the services. */
  private look(): ReturnType<typeof readiness> {
    const now = Date.now();
    if (!this.last || this.last.until < now) {
      const checks = { redis: () => this.redis.ping(), ...this.services.checks() };
      this.last = { until: now + rememberedMs, state: readiness(checks) };
    }
    return this.last.state;
  }
}
