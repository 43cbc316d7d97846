import type { Clock } from '@giftwell/server-kit';

/**
 * Options for a cache whose entries expire by this clock, when more than their `ttl` milliseconds have passed. Expired
 * entries are deleted soon, because a cache that is rarely asked would otherwise keep their memory.
 */
export const expiresBy = (clock: Clock) => ({
  ttlAutopurge: true,
  ttlResolution: 0,
  perf: { now: () => clock.now().getTime() },
});
