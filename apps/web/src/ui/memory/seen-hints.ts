import { accountStored } from './browser-memory.js';

const here = accountStored<readonly string[]>('giftwell-hints', []);

/** A second place for the hints that were shown, for example an account. */
export interface HintStore {
  read: () => Promise<readonly string[]>;
  add: (hint: string) => Promise<unknown>;
}

let account: HintStore | null = null;
export const storeHintsIn = (store: HintStore | null): void => {
  account = store;
};

/** The hints shown in this browser, and on other devices of the account. */
export async function seenHints(): Promise<readonly string[]> {
  const others = await account?.read().catch(() => []);
  return [...here.read(), ...(others ?? [])];
}

/** Stores that a hint was shown. */
export function addSeenHint(hint: string): void {
  here.write([...here.read(), hint]);
  account?.add(hint).catch(() => {
    // It is stored in this browser.
  });
}
