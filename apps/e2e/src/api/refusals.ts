import { wireErrorSchema } from '@giftwell/contracts/core/error';
import { expect, type APIResponse } from '@playwright/test';

const kinds = { 401: 'unauthenticated', 404: 'not_found' } as const;

/** Expects that a guest (401) or a stranger (404) was refused; `what` names the request. */
export async function expectRefused(
  response: APIResponse,
  status: keyof typeof kinds,
  what: string,
): Promise<void> {
  expect(response.status(), what).toBe(status);
  const { error } = (await response.json()) as { error: unknown };
  expect(wireErrorSchema.parse(error).kind, what).toBe(kinds[status]);
}
