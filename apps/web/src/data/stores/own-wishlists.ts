import { browserStored } from '../../ui/memory/browser-memory.js';

const maxCodes = 200;
const codes = browserStored<string[]>('giftwell-own-wishlists', []);

/** Whether a list was managed in this browser, by whatever account. */
export const isKnownAsOwn = (shareCode: string): boolean => codes.read().includes(shareCode);

/** Notes that these lists are managed here. Their pages then hide what is taken, also while the owner is signed out. */
export function rememberOwn(lists: readonly { shareCode: string }[]): void {
  const known = codes.read();
  const fresh = lists.map(({ shareCode }) => shareCode).filter((code) => !known.includes(code));
  if (fresh.length > 0) codes.write([...fresh, ...known].slice(0, maxCodes));
}
