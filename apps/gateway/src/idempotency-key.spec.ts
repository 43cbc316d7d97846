import { AppError } from '@giftwell/contracts/core/error';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import type { FastifyRequest } from 'fastify';
import { httpError } from './requests/http-error.js';
import { idempotencyKeyOf } from './idempotency-key.js';

const key = 'a-key-of-16-signs';
const request = (headers: object, signedIn: object | null = { userId: 1 }) =>
  ({ headers, signedIn }) as unknown as FastifyRequest;

it('is taken where a route creates something', () => {
  const asked = request({ 'idempotency-key': key });
  expect(idempotencyKeyOf(recipientRoutes.create, asked)).toBe(key);
  expect(idempotencyKeyOf(recipientRoutes.list, asked)).toBeUndefined();
  expect(idempotencyKeyOf(recipientRoutes.create, request({}))).toBeUndefined();
});

it('is taken from a guest only where something of a guest is kept', () => {
  const guest = request({ 'idempotency-key': key }, null);
  expect(idempotencyKeyOf(recipientRoutes.create, guest)).toBeUndefined();
  expect(idempotencyKeyOf(sharedSuggestionRoutes.share, guest)).toBe(key);
});

it.each(['short', 'x'.repeat(65), 'sixteen signs, but odd', ['a-key-of-16-signs']])('refuses %j', (value) => {
  const asked = request({ 'idempotency-key': value });
  expect(() => idempotencyKeyOf(recipientRoutes.create, asked)).toThrow(AppError);
});

it('answers 422 for a key that was used for something else', () => {
  expect(httpError(new AppError('invalid', 'idempotency_key_reused', 'No')).status).toBe(422);
});
