import type { LimitTier } from '@giftwell/contracts/core/route';
import { Clock, createLogger } from '@giftwell/server-kit';
import { testRedisUrl } from '@giftwell/server-kit/testing';
import { Redis } from 'ioredis';
import { GuestCookie } from '../rate-limit/guest-cookie.js';
import { RateLimiter } from '../rate-limit/rate-limiter.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { tiers } from '../rate-limit/tiers.js';
import { gatewayConfig } from '../testing/test-gateway.js';
import { SessionStore } from './session-store.js';

const clock = new Clock();
const logger = createLogger('gateway', 'silent');
let redis: Redis;

beforeAll(async () => {
  redis = new Redis(testRedisUrl(), { enableAutoPipelining: true });
  await redis.flushdb();
});
afterAll(() => redis.disconnect());

it('reads a session in several tiers at once, in one automatic pipeline', async () => {
  const guests = new GuestCookie('http://localhost:3000');
  const limits = new RateLimits(gatewayConfig(), logger, new RateLimiter(redis, logger, clock), guests);
  const store = new SessionStore(redis, clock, limits);
  const id = await store.open(7, 0, 'Chrome on Windows');
  const purposes = Object.keys(tiers).flatMap((tier) =>
    (['any', 'cached', 'write'] as const).map((use) => ({ tier: tier as LimitTier, use })),
  );
  const visits = await Promise.all(
    purposes.map((purpose) => store.visit(id, { ...purpose, requestId: 'a', address: '10.0.0.1' })),
  );
  expect(visits.map((visit) => visit?.session.userId)).toEqual(purposes.map(() => 7));
});
