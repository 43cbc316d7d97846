import { invalid } from '@giftwell/contracts/core/error';
import type { FastifyRequest } from 'fastify';
import { isForbiddenKey } from './json-body.js';

/** Merges path, query and body into the flat object that a route's `input` describes. Refuses repeated keys. */
export function flatInput({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): object {
  const input: Record<string, unknown> = {};
  add(input, params);
  for (const value of Object.values(query ?? {})) {
    if (Array.isArray(value)) throw invalid('repeated_field', 'A field is given twice');
  }
  add(input, query);
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw invalid('bad_body', 'The request must be a JSON object');
  }
  add(input, body);
  return input;
}

function add(input: Record<string, unknown>, part: unknown): void {
  for (const [key, value] of Object.entries(part ?? {})) {
    if (isForbiddenKey(key)) throw invalid('forbidden_key', 'The request contains a key that is not allowed');
    if (Object.hasOwn(input, key)) throw invalid('repeated_field', 'A field is given twice');
    input[key] = value;
  }
}
