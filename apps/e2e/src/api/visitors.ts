import type { Route } from '@giftwell/contracts/core/route';
import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test';
import { newPerson } from '../person.js';

export type Visitor = APIRequestContext;

/** A separate browser with a page that sends requests like our client. */
export const arrive = (use: PlaywrightWorkerArgs['playwright'], baseURL: string): Promise<Visitor> =>
  use.request.newContext({ baseURL, extraHTTPHeaders: { 'x-requested-with': 'giftwell' } });

/** Sends a route's input like our client: path parameters in the path, the rest in the body. */
export function send(visitor: Visitor, { method, path }: Route, input: object = {}) {
  const rest: Record<string, unknown> = { ...input };
  const url = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const data = method === 'GET' || method === 'DELETE' ? {} : { data: rest };
  return visitor.fetch(`/api${url}`, { method, ...data });
}

export async function signedUp(visitor: Visitor): Promise<number> {
  const response = await visitor.post('/api/auth/register', { data: newPerson() });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { user: { id: number } }).user.id;
}
