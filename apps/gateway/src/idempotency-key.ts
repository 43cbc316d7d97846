import { invalid } from '@giftwell/contracts/core/error';
import { idempotencyHeader, idempotencyKeyPattern } from '@giftwell/contracts/core/open-actions';
import type { Route } from '@giftwell/contracts/core/route';
import type { FastifyRequest } from 'fastify';

/** The idempotency key of a request, for routes that create stored data. */
export function idempotencyKeyOf(
  { creates }: Route,
  { headers, signedIn }: FastifyRequest,
): string | undefined {
  if (!creates || (creates === 'users' && !signedIn)) return undefined;
  const key = headers[idempotencyHeader];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  throw invalid('bad_idempotency_key', 'An Idempotency-Key has 16 to 64 letters, digits, - or _');
}
