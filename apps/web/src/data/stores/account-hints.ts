import type { HintStore } from '../../ui/memory/seen-hints.js';

/** The client needs the contracts and their schemas, which the first page doesn't load. */
async function loadClient() {
  const [{ hintRoutes }, { createClient }] = await Promise.all([
    import('@giftwell/contracts/auth/hints'),
    import('@giftwell/contracts/core/client'),
  ]);
  return createClient(hintRoutes, { baseUrl: '/api' });
}

/** The hints that the account in this browser has seen; requested once, with the first hint. */
export function accountHints(): HintStore {
  let known: Promise<readonly string[]> | undefined;
  return {
    read: () => (known ??= loadClient().then(async (client) => (await client.list({})).hints)),
    add: async (hint) => (await loadClient()).add({ hint }),
  };
}
