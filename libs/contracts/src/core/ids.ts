import { z } from 'zod';

/** A positive integer within Postgres' int4. */
export const idSchema = z.number().int().min(1).max(2_147_483_647);

/** The same from a path or a query: only digits, so that `1e3` or `0x10` is invalid. */
export const idParam = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value),
  idSchema,
);

declare const proof: unique symbol;

/** The id of the signed-in user. Only the session gate creates one, so an id from an input has another type. */
export type UserId = number & { readonly [proof]: 'user' };

/** 128 random bits as base64url. */
export const shareCodeSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'Invalid share code');

/** Identifies a run of a user; 72 random bits as base64url, chosen by the browser. */
export const runKeySchema = z.string().regex(/^[A-Za-z0-9_-]{12}$/, 'Invalid run');
