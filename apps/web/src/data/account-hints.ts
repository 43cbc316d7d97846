import { hintRoutes } from '@giftwell/contracts/auth/hints';
import { createClient } from '@giftwell/contracts/core/client';
import type { HintStore } from '../ui/memory/seen-hints.js';

const client = createClient(hintRoutes, { baseUrl: '/api' });

/** The hints that the account in this browser has seen; requested once, with the first hint. */
export function accountHints(): HintStore {
  let known: Promise<readonly string[]> | undefined;
  return {
    read: () => (known ??= client.list({}).then(({ hints }) => hints)),
    add: (hint) => client.add({ hint }),
  };
}
