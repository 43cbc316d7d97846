import { invitationLinkRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { fakeService, startFakeServices, type TestService } from '@giftwell/server-kit/testing';
import { startAuth } from './auth.js';

/** auth-service with a fake planning-service behind real RPC; the links of these codes have ended. */
export async function withInvitations(
  env: Record<string, string> = {},
  ended: ReadonlySet<string> = new Set(),
): Promise<TestService> {
  const links = fakeService(invitationLinkRoutes, {
    check: async ({ code }) => ({ works: !ended.has(code) }),
  });
  const { others, env: reached } = await startFakeServices('auth', [links]);
  const service = await startAuth({ ...reached, ...env });
  return {
    ...service,
    async close() {
      await service.close();
      await others.close();
    },
  };
}
